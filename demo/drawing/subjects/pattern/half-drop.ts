import { songbird } from '../../animals/birds.ts'
import { cat } from '../../animals/cat.ts'
import { fish } from '../../animals/fish.ts'
import { type Point, rectangle } from '../../core/geometry.ts'
import type { Slot } from '../../core/scene.ts'
import { cut } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { BLEED } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'
import { fruit } from '../../parts/fruit.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { cup, vase } from '../../parts/tableware.ts'
import { ANY, type Both, type Choice, type Composition, keysOf } from '../piece.ts'
import { KEYWORDS, SLOTS } from './pattern-parts.ts'

const MOTIFS: Choice<'birds' | 'fish' | 'cats' | 'fruit' | 'cups' | 'tulips' | 'leaves'> = {
  birds: ['Vögel', 'birds'],
  fish: ['Fische', 'fish'],
  cats: ['Katzen', 'cats'],
  fruit: ['Früchte', 'fruit'],
  cups: ['Tassen', 'cups'],
  tulips: ['Tulpen', 'tulips'],
  leaves: ['Zweige', 'sprigs'],
}

type Motif = keyof typeof MOTIFS

type Repeat = { x: number; y: number; size: number; slot: Slot; other: Slot; index: number; flip: boolean }

const DRAW_MOTIF: Record<Motif, (stage: Stage, repeat: Repeat) => void> = {
  birds: (stage, { x, y, size, slot, other, flip }) =>
    songbird(stage, x, y + size * 0.4, size * 0.9, flip, slot, other),
  fish: (stage, { x, y, size, slot, other, flip }) =>
    fish(stage, x, y, size, flip, slot, other, stage.random.swing() * 0.1),
  cats(stage, { x, y, size, index, flip }) {
    const manner = stage.random.pick(['sit', 'sleep', 'walk'] as const)
    cat(stage, manner, x, y + size * 0.45, size * 0.8, flip, index % 3 ? 'dark' : 'white')
  },
  fruit(stage, { x, y, size, slot }) {
    const kind = stage.random.pick(['apple', 'pear', 'lemon', 'cherry', 'pomegranate'] as const)
    fruit(stage, kind, x, y + size * 0.4, size * 0.7, slot)
  },
  cups: (stage, { x, y, size, slot, index }) =>
    index % 3 === 2
      ? vase(stage, x, y + size * 0.45, size * 0.8, slot)
      : cup(stage, x, y + size * 0.3, size * 0.6, slot, true),
  tulips: (stage, { x, y, size, slot }) =>
    plant(stage, 'tulip', x, y + size * 0.55, size * 1.1, { bloom: slot }, 0),
  leaves(stage, { x, y, size, slot, other, flip }) {
    const kind = stage.random.pick(['branch', 'berries', 'fern'] as const)
    plant(stage, kind, x, y + size * 0.5, size, { leaf: slot, leafToo: other }, flip ? 0.4 : -0.4)
  },
}

function motif(stage: Stage, name: Motif, x: number, y: number, size: number, index: number): void {
  const [slot, other]: [Slot, Slot] = [SLOTS[index % 4] ?? 'a', SLOTS[(index + 1) % 4] ?? 'b']
  DRAW_MOTIF[name](stage, { x, y, size, slot, other, index, flip: index % 2 === 1 })
}

export const halfDrop: Composition = (random) => {
  const name = random.pick(keysOf(MOTIFS))
  return {
    mood: random.pick(['bold', 'night', 'paper', 'day'] as const),
    format: random.pick(ANY),
    surface: 'sheet',
    words: {
      title: random.pick<Both>([
        [`Rapport ${MOTIFS[name][0]}`, `Repeat with ${MOTIFS[name][1]}`],
        ['Stoffmuster', 'Fabric sample'],
        ['Meterware', 'By the metre'],
      ]),
      alt: [
        `Versetzt wiederholtes Muster aus ${MOTIFS[name][0] === 'Vögel' ? 'Vögeln' : `${MOTIFS[name][0]}${MOTIFS[name][0].endsWith('n') ? '' : 'n'}`} und kleinen Blüten`,
        `Pattern in half-drop repeat of ${MOTIFS[name][1]} and small blossoms`,
      ],
      keywords: [...KEYWORDS, MOTIFS[name]],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      const cell = chance.between(165, 215)
      const banded = chance.chance(0.6)
      let index = 0
      for (let column = 0; column <= Math.ceil(width / cell); column++) {
        const x = (column + 0.3) * cell
        if (banded && column % 2) cut(scene, rectangle(x - cell / 2, -BLEED, cell, height + 2 * BLEED), 'far')
        for (let row = -1; row <= Math.ceil(height / cell); row++) {
          const y = (row + (column % 2 ? 0.75 : 0.25)) * cell
          motif(stage, name, x, y, cell * 0.78, index++)
          const blossom: Point = [x + cell * 0.5, y + cell * 0.48]
          flowerHead(stage, blossom, cell * 0.13, 6, 0.7, {
            bloom: index % 2 ? 'light' : 'bloom',
            heart: 'sun',
          })
        }
        index += 1
      }
    },
  }
}
