import { ellipse, type Point, polar, steps, TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import type { TreeKind } from '../../hands/hand.ts'
import { patternOver } from '../../parts/patterns.ts'
import type { PlantColours, PlantKind } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { anyTree, tree } from '../../parts/trees.ts'
import type { Both } from '../../subjects/piece.ts'
import { anySlot, type Part } from '../part.ts'
import { NATURE_DRAWN } from './nature-drawn.ts'

function treeOf(words: Both, kind: TreeKind): Part {
  return { words, draw: (stage, x, y, size) => tree(stage, kind, x, y, size) }
}

function plantOf(words: Both, kind: PlantKind, colours: Partial<PlantColours> = {}): Part {
  return {
    words,
    draw: (stage, x, y, size) => plant(stage, kind, x, y, size * 0.95, colours, stage.random.swing() * 0.14),
  }
}

function bareTree(stage: Stage, from: Point, angle: number, length: number, depth: number): void {
  const end = polar(from, angle, length)
  line(stage.scene, [from, polar(from, angle + 0.05, length * 0.5), end], 'trunk', length * 0.05 + depth * 2)
  if (depth === 0) return
  for (const turn of [-0.55, 0.1, 0.6])
    bareTree(stage, end, angle + turn + stage.random.swing() * 0.2, length * 0.62, depth - 1)
}

/** Branches that fork evenly, such as of coral and snow crystals. */
function coral(stage: Stage, from: Point, angle: number, length: number, depth: number, slot: Slot): void {
  const end = polar(from, angle, length)
  line(stage.scene, [from, end], slot, length * (0.16 + depth * 0.06))
  if (depth === 0) return
  for (const turn of [-0.5, 0.45])
    coral(stage, end, angle + turn + stage.random.swing() * 0.15, length * 0.8, depth - 1, slot)
}

function star(x: number, y: number, radius: number, points: number, inner: number): Point[] {
  return steps(points * 2, (_, index) =>
    polar([x, y], (index / points / 2) * TURN - TURN / 4, radius * (index % 2 ? inner : 1)),
  )
}

function sun(stage: Stage, x: number, y: number, size: number): void {
  const middle: Point = [x, y - size / 2]
  const rays = stage.hand.detail > 0.7 ? 16 : 10
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * TURN
    if (stage.hand.bend > 0)
      fill(stage.scene, leaf(polar(middle, angle, size * 0.28), angle, size * 0.24, size * 0.1), 'sun')
    else
      line(
        stage.scene,
        [polar(middle, angle, size * 0.37), polar(middle, angle, size * 0.5)],
        'sun',
        size * 0.035,
      )
  }
  fill(stage.scene, ellipse(x, y - size / 2, size * 0.31), 'sun')
}

function ball(stage: Stage, x: number, y: number, size: number, slot: Slot, ringed = false): void {
  const { scene, random } = stage
  const [cy, radius] = [y - size / 2, size * (ringed ? 0.36 : 0.5)]
  const ring = (from: number) =>
    steps(16, (share): Point => {
      const [px, py] = polar([0, 0], from + share * Math.PI, radius * 1.8)
      return [x + px, cy + py * 0.24 - px * 0.25]
    })
  if (ringed) line(scene, ring(Math.PI), 'sun', radius * 0.16)
  const sphere = fill(scene, ellipse(x, cy, radius), slot)
  if (ringed) {
    inside(scene, sphere, () => {
      for (const band of [-0.5, 0.1, 0.6])
        line(
          scene,
          [
            [x - radius, cy + (band + 0.25) * radius],
            [x + radius, cy + (band - 0.25) * radius],
          ],
          slot,
          radius * 0.2,
          { tone: 0.08 },
        )
    })
  } else patternOver(stage, sphere, random.pick(['dots', 'waves', 'stripes'] as const), 'light', radius * 0.3)
  inside(scene, sphere, () =>
    fill(scene, ellipse(x + radius * 0.55, cy + radius * 0.3, radius * 1.05), slot, { tone: -0.05 }),
  )
  if (ringed) line(scene, ring(0), 'sun', radius * 0.16)
}

function snowflake({ scene }: Stage, x: number, y: number, size: number): void {
  for (let arm = 0; arm < 6; arm++) {
    const angle = (arm / 6) * TURN + TURN / 12
    const [middle, width]: [Point, number] = [[x, y - size / 2], size * 0.035]
    line(scene, [middle, polar(middle, angle, size / 2)], 'white', width)
    for (const share of [0.22, 0.34])
      for (const turn of [-0.9, 0.9]) {
        const fork = polar(middle, angle, size * share)
        line(scene, [fork, polar(fork, angle + turn, size * (0.5 - share) * 0.6)], 'white', width)
      }
  }
}

export const NATURE: Readonly<Record<string, Part>> = {
  fir: treeOf(['Tanne', 'fir'], 'cone'),
  tree: { words: ['Baum', 'tree'], draw: (stage, x, y, size) => anyTree(stage, x, y, size) },
  birch: treeOf(['Birke', 'birch'], 'birch'),
  palm: treeOf(['Palme', 'palm'], 'palm'),
  cypress: treeOf(['Zypresse', 'cypress'], 'poplar'),
  'bare-tree': {
    words: ['kahler Baum', 'bare tree'],
    draw: (stage, x, y, size) => bareTree(stage, [x, y], -Math.PI / 2, size * 0.36, 4),
  },
  tulip: plantOf(['Tulpe', 'tulip'], 'tulip'),
  poppy: plantOf(['Mohn', 'poppy'], 'poppy', { bloom: 'bloom' }),
  daisy: plantOf(['Margerite', 'daisy'], 'daisy', { bloom: 'white' }),
  fern: plantOf(['Farn', 'fern'], 'fern'),
  grass: plantOf(['Gras', 'grass'], 'grass'),
  monstera: plantOf(['Monstera', 'monstera'], 'monstera'),
  branch: plantOf(['Zweig', 'branch'], 'branch'),
  berries: plantOf(['Beeren', 'berries'], 'berries', { bloom: 'bloom' }),
  coral: {
    words: ['Koralle', 'coral'],
    draw(stage, x, y, size) {
      const slot = stage.random.pick(['bloom', 'bloomToo', 'a', 'c'] as const)
      for (const lean of [-0.5, 0, 0.5]) coral(stage, [x, y], -Math.PI / 2 + lean, size * 0.3, 3, slot)
    },
  },
  sun: { words: ['Sonne', 'sun'], draw: sun },
  star: {
    words: ['Stern', 'star'],
    draw: (stage, x, y, size) => cut(stage.scene, star(x, y - size / 2, size / 2, 5, 0.42), 'sun'),
  },
  planet: {
    words: ['Planet', 'planet'],
    draw: (stage, x, y, size) => ball(stage, x, y, size, anySlot(stage)),
  },
  saturn: {
    words: ['Saturn', 'Saturn'],
    draw: (stage, x, y, size) => ball(stage, x, y, size, anySlot(stage), true),
  },
  snowflake: { words: ['Schneeflocke', 'snowflake'], draw: snowflake },
  ...NATURE_DRAWN,
}
