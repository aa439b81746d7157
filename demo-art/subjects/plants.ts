import { flyingBird } from '../animals/birds.ts'
import { cat, sitter } from '../animals/sitting.ts'
import { arc, ellipse, type Point, polar, rectangle, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, place } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { pottedPlant } from '../parts/furniture.ts'
import { flowerHead, PLANTS, type PlantKind, plant } from '../parts/plants.ts'
import { ground, skyLight } from '../parts/sky.ts'
import { vase } from '../parts/tableware.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Pflanzen', 'plants'],
  ['Botanik', 'botany'],
  ['Natur', 'nature'],
]
const FLOWERS: readonly PlantKind[] = ['daisy', 'tulip', 'poppy', 'bell', 'umbel', 'berries']

const bouquet: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'day', 'night'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Strauß für Dienstag', 'A bunch for Tuesday'],
      ['Schnittblumen', 'Cut flowers'],
      ['Danke, einfach so', 'Thanks, just because'],
    ]),
    alt: [
      'Üppiger Blumenstrauß in einer gemusterten Vase auf einem Tisch',
      'Lavish bunch of flowers in a patterned vase on a table',
    ],
    keywords: [...KEYWORDS, ['Blumen', 'flowers'], ['Vase', 'vase']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    if (chance.chance(0.5))
      fill(scene, ellipse(width / 2, height * 0.42, Math.min(width, height) * 0.4), 'far')
    cut(scene, rectangle(-BLEED, height * 0.84, width + 2 * BLEED, height), 'floor')
    const foot = height * 0.92
    const tall = height * chance.between(0.28, 0.36)
    for (let index = 0; index < 17; index++) {
      const share = (index * 0.618) % 1
      const lean = (share - 0.5) * 2
      const kind = index % 3 === 0 ? chance.pick(['fern', 'branch', 'umbel'] as const) : chance.pick(FLOWERS)
      plant(
        stage,
        kind,
        width / 2 + lean * width * 0.03,
        foot - tall * 0.86,
        height * chance.between(0.34, 0.54) * (1 - Math.abs(lean) * 0.12),
        {},
        lean,
      )
    }
    vase(stage, width / 2, foot, tall)
    for (let petal = 0; petal < 4; petal++)
      fill(
        scene,
        leaf(
          [width * chance.between(0.2, 0.8), height * chance.between(0.9, 0.97)],
          chance.between(0, 6),
          30,
          16,
        ),
        'bloom',
      )
  },
})

const herbarium: Composition = (random) => ({
  mood: 'paper',
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Bestimmungsbuch', 'Field guide'],
      ['Am Wegrand gefunden', 'Found by the wayside'],
      ['Neun Stängel', 'Nine stems'],
    ]),
    alt: [
      'Neun verschiedene Pflanzen stehen einzeln nebeneinander wie in einem Herbarium',
      'Nine different plants set out one by one as in a herbarium',
    ],
    keywords: [...KEYWORDS, ['Herbarium', 'herbarium'], ['Sammlung', 'collection']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const kinds = chance.shuffle(PLANTS)
    for (let index = 0; index < 9; index++) {
      const [x, y] = [(width * ((index % 3) + 0.5)) / 3, (height * (Math.floor(index / 3) + 0.94)) / 3]
      plant(stage, kinds[index] ?? 'fern', x, y - height * 0.02, height * 0.26, {}, chance.swing() * 0.15)
      if (kinds[index] !== 'grass')
        for (const side of [-1, 1])
          line(
            scene,
            [
              [x, y - height * 0.02],
              [x + side * 12, y + height * 0.006],
            ],
            'trunk',
            2.4,
          )
      cut(
        scene,
        [
          [x - 20, y - height * 0.045],
          [x + 18, y - height * 0.055],
          [x + 20, y - height * 0.04],
          [x - 18, y - height * 0.03],
        ],
        'white',
        { tone: -0.02 },
      )
    }
  },
})

const jungleFrame: Composition = (random) => {
  const guest = random.pick(['tiger', 'cat', 'bird'] as const)
  const names: Record<typeof guest, Both> = {
    tiger: ['Tiger', 'tiger'],
    cat: ['Katze', 'cat'],
    bird: ['Vogel', 'bird'],
  }
  return {
    mood: random.pick(['bold', 'dusk', 'night', 'day'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Dickicht', 'Thicket'],
        ['Da ist doch wer', 'Somebody’s there'],
        ['Wildes Zimmer', 'Wild room'],
      ]),
      alt: [
        `Dichtes Blattwerk rahmt ${guest === 'cat' ? 'eine Katze' : `einen ${names[guest][0]}`} in der Bildmitte`,
        `Dense foliage frames a ${names[guest][1]} in the middle of the picture`,
      ],
      keywords: [...KEYWORDS, ['Dschungel', 'jungle'], names[guest]],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      fill(scene, ellipse(width / 2, height * 0.48, Math.min(width, height) * 0.36), 'sun')
      for (let index = 0; index < 10; index++)
        plant(
          stage,
          chance.pick(['fern', 'monstera', 'aloe'] as const),
          (width * (index + 0.5)) / 10,
          height * 0.95,
          height * chance.between(0.4, 0.62),
          { leaf: 'far', leafToo: 'mid' },
        )
      if (guest === 'tiger')
        sitter(stage, 'tiger', width * 0.5, height * 0.86, Math.min(width, height) * 0.58, chance.chance(0.5))
      if (guest === 'cat')
        cat(stage, 'sit', width * 0.5, height * 0.84, Math.min(width, height) * 0.48, false, 'dark')
      if (guest === 'bird')
        flyingBird(
          stage,
          width * 0.5,
          height * 0.48,
          Math.min(width, height) * 0.5,
          chance.chance(0.5),
          'a',
          'bloom',
        )
      for (let index = 0; index < 30; index++) {
        const angle = (index / 30) * TURN
        const from: Point = [
          width / 2 + Math.cos(angle) * width * 0.62,
          height / 2 + Math.sin(angle) * height * 0.62,
        ]
        plant(
          stage,
          chance.pick(['monstera', 'fern', 'branch', 'aloe', 'poppy'] as const),
          from[0],
          from[1],
          Math.min(width, height) * chance.between(0.26, 0.4),
          index % 2 ? {} : { leaf: 'leafLight', leafToo: 'leaf' },
          angle - Math.PI / 2,
        )
      }
    },
  }
}

const windowsill: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'paper', 'bold'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick([
      ['Südfenster', 'South-facing window'],
      ['Gießplan', 'Watering rota'],
      ['Topfgesellschaft', 'Pot party'],
    ]),
    alt: [
      'Topfpflanzen in vielen Formen stehen dicht auf Regalbrettern',
      'Potted plants of many shapes crowd the shelves',
    ],
    keywords: [...KEYWORDS, ['Zimmerpflanzen', 'house plants'], ['Wohnen', 'living']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.5, height * 0.3, 2)
    for (const [row, y] of [0.5, 0.95].entries()) {
      const count = width > height ? 6 : 4
      for (let index = 0; index < count; index++) {
        const kind = chance.pick([
          'monstera',
          'fern',
          'aloe',
          'tulip',
          'daisy',
          'branch',
          'grass',
          'berries',
        ] as const)
        pottedPlant(
          stage,
          (width * (index + 0.5)) / count,
          height * y,
          height * chance.between(0.26, 0.4),
          kind,
          chance.pick(['a', 'bloom', 'c', 'd', 'white'] as const),
        )
      }
      cut(scene, rectangle(-BLEED, height * y, width + 2 * BLEED, height * 0.035), 'trunk', { tone: 0.05 })
      if (row === 0)
        for (let index = 0; index < 3; index++) {
          const x = width * (0.16 + index * 0.34)
          for (let vine = 0; vine < 3; vine++) {
            const drop: Point[] = [
              [x + vine * 12, height * 0.535],
              [x + vine * 26 - 20, height * 0.6],
              [x + vine * 20 - 8, height * chance.between(0.66, 0.76)],
            ]
            line(scene, drop, 'leafDark', 3)
            for (const [lx, ly] of drop) fill(scene, leaf([lx, ly], chance.between(0.6, 2.6), 30, 17), 'leaf')
          }
        }
    }
  },
})

const meadow: Composition = (random) => {
  const insects = random.pick(['bees', 'butterflies'] as const)
  return {
    mood: random.pick(['day', 'dusk', 'night', 'bold'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Auf Augenhöhe mit dem Klee', 'Eye to eye with the clover'],
        ['Blühstreifen', 'Flower strip'],
        ['Summen', 'Humming'],
      ]),
      alt:
        insects === 'bees'
          ? [
              'Blumenwiese aus der Nähe, Bienen fliegen von Blüte zu Blüte',
              'Flower meadow up close, bees flying from bloom to bloom',
            ]
          : ['Blumenwiese aus der Nähe mit Schmetterlingen', 'Flower meadow up close with butterflies'],
      keywords: [
        ...KEYWORDS,
        ['Wiese', 'meadow'],
        insects === 'bees' ? ['Bienen', 'bees'] : ['Schmetterlinge', 'butterflies'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.2, 0.8), height * 0.24, 2)
      for (let layer = 0; layer < 3; layer++) {
        const count = 8 + layer * 3
        for (let index = 0; index < count; index++)
          plant(
            stage,
            chance.pick([...FLOWERS, 'grass'] as const),
            (width * (index + chance.next())) / count,
            height * 1.04,
            height * (0.84 - layer * 0.22) * chance.between(0.75, 1),
            layer === 0 ? { leaf: 'far', leafToo: 'mid' } : {},
          )
      }
      for (let index = 0; index < 5; index++) {
        const [x, y, size] = [
          width * chance.between(0.1, 0.9),
          height * chance.between(0.08, 0.6),
          Math.min(width, height) * chance.between(0.05, 0.09),
        ]
        if (insects === 'bees') bee(stage, x, y, size)
        else butterfly(stage, x, y, size * 1.4)
      }
    },
  }
}

function bee({ scene, random }: Stage, x: number, y: number, size: number): void {
  place(scene, { x, y, scale: size / 40, turn: random.swing() * 0.4, flip: random.chance(0.5) }, () => {
    for (const angle of [-2, -1.3]) fill(scene, leaf([0, -8], angle, 30, 17), 'white')
    const body = fill(scene, ellipse(0, 0, 20, 13), 'glow')
    for (const stripe of [-8, 2]) cut(scene, rectangle(stripe - 3, -20, 6, 40), 'dark', { clip: body })
    fill(scene, ellipse(17, -1, 8, 9), 'dark')
    line(
      scene,
      [
        [20, -8],
        [26, -16],
      ],
      'dark',
      1.6,
    )
  })
}

function butterfly({ scene, random }: Stage, x: number, y: number, size: number): void {
  const slot = random.pick(['a', 'bloom', 'c', 'd'] as const)
  place(scene, { x, y, scale: size / 40, turn: random.swing() * 0.6 }, () => {
    for (const side of [-1, 1]) {
      fill(
        scene,
        [
          [0, -2],
          [side * 12, -24],
          [side * 30, -26],
          [side * 28, -6],
          [side * 10, 2],
        ],
        slot,
      )
      fill(
        scene,
        [
          [0, 2],
          [side * 14, 2],
          [side * 24, 14],
          [side * 14, 26],
          [side * 4, 14],
        ],
        slot,
        { tone: -0.07 },
      )
      fill(scene, ellipse(side * 20, -16, 4), 'light')
    }
    fill(scene, ellipse(0, 0, 2.4, 13), 'dark')
  })
}

const mandala: Composition = (random) => ({
  mood: random.pick(['bold', 'night', 'paper'] as const),
  format: SQUARE,
  words: {
    title: random.pick([
      ['Kranz', 'Wreath'],
      ['Einmal rundherum', 'Once around'],
      ['Jahreskreis', 'Circle of the year'],
    ]),
    alt: [
      'Blätter, Beeren und Blüten bilden einen kreisrunden Kranz',
      'Leaves, berries and blossoms form a round wreath',
    ],
    keywords: [...KEYWORDS, ['Kranz', 'wreath'], ['Ornament', 'ornament']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const centre: Point = [width / 2, height / 2]
    const rim = ellipse(centre[0], centre[1], width * 0.3)
    line(scene, [...rim, ...rim.slice(0, 1)], 'trunk', 6)
    const kinds = chance.shuffle(['fern', 'branch', 'berries', 'umbel'] as const)
    for (let index = 0; index < 22; index++) {
      const angle = (index / 22) * TURN
      const from = polar(centre, angle, width * 0.3)
      plant(
        stage,
        kinds[index % 3] ?? 'branch',
        from[0],
        from[1],
        width * chance.between(0.13, 0.2),
        {},
        angle + Math.PI / 2 + (index % 2 ? 0.5 : 1),
      )
      if (index % 2) plant(stage, 'branch', from[0], from[1], width * 0.11, {}, angle - Math.PI / 2 - 0.4)
    }
    for (let index = 0; index < 9; index++)
      flowerHead(
        stage,
        polar(centre, (index / 9) * TURN + 0.2, width * 0.3),
        width * chance.between(0.04, 0.075),
        chance.whole(5, 10),
        0.6,
        { bloom: chance.pick(['bloom', 'bloomToo', 'c', 'd', 'white'] as const), heart: 'sun' },
      )
    line(scene, arc(centre[0], centre[1], width * 0.44, width * 0.44, 200, 340, 20), 'light', 2, {
      fine: true,
    })
  },
})

export const plants: readonly Composition[] = [bouquet, herbarium, jungleFrame, windowsill, meadow, mandala]
