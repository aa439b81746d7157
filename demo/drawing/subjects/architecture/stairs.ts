import type { Point } from '../../core/geometry.ts'
import { cut, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { tree } from '../../parts/trees.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './architecture-parts.ts'

export const stairs: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'dusk', 'night'] as const),
  format: random.pick([SQUARE, ...TALL]),
  gentle: true,
  words: {
    title: random.pick<Both>([
      ['Treppenwitz', 'Staircase wit'],
      ['Auf und ab', 'Up and down'],
      ['Stufenweise', 'Step by step'],
    ]),
    alt: [
      'Ein Bau aus ineinander verschachtelten Treppen, Türen und Terrassen mit Menschen auf allen Ebenen',
      'A structure of interlocking stairs, doors and terraces with people on every level',
    ],
    keywords: [...KEYWORDS, ['Treppe', 'stairs'], ['Isometrie', 'isometric'], ['Fantasie', 'imagination']],
  },
  draw: drawStairs,
})

function drawStairs(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * 0.8, height * 0.14, 1.2)
  const cell = Math.min(width, height) * 0.105
  const at = (x: number, y: number, z: number): Point => [
    width * 0.5 + (x - y) * cell * 0.87,
    height * 0.9 + (x + y) * cell * 0.5 - z * cell,
  ]
  const blocks: [number, number, number][] = []
  for (let x = -4; x <= 0; x++)
    for (let y = -4; y <= 0; y++)
      blocks.push([x, y, Math.max(0.5, Math.round((chance.between(0, 2.2) + (-x - y) * 0.55) * 2) / 2)])
  blocks.sort((one, other) => one[0] + one[1] - (other[0] + other[1]))
  for (const [index, [x, y, z]] of blocks.entries()) {
    block(
      stage,
      at,
      x,
      y,
      z,
      (['a', 'light', 'c', 'white', 'd', 'wall'] as const)[(index * 5 + Math.round(z)) % 6] ?? 'a',
    )
    const [px, py] = at(x + 0.5, y + 0.5, z)
    if (chance.chance(0.22))
      figure(stage, {
        x: px,
        y: py,
        height: cell * 0.95,
        pose: chance.pick(['walk', 'point', 'phone', 'wave', 'relaxed'] as const),
        flip: chance.chance(0.5),
        outfit: outfitOf(stage, index),
      })
    else if (chance.chance(0.18)) tree(stage, 'lollipop', px, py, cell * 0.9)
  }
}

type Corner = (x: number, y: number, z: number) => Point

/** A block that reaches from the ground up to `z`, with something on its two visible walls. */
function block(stage: Stage, at: Corner, x: number, y: number, z: number, slot: Slot): void {
  const { scene, random, night } = stage
  cut(scene, [at(x, y, z), at(x + 1, y, z), at(x + 1, y + 1, z), at(x, y + 1, z)], slot, { tone: 0.05 })
  const left = cut(
    scene,
    [at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, 0), at(x, y + 1, 0)],
    slot,
    { tone: -0.05 },
  )
  const right = cut(
    scene,
    [at(x + 1, y, z), at(x + 1, y + 1, z), at(x + 1, y + 1, 0), at(x + 1, y, 0)],
    slot,
    { tone: -0.13 },
  )
  const onLeft = (share: number, down: number) => at(x + share, y + 1, z - down)
  const kind = random.pick(['door', 'window', 'steps', 'none'] as const)
  if (kind === 'door') opening(stage, onLeft, [0.3, 0.7], [0.2, 1], left, 'dark')
  if (kind === 'window')
    for (const from of [0.15, 0.6])
      opening(stage, onLeft, [from, from + 0.25], [0.25, 0.65], left, night ? 'glow' : 'front')
  if (kind === 'steps') flightOfSteps(stage, (share, height) => at(x + 1, y + share, height), z, right, slot)
}

function opening({ scene }: Stage, at: OnWall, across: Span, down: Span, clip: number, slot: Slot): void {
  const [from, to] = across
  const [low, tall] = down
  cut(scene, [at(from, low), at(to, low), at(to, tall), at(from, tall)], slot, { clip })
}

function flightOfSteps({ scene }: Stage, at: OnWall, z: number, clip: number, slot: Slot): void {
  for (let step = 0; step < 5; step++) {
    const [from, to, top] = [step / 5, (step + 1) / 5, z - step * 0.2]
    cut(scene, [at(from, top), at(to, top), at(to, 0), at(from, 0)], slot, {
      tone: step % 2 ? 0 : 0.07,
      clip,
    })
  }
}

type OnWall = (share: number, height: number) => Point
type Span = readonly [from: number, to: number]
