import { ellipse, polar, rectangle, TURN } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { PLANTS } from '../parts/plant-kinds.ts'
import { plant } from '../parts/plants.ts'
import { ground } from '../parts/sky.ts'
import { type Bust, bust, bustOf } from '../people/bust.ts'
import type { Held } from '../people/bust-props.ts'
import type { Looks } from '../people/bust-shape.ts'

// The likeness that heads an artist's portfolio stands before a backdrop, which other portraits use as well.

const AT_FACE: Held[] = ['earPencil', 'chinHand', 'phone', 'headset', 'pencil']
const AT_CHEST: Held[] = ['pencil', 'brush', 'cup', 'folder', 'laptop', 'headset', 'chinHand']

/** How near one comes: height of the face and place of its middle as shares of the sheet, and what is seen in hand. */
const CROPS = [
  { size: 0.66, middle: 0.5, held: AT_FACE, often: 0 },
  { size: 0.54, middle: 0.47, held: AT_FACE, often: 0.2 },
  { size: 0.46, middle: 0.45, held: AT_FACE, often: 0.4 },
  { size: 0.4, middle: 0.43, held: AT_FACE, often: 0.3 },
  { size: 0.33, middle: 0.35, held: AT_CHEST, often: 1 },
  { size: 0.36, middle: 0.36, held: AT_CHEST, often: 1 },
]

/** Draws the artist's own likeness, which is always square. */
export function artistPortrait(stage: Stage, looks?: Looks): void {
  const { width, height, random } = stage
  backdrop(stage)
  const { size, middle, held, often } = random.pick(CROPS)
  const who: Bust = bustOf(stage, 0, looks)
  if (random.chance(often)) who.holds = random.pick(held)
  const x = width * (0.5 + random.swing() * 0.08)
  bust(stage, x, height * middle, height * size, who, random.chance(0.5))
}

/** Draws what is behind a head: shapes, leaves, a wall with pictures or books, or nothing but colour. */
export function backdrop(stage: Stage): void {
  const { scene, width, height, random, hand } = stage
  ground(stage)
  const kind = random.pick(KINDS)
  const size = Math.min(width, height)
  if (kind === 'disc') fill(scene, ellipse(width / 2, height * 0.44, size * 0.4), 'sun')
  if (kind === 'arch')
    line(scene, ellipse(width / 2, height, size * 0.56, size * 0.86), 'far', size * random.between(0.05, 0.2))
  if (kind === 'rays')
    for (let ray = 0; ray < 12; ray++) {
      const [from, to] = [0, 0.5].map((part) => ((ray + part) / 12) * TURN)
      const middle = [width / 2, height * 0.45] as const
      cut(scene, [middle, polar(middle, from ?? 0, 1500), polar(middle, to ?? 0, 1500)], 'far')
    }
  if (kind === 'pattern') {
    const wall = cut(scene, rectangle(0, 0, width, height), 'ground')
    patternOver(stage, wall, hand.pattern === 'plain' ? 'dots' : hand.pattern, 'far', 84)
  }
  if (kind === 'halves') cut(scene, rectangle(width / 2, -BLEED, width + BLEED, height + 2 * BLEED), 'far')
  for (let index = 0; index < 9; index++) {
    const [across, down] = [(index % 3) / 3, Math.floor(index / 3) / 3]
    const [wide, high] = [random.between(0.13, 0.25) * width, random.between(0.14, 0.24) * height]
    const slot = random.pick(['far', 'mid', 'light', 'far'] as const)
    const [left, top] = [(across + 0.04) * width, (down + 0.04) * height]
    if (kind === 'frames') cut(scene, rectangle(left, top, wide, high), slot)
    if (kind === 'bubbles') fill(scene, ellipse(left + wide / 2, top + high / 2, high / 2), slot)
    if (kind === 'shelf')
      for (let book = 0; book < 5; book++) {
        const tall = height * random.between(0.15, 0.24)
        const shelf = (down + 0.28) * height
        cut(scene, rectangle((across + book / 17) * width, shelf - tall, width * 0.052, tall), slot, {
          tone: book * 0.02,
        })
      }
    if (kind === 'leaves') {
      const [x, y] = [(width * (index + 0.5)) / 9, height * random.between(0.9, 1.05)]
      plant(stage, random.pick(PLANTS), x, y, height * random.between(0.55, 0.95), {
        leaf: 'mid',
        leafToo: 'far',
      })
    }
  }
}

const KINDS = [
  'disc',
  'rays',
  'pattern',
  'leaves',
  'plain',
  'halves',
  'arch',
  'frames',
  'shelf',
  'bubbles',
] as const
