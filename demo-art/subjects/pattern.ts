import { songbird } from '../animals/birds.ts'
import { cat } from '../animals/sitting.ts'
import { fish } from '../animals/swimmers.ts'
import { arc, ellipse, type Point, polar, rectangle, steps, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { flowerHead, plant } from '../parts/plants.ts'
import { ground } from '../parts/sky.ts'
import { cup, fruit, vase } from '../parts/tableware.ts'
import { ANY, type Both, type Choice, type Composition, keysOf, SQUARE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Muster', 'pattern'],
  ['Ornament', 'ornament'],
  ['Textil', 'textile'],
]
const SLOTS: readonly Slot[] = ['a', 'b', 'c', 'd', 'bloom', 'sun']

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

function motif(stage: Stage, name: Motif, x: number, y: number, size: number, index: number): void {
  const { random } = stage
  const [slot, other]: [Slot, Slot] = [SLOTS[index % 4] ?? 'a', SLOTS[(index + 1) % 4] ?? 'b']
  const flip = index % 2 === 1
  if (name === 'birds') songbird(stage, x, y + size * 0.4, size * 0.9, flip, slot, other)
  if (name === 'fish') fish(stage, x, y, size, flip, slot, other, random.swing() * 0.1)
  if (name === 'cats')
    cat(
      stage,
      random.pick(['sit', 'sleep', 'walk'] as const),
      x,
      y + size * 0.45,
      size * 0.8,
      flip,
      index % 3 ? 'dark' : 'white',
    )
  if (name === 'fruit')
    fruit(
      stage,
      random.pick(['apple', 'pear', 'lemon', 'cherry', 'pomegranate'] as const),
      x,
      y + size * 0.4,
      size * 0.7,
      slot,
    )
  if (name === 'cups')
    index % 3 === 2
      ? vase(stage, x, y + size * 0.45, size * 0.8, slot)
      : cup(stage, x, y + size * 0.3, size * 0.6, slot, true)
  if (name === 'tulips') plant(stage, 'tulip', x, y + size * 0.55, size * 1.1, { bloom: slot }, 0)
  if (name === 'leaves')
    plant(
      stage,
      random.pick(['branch', 'berries', 'fern'] as const),
      x,
      y + size * 0.5,
      size,
      { leaf: slot, leafToo: other },
      flip ? 0.4 : -0.4,
    )
}

const halfDrop: Composition = (random) => {
  const name = random.pick(keysOf(MOTIFS))
  return {
    mood: random.pick(['bold', 'night', 'paper', 'day'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        [`Rapport ${MOTIFS[name][0]}`, `Repeat with ${MOTIFS[name][1]}`],
        ['Stoffmuster', 'Fabric sample'],
        ['Meterware', 'By the metre'],
      ]),
      alt: [
        `Versetzt wiederholtes Muster aus ${MOTIFS[name][0] === 'Vögel' ? 'Vögeln' : `${MOTIFS[name][0]}${MOTIFS[name][0].endsWith('n') ? '' : 'n'}`} und kleinen Blüten`,
        `Half-drop repeat of ${MOTIFS[name][1]} and small blossoms`,
      ],
      keywords: [...KEYWORDS, MOTIFS[name]],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      const cell = chance.between(170, 230)
      let index = 0
      for (let column = 0; column <= Math.ceil(width / cell); column++) {
        for (let row = -1; row <= Math.ceil(height / cell); row++) {
          const [x, y] = [(column + 0.3) * cell, (row + (column % 2 ? 0.75 : 0.25)) * cell]
          motif(stage, name, x, y, cell * 0.64, index++)
          if (chance.chance(0.8))
            flowerHead(stage, [x + cell * 0.45, y + cell * 0.46], cell * 0.08, 6, 0.7, {
              bloom: 'light',
              heart: 'sun',
            })
        }
        index += 1
      }
    },
  }
}

const TILE_KINDS = ['quarter', 'leaf', 'sun', 'stripes', 'eye', 'diamond', 'arcs', 'flower', 'dots'] as const

const tiles: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Kacheln', 'Tiles'],
      ['Ordnung und Laune', 'Order and whim'],
      ['Baukasten', 'Building blocks'],
    ]),
    alt: [
      'Raster aus Quadraten mit Kreisen, Bögen, Blättern, Augen und Streifen',
      'Grid of squares with circles, arcs, leaves, eyes and stripes',
    ],
    keywords: [...KEYWORDS, ['Geometrie', 'geometry'], ['abstrakt', 'abstract']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    const columns = chance.whole(4, 6)
    const size = width / columns
    for (let row = 0; row < Math.ceil(height / size); row++)
      for (let column = 0; column < columns; column++)
        tile(stage, column * size, row * size, size, chance.pick(TILE_KINDS))
  },
})

function tile(stage: Stage, x: number, y: number, size: number, kind: (typeof TILE_KINDS)[number]): void {
  const { scene, random } = stage
  const [back, front, extra] = random.shuffle(['a', 'b', 'c', 'd', 'light', 'dark', 'white', 'sun'] as const)
  const field = cut(scene, rectangle(x, y, size + 1, size + 1), back ?? 'a')
  const [ink, other]: [Slot, Slot] = [front ?? 'b', extra ?? 'c']
  const [cx, cy] = [x + size / 2, y + size / 2]
  inside(scene, field, () => {
    if (kind === 'quarter') {
      const [qx, qy] = [x + size * random.whole(0, 1), y + size * random.whole(0, 1)]
      for (const [radius, slot] of [
        [1, ink],
        [0.66, back ?? 'a'],
        [0.36, other],
      ] as const)
        fill(scene, ellipse(qx, qy, size * radius), slot)
    }
    if (kind === 'leaf') {
      fill(scene, leaf([x, y + size], -Math.PI / 4, size * 1.41, size * 0.7), ink)
      line(
        scene,
        [
          [x, y + size],
          [x + size * 0.8, y + size * 0.2],
        ],
        back ?? 'a',
        size * 0.03,
      )
    }
    if (kind === 'sun') {
      for (let ray = 0; ray < 12; ray++)
        cut(
          scene,
          [
            [cx, cy],
            polar([cx, cy], (ray / 12) * TURN, size * 0.46),
            polar([cx, cy], ((ray + 0.5) / 12) * TURN, size * 0.46),
          ],
          ink,
        )
      fill(scene, ellipse(cx, cy, size * 0.24), other)
    }
    if (kind === 'stripes')
      for (let band = 0; band < 4; band++)
        cut(scene, rectangle(x, y + (band * size) / 4, size, size / 8), ink)
    if (kind === 'eye') {
      fill(
        scene,
        [
          [x + size * 0.06, cy],
          [cx, y + size * 0.22],
          [x + size * 0.94, cy],
          [cx, y + size * 0.78],
        ],
        'white',
      )
      fill(scene, ellipse(cx, cy, size * 0.2), ink)
      fill(scene, ellipse(cx, cy, size * 0.1), 'dark')
    }
    if (kind === 'diamond') {
      cut(
        scene,
        [
          [cx, y],
          [x + size, cy],
          [cx, y + size],
          [x, cy],
        ],
        ink,
      )
      cut(
        scene,
        [
          [cx, y + size * 0.25],
          [x + size * 0.75, cy],
          [cx, y + size * 0.75],
          [x + size * 0.25, cy],
        ],
        other,
      )
    }
    if (kind === 'arcs')
      for (const radius of [0.44, 0.32, 0.2, 0.08])
        line(scene, arc(cx, y + size, size * radius, size * radius * 1.6, 180, 360, 12), ink, size * 0.06)
    if (kind === 'flower')
      flowerHead(stage, [cx, cy], size * 0.44, random.whole(5, 8), 0.7, { bloom: ink, heart: other })
    if (kind === 'dots')
      for (const [dx, dy] of steps(9, (_, index): Point => [(index % 3) - 1, Math.floor(index / 3) - 1]))
        fill(scene, ellipse(cx + dx * size * 0.28, cy + dy * size * 0.28, size * 0.09), ink)
  })
}

const scales: Composition = (random) => ({
  mood: random.pick(['day', 'bold', 'night'] as const),
  format: random.pick([SQUARE, ...ANY]),
  words: {
    title: random.pick<Both>([
      ['Schuppenkleid', 'Coat of scales'],
      ['Wellengang', 'Swell'],
      ['Dachpfannen', 'Roof tiles'],
    ]),
    alt: [
      'Übereinanderliegende Bögen wie Wellen oder Schuppen, jeder anders gefüllt',
      'Overlapping arcs like waves or scales, each filled in its own way',
    ],
    keywords: [...KEYWORDS, ['Wellen', 'waves'], ['Rhythmus', 'rhythm']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const radius = chance.between(70, 105)
    for (let row = -1; row < height / (radius * 0.5) + 2; row++) {
      for (let column = -1; column < width / (radius * 2) + 1; column++) {
        const [x, y] = [column * radius * 2 + (row % 2 ? radius : 0), row * radius * 0.5 + radius * 0.4]
        const slot = chance.pick(SLOTS)
        fill(scene, ellipse(x, y, radius), slot)
        const kind = chance.pick(['rings', 'rays', 'plain', 'flower'] as const)
        const light: Slot = chance.pick(['light', 'white', 'dark'] as const)
        if (kind === 'rings')
          for (const share of [0.78, 0.54, 0.3])
            line(scene, arc(x, y, radius * share, radius * share, 180, 360, 12), light, radius * 0.08)
        if (kind === 'rays')
          for (let ray = 0; ray < 7; ray++)
            line(
              scene,
              [
                polar([x, y], Math.PI * (1.08 + ray * 0.14), radius * 0.3),
                polar([x, y], Math.PI * (1.08 + ray * 0.14), radius * 0.86),
              ],
              light,
              radius * 0.07,
            )
        if (kind === 'flower')
          flowerHead(stage, [x, y - radius * 0.5], radius * 0.34, 6, 0.7, { bloom: light, heart: 'sun' })
      }
    }
  },
})

const cutouts: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Scherenschnitte', 'Cut-outs'],
      ['Formengarten', 'Garden of shapes'],
      ['Was die Schere wollte', 'What the scissors wanted'],
    ]),
    alt: [
      'Freie Formen wie Algen, Blätter und Sterne auf farbigen Rechtecken',
      'Free shapes like seaweed, leaves and stars on coloured rectangles',
    ],
    keywords: [...KEYWORDS, ['abstrakt', 'abstract'], ['Formen', 'shapes']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const [columns, rows] = width > height ? [4, 3] : [3, 4]
    for (let cell = 0; cell < columns * rows; cell++) {
      const [w, h] = [width / columns, height / rows]
      const [x, y] = [(cell % columns) * w, Math.floor(cell / columns) * h]
      const [back, front] = chance.shuffle(['a', 'b', 'c', 'd', 'light', 'sun', 'dark', 'white'] as const)
      cut(
        scene,
        rectangle(x - (cell % columns === 0 ? BLEED : 0), y, w + (cell % columns === 0 ? BLEED : 1), h + 1),
        back ?? 'a',
      )
      const lobes = chance.whole(4, 7)
      const ring = steps(lobes * 4 + 1, (share, index) =>
        polar(
          [x + w / 2, y + h / 2],
          share * TURN + cell,
          Math.min(w, h) *
            (index % 4 === 0
              ? 0.44
              : index % 4 === 2
                ? chance.between(0.1, 0.2)
                : chance.between(0.24, 0.34)),
        ),
      ).slice(0, -1)
      fill(scene, ring, front ?? 'b')
    }
  },
})

export const pattern: readonly Composition[] = [halfDrop, tiles, scales, cutouts]
