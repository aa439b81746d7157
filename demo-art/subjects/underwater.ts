import { fish, jellyfish, octopus, turtle, whale } from '../animals/swimmers.ts'
import { ellipse, type Point, polar, rectangle, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { ridge } from '../parts/land.ts'
import { plant } from '../parts/plants.ts'
import { ground } from '../parts/sky.ts'
import { ANY, type Both, type Composition, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Unterwasser', 'underwater'],
  ['Meer', 'ocean'],
  ['Tiere', 'animals'],
]

function depths(stage: Stage): void {
  const { scene, width, height, random } = stage
  ground(stage, stage.night ? 'ground' : 'water', stage.night ? 0 : 0.05)
  for (let ray = 0; ray < 5; ray++) {
    const x = width * (ray / 4.4 + random.swing() * 0.05)
    cut(
      scene,
      [
        [x, -BLEED],
        [x + width * 0.07, -BLEED],
        [x - width * 0.14, height + BLEED],
        [x - width * 0.34, height + BLEED],
      ],
      stage.night ? 'far' : 'water',
      { tone: stage.night ? 0.02 : 0.1 },
    )
  }
}

function bubbles({ scene, random }: Stage, x: number, y: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const size = random.between(3, 11)
    const [bx, by] = [x + random.swing() * 30, y - index * 24]
    const ring = ellipse(bx, by, size)
    line(scene, [...ring, ...ring.slice(0, 1)], 'white', 2, { fine: true })
  }
}

function reef(stage: Stage, level: number, slot: Slot): void {
  const { width, height, random, scene } = stage
  const bed = ridge(stage, level, 26, slot)
  for (let index = 0; index < 13; index++) {
    const x = width * ((index + random.next()) / 13)
    const kind = random.pick(['weed', 'coral', 'fan', 'tube', 'fern'] as const)
    const size = height * random.between(0.1, 0.24)
    if (kind === 'weed')
      fill(
        scene,
        ribbon(
          [
            [x, bed(x) + 12],
            [x + 20, bed(x) - size * 0.4],
            [x - 14, bed(x) - size * 0.8],
            [x + 10, bed(x) - size * 1.3],
          ],
          [14, 18, 14, 3],
        ),
        random.pick(['leaf', 'leafDark', 'leafLight'] as const),
      )
    if (kind === 'coral')
      coral(
        stage,
        x,
        bed(x) + 8,
        size * 0.7,
        -Math.PI / 2,
        4,
        random.pick(['bloom', 'bloomToo', 'a', 'c'] as const),
      )
    if (kind === 'fan')
      for (let rib = 0; rib < 9; rib++)
        fill(
          scene,
          leaf([x, bed(x) + 8], -Math.PI / 2 + (rib - 4) * 0.2, size * 0.9, size * 0.16),
          rib % 2 ? 'c' : 'd',
        )
    if (kind === 'tube')
      for (const [dx, tall] of [
        [-16, 0.6],
        [0, 0.9],
        [15, 0.7],
      ] as const) {
        cut(
          scene,
          [
            [x + dx - 9, bed(x) + 10],
            [x + dx - 12, bed(x) - size * tall],
            [x + dx + 12, bed(x) - size * tall],
            [x + dx + 9, bed(x) + 10],
          ],
          'bloomToo',
        )
        fill(scene, ellipse(x + dx, bed(x) - size * tall, 12, 5), 'dark')
      }
    if (kind === 'fern') plant(stage, 'fern', x, bed(x) + 10, size)
  }
}

function coral(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  angle: number,
  depth: number,
  slot: Slot,
): void {
  const end = polar([x, y], angle, size * 0.42)
  line(stage.scene, [[x, y], end], slot, depth * 4.4)
  if (depth < 2) return
  for (const turn of [-0.5, 0.45])
    coral(stage, end[0], end[1], size * 0.8, angle + turn + stage.random.swing() * 0.15, depth - 1, slot)
}

function diver(stage: Stage, x: number, y: number, size: number, flip: boolean): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, flip, turn: -0.2 }, () => {
    fill(
      scene,
      ribbon(
        [
          [-30, 4],
          [-52, 10],
          [-74, 2],
        ],
        [12, 9, 6],
      ),
      'dark',
      { tone: 0.06 },
    )
    fill(scene, leaf([-72, 4], 3.0, 34, 14), 'sun', { tone: -0.06 })
    fill(
      scene,
      ribbon(
        [
          [-30, 0],
          [-54, -6],
          [-74, 10],
        ],
        [13, 10, 7],
      ),
      'dark',
    )
    fill(scene, leaf([-72, 10], 2.7, 34, 14), 'sun')
    cut(
      scene,
      [
        [-22, -22],
        [16, -22],
        [18, -12],
        [-22, -12],
      ],
      'bloom',
    )
    fill(
      scene,
      ribbon(
        [
          [-32, 0],
          [-4, -3],
          [22, -2],
        ],
        [18, 21, 17],
      ),
      'dark',
    )
    fill(
      scene,
      ribbon(
        [
          [18, 0],
          [34, 12],
          [56, 6],
        ],
        [11, 9, 6],
      ),
      'dark',
      { tone: 0.08 },
    )
    fill(scene, ellipse(61, 5, 5, 4), 'skin0')
    fill(scene, ellipse(36, -8, 12, 11), 'skin0')
    fill(
      scene,
      [
        [24, -8],
        [24, -20],
        [38, -22],
        [44, -16],
      ],
      'hair0',
    )
    cut(
      scene,
      [
        [36, -14],
        [50, -13],
        [49, -4],
        [38, -4],
      ],
      'white',
    )
  })
  bubbles(stage, x + (flip ? -size : size) * 0.5, y - size * 0.3, 6)
}

const whaleAndDiver: Composition = (random) => ({
  mood: random.pick(['day', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Begegnung', 'Encounter'],
      ['Groß und klein', 'Great and small'],
      ['Stille Tiefe', 'Silent depths'],
    ]),
    alt: [
      'Ein riesiger Wal und ein winziger Taucher begegnen sich unter Wasser',
      'A giant whale and a tiny diver meet under water',
    ],
    keywords: [...KEYWORDS, ['Wal', 'whale'], ['Taucher', 'diver']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    depths(stage)
    ridge(stage, height * 0.84, 40, 'far')
    const flip = chance.chance(0.5)
    whale(
      stage,
      width * 0.5,
      height * 0.4,
      Math.min(width * 0.62, height * 0.9),
      flip,
      chance.pick(['b', 'waterDark', 'front'] as const),
      chance.swing() * 0.25,
    )
    diver(stage, width * (flip ? 0.2 : 0.78), height * 0.68, Math.min(width, height) * 0.17, !flip)
    reef(stage, height * 0.92, 'near')
    for (let index = 0; index < 6; index++)
      fish(
        stage,
        width * chance.next(),
        height * chance.between(0.6, 0.82),
        width * 0.05,
        chance.chance(0.5),
        'light',
        'a',
      )
  },
})

const reefLife: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Schule aus', 'School’s out'],
      ['Im Riff', 'On the reef'],
      ['Gegen den Strom', 'Against the current'],
    ]),
    alt: [
      'Gemusterte Fische ziehen über ein farbiges Korallenriff, einer schwimmt in die andere Richtung',
      'Patterned fish pass over a colourful coral reef, one of them swimming the other way',
    ],
    keywords: [...KEYWORDS, ['Fische', 'fish'], ['Korallen', 'coral']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    depths(stage)
    reef(stage, height * 0.74, 'mid')
    const flip = chance.chance(0.5)
    const count = 11
    for (let index = 0; index < count; index++) {
      const [x, y] = [width * (0.1 + 0.8 * ((index * 0.382) % 1)), height * (0.1 + 0.6 * (index / count))]
      fish(
        stage,
        x,
        y,
        Math.min(width, height) * chance.between(0.12, 0.22),
        index === 5 ? !flip : flip,
        index === 5 ? 'sun' : chance.pick(['a', 'b', 'c', 'd'] as const),
        index === 5 ? 'bloom' : chance.pick(['light', 'white', 'dark'] as const),
        chance.swing() * 0.2,
      )
    }
    reef(stage, height * 0.93, 'front')
    bubbles(stage, width * 0.2, height * 0.7, 10)
    bubbles(stage, width * 0.8, height * 0.6, 8)
  },
})

const deepOctopus: Composition = (random) => ({
  mood: random.pick(['night', 'day', 'bold'] as const),
  format: random.pick([...TALL, [1, 1] as const]),
  words: {
    title: random.pick([
      ['Acht Arme, ein Plan', 'Eight arms, one plan'],
      ['Tausendsassa', 'Jack of all trades'],
      ['Tintenfach', 'Ink department'],
    ]),
    alt: [
      'Ein Oktopus breitet seine acht Arme zwischen Korallen und Fächern aus',
      'An octopus spreads its eight arms among corals and sea fans',
    ],
    keywords: [...KEYWORDS, ['Oktopus', 'octopus'], ['Tiefsee', 'deep sea']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    depths(stage)
    const size = Math.min(width, height) * 0.54
    octopus(stage, width / 2, height * 0.46, size, chance.pick(['bloom', 'a', 'c'] as const))
    reef(stage, height * 0.92, 'near')
    bubbles(stage, width * 0.3, height * 0.3, 7)
  },
})

const drifters: Composition = (random) => {
  const animal = random.pick(['jellyfish', 'turtle'] as const)
  return {
    mood: animal === 'jellyfish' ? 'night' : 'day',
    format: random.pick(animal === 'jellyfish' ? TALL : WIDE),
    words: {
      title: random.pick<Both>(
        animal === 'jellyfish'
          ? [
              ['Schweben', 'Floating'],
              ['Lichterloh', 'Aglow'],
            ]
          : [
              ['Langstrecke', 'Long distance'],
              ['Nur keine Eile', 'No hurry at all'],
            ],
      ),
      alt:
        animal === 'jellyfish'
          ? ['Leuchtende Quallen schweben in dunklem Wasser', 'Glowing jellyfish float in dark water']
          : [
              'Schildkröten gleiten durch helles Wasser über ein Riff',
              'Turtles glide through bright water above a reef',
            ],
      keywords: [...KEYWORDS, animal === 'jellyfish' ? ['Quallen', 'jellyfish'] : ['Schildkröte', 'turtle']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      depths(stage)
      if (animal === 'jellyfish') {
        for (const [index, [x, y, size]] of (
          [
            [0.3, 0.3, 0.34],
            [0.72, 0.22, 0.2],
            [0.66, 0.58, 0.3],
            [0.2, 0.7, 0.18],
            [0.9, 0.8, 0.14],
            [0.45, 0.84, 0.12],
          ] as const
        ).entries())
          jellyfish(
            stage,
            width * x,
            height * y,
            width * size,
            (['bloom', 'sun', 'a', 'c'] as const)[index % 4] ?? 'a',
          )
        for (const [x, y] of steps(50, (): Point => [width * chance.next(), height * chance.next()]))
          fill(scene, ellipse(x, y, chance.between(1.5, 4)), 'light', { fine: true })
        return
      }
      turtle(
        stage,
        width * 0.45,
        height * 0.42,
        Math.min(width, height) * 0.62,
        chance.chance(0.5),
        chance.swing() * 0.3,
      )
      turtle(stage, width * 0.82, height * 0.2, width * 0.17, chance.chance(0.5), chance.swing() * 0.4)
      for (let index = 0; index < 8; index++)
        fish(
          stage,
          width * chance.next(),
          height * chance.between(0.1, 0.75),
          width * 0.05,
          true,
          'light',
          'a',
        )
      reef(stage, height * 0.88, 'near')
      cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, BLEED * 0.9), 'white')
    },
  }
}

export const underwater: readonly Composition[] = [whaleAndDiver, reefLife, deepOctopus, drifters]
