import { ellipse, type Point, polar, rectangle, roundedRectangle, steps, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { pendant, room, table } from '../parts/furniture.ts'
import { patternOver } from '../parts/patterns.ts'
import { ground } from '../parts/sky.ts'
import {
  bottle,
  bowl,
  cup,
  cutlery,
  dish,
  FRUITS,
  fruit,
  heapOfFruit,
  jar,
  teapot,
} from '../parts/tableware.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { ANY, type Both, type Composition, SQUARE, TALL } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Essen', 'food'],
  ['Genuss', 'pleasure'],
]

const laidTable: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'paper'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Bitte zu Tisch', 'Dinner is served'],
      ['Langes Essen', 'A long lunch'],
      ['Noch ein Löffel', 'One more spoonful'],
    ]),
    alt: [
      'Gedeckter Tisch von oben mit Tellern voller Nudeln, Salat, Fisch und Beeren',
      'Laid table from above with plates of noodles, salad, fish and berries',
    ],
    keywords: [...KEYWORDS, ['Tisch', 'table'], ['Aufsicht', 'top view']],
  },
  draw(stage) {
    const { width, height, random: chance, scene, hand } = stage
    ground(stage)
    const cloth = cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'ground')
    patternOver(stage, cloth, hand.pattern === 'plain' ? 'checks' : hand.pattern, 'far', 92)
    const placed: [number, number, number][] = []
    for (let attempt = 0; attempt < 260 && placed.length < 8; attempt++) {
      const radius = chance.between(95, 165)
      const [x, y] = [chance.between(0.06, 0.94) * width, chance.between(0.06, 0.94) * height]
      if (placed.every(([px, py, other]) => Math.hypot(px - x, py - y) > radius + other + 14))
        placed.push([x, y, radius])
    }
    for (const [x, y, radius] of placed) {
      fill(scene, ellipse(x + 6, y + 10, radius), 'dark', { tone: 0.2 })
      dish(stage, x, y, radius, chance.pick(['white', 'c', 'd', 'a', 'b'] as const))
    }
    for (let index = 0; index < 3; index++)
      cutlery(
        stage,
        width * chance.between(0.1, 0.9),
        height * chance.between(0.1, 0.9),
        190,
        chance.between(-0.6, 0.6),
      )
  },
})

const larder: Composition = (random) => ({
  mood: random.pick(['day', 'paper', 'bold', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Eingemacht', 'Preserved'],
      ['Vorratskammer', 'Larder'],
      ['Der Sommer im Glas', 'Summer in a jar'],
    ]),
    alt: [
      'Regal mit Einmachgläsern, Flaschen, Schalen und einer Teekanne',
      'Shelves with preserving jars, bottles, bowls and a teapot',
    ],
    keywords: [...KEYWORDS, ['Vorrat', 'larder'], ['Gläser', 'jars'], ['Stillleben', 'still life']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const rows = height > width ? 4 : 3
    for (let row = 0; row < rows; row++) {
      const y = (height * (row + 0.92)) / rows
      const tall = (height / rows) * 0.66
      let x = width * 0.06
      while (x < width * 0.94) {
        const kind = chance.pick(['jar', 'jar', 'bottle', 'bowl', 'pot', 'fruit'] as const)
        const wide = tall * (kind === 'bottle' ? 0.32 : kind === 'jar' ? 0.56 : 0.9)
        const slot = chance.pick(['a', 'b', 'c', 'd', 'bloom', 'sun', 'leaf', 'light'] as const)
        if (kind === 'jar') jar(stage, x + wide / 2, y, wide * 0.92, tall * chance.between(0.6, 0.9), slot)
        if (kind === 'bottle') bottle(stage, x + wide / 2, y, tall * 1.1, slot)
        if (kind === 'pot') teapot(stage, x + wide / 2, y, tall * 0.6, slot)
        if (kind === 'fruit') fruit(stage, chance.pick(FRUITS), x + wide / 2, y, tall * 0.6, slot)
        if (kind === 'bowl') {
          heapOfFruit(stage, x + wide / 2, y + tall * 0.08, wide * 0.86)
          bowl(stage, x + wide / 2, y, wide, slot)
        }
        x += wide * 1.2
      }
      cut(scene, rectangle(-BLEED, y, width + 2 * BLEED, (height / rows) * 0.07), 'trunk', { tone: 0.04 })
      cut(
        scene,
        rectangle(-BLEED, y + (height / rows) * 0.07, width + 2 * BLEED, (height / rows) * 0.03),
        'dark',
        { tone: 0.12 },
      )
    }
  },
})

const bigBowl: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Heiß und tief', 'Hot and deep'],
      ['Seelenfutter', 'Soul food'],
      ['Mit extra Ei', 'With extra egg'],
    ]),
    alt: [
      'Dampfende Nudelsuppe mit Ei, Lauch und Pilzen in einer gemusterten Schale, Stäbchen heben Nudeln',
      'Steaming noodle soup with egg, leek and mushrooms in a patterned bowl, chopsticks lifting noodles',
    ],
    keywords: [...KEYWORDS, ['Suppe', 'soup'], ['Nudeln', 'noodles'], ['Küche', 'kitchen']],
  },
  draw(stage) {
    const { width, height, random: chance, scene, hand } = stage
    ground(stage)
    fill(scene, ellipse(width / 2, height * 0.42, width * 0.44), 'far')
    const [x, y, half] = [width / 2, height * 0.58, width * 0.4]
    cut(scene, rectangle(-BLEED, height * 0.82, width + 2 * BLEED, height), 'floor')
    const shell = cut(
      scene,
      [
        ...steps(
          18,
          (share): Point => [
            x + Math.cos(share * Math.PI) * half,
            y + Math.sin(share * Math.PI) * half * 0.72,
          ],
        ),
      ],
      'a',
    )
    patternOver(stage, shell, hand.pattern === 'plain' ? 'waves' : hand.pattern, 'white', half * 0.2)
    cut(scene, rectangle(x - half * 0.36, y + half * 0.68, half * 0.72, half * 0.1), 'a', { tone: -0.08 })
    fill(scene, ellipse(x, y, half, half * 0.3), 'white')
    const broth = fill(scene, ellipse(x, y, half * 0.92, half * 0.25), 'bloomToo')
    inside(scene, broth, () => {
      for (let strand = 0; strand < 9; strand++)
        line(
          scene,
          steps(
            9,
            (share): Point => [
              x - half + share * half * 2,
              y + Math.sin(share * 16 + strand) * 12 + (strand - 4) * 14,
            ],
          ),
          'glow',
          8,
        )
    })
    for (const [dx, slot] of [
      [-0.5, 'sun'],
      [-0.16, 'sun'],
    ] as const) {
      fill(scene, ellipse(x + dx * half, y + 2, half * 0.19, half * 0.12), 'white')
      fill(scene, ellipse(x + dx * half, y + 2, half * 0.09, half * 0.06), slot)
    }
    for (let index = 0; index < 5; index++)
      fill(
        scene,
        leaf([x + half * (0.2 + index * 0.1), y + 10], -1.3 + index * 0.2, half * 0.34, half * 0.14),
        index % 2 ? 'leaf' : 'leafDark',
      )
    for (let index = 0; index < 9; index++) {
      const ring = ellipse(x + half * chance.between(-0.7, 0.7), y + chance.swing() * half * 0.14, 9, 5)
      line(scene, [...ring, ...ring.slice(0, 1)], 'leafLight', 4)
    }
    for (const dx of [-10, 12])
      line(
        scene,
        [
          [x + half * 0.1 + dx, y - half * 0.34],
          [x + half * 1.05 + dx * 1.4, y - half * 1.1],
        ],
        'trunk',
        12,
      )
    for (let strand = 0; strand < 5; strand++)
      line(
        scene,
        [
          [x + half * 0.06 + strand * 9, y - half * 0.36],
          [x + half * 0.02 + strand * 11, y - half * 0.16],
          [x + half * 0.05 + strand * 9, y],
        ],
        'glow',
        7,
      )
    for (const dx of [-0.5, -0.1, 0.4])
      line(
        scene,
        steps(
          6,
          (share): Point => [
            x + dx * half + Math.sin(share * 7 + dx * 5) * 18,
            y - half * (0.5 + share * 0.6),
          ],
        ),
        'light',
        9,
      )
  },
})

const sweets: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Drei Kugeln', 'Three scoops'],
      ['Schmilzt schon', 'Already melting'],
      ['Eiszeit', 'Ice age'],
    ]),
    alt: [
      'Eistüten mit bunten Kugeln, Streuseln und Früchten nebeneinander',
      'Ice-cream cones with colourful scoops, sprinkles and fruit side by side',
    ],
    keywords: [...KEYWORDS, ['Eis', 'ice cream'], ['Sommer', 'summer'], ['Süßes', 'sweets']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    for (let ray = 0; ray < 14; ray++)
      cut(
        scene,
        [
          [width / 2, height * 1.1],
          polar([width / 2, height * 1.1], -Math.PI * (ray / 14), 2200),
          polar([width / 2, height * 1.1], -Math.PI * ((ray + 0.5) / 14), 2200),
        ],
        'far',
      )
    const count = width > height ? 4 : 3
    const size = Math.min(width / count, height * 0.36)
    for (let index = 0; index < count; index++) {
      const [x, y] = [(width * (index + 0.5)) / count, height * (0.6 + (index % 2) * 0.05)]
      place(scene, { x, y, turn: chance.swing() * 0.12 }, () => cone(stage, size, chance.whole(1, 3)))
    }
  },
})

function cone(stage: Stage, size: number, scoops: number): void {
  const { scene, random } = stage
  const half = size * 0.3
  const wafer = cut(
    scene,
    [
      [-half * 0.9, 0],
      [half * 0.9, 0],
      [0, size * 0.95],
    ],
    'bloomToo',
  )
  inside(scene, wafer, () => {
    for (let step = -8; step < 9; step++) {
      line(
        scene,
        [
          [step * 24 - 200, 0],
          [step * 24 + 60, 300],
        ],
        'trunk',
        3,
        { tone: 0.1 },
      )
      line(
        scene,
        [
          [step * 24 + 200, 0],
          [step * 24 - 60, 300],
        ],
        'trunk',
        3,
        { tone: 0.1 },
      )
    }
  })
  const flavours = random.shuffle(['a', 'b', 'c', 'd', 'bloom', 'white', 'light'] as const)
  for (let scoop = 0; scoop < scoops; scoop++) {
    const y = -size * (0.08 + scoop * 0.3)
    const shift = scoops === 3 && scoop < 2 ? (scoop === 0 ? -half * 0.4 : half * 0.4) : 0
    const slot = flavours[scoop] ?? 'a'
    fill(scene, ellipse(shift, y - half * 0.3, half, half * 0.96), slot)
    for (let drip = -2; drip <= 2; drip++)
      fill(
        scene,
        ellipse(shift + drip * half * 0.4, y + half * 0.46, half * 0.26, half * (drip % 2 ? 0.36 : 0.24)),
        slot,
      )
    for (let sprinkle = 0; sprinkle < 9; sprinkle++) {
      const [sx, sy] = [shift + random.swing() * half * 0.7, y - half * 0.4 + random.swing() * half * 0.6]
      line(
        scene,
        [
          [sx, sy],
          [sx + random.between(-8, 8), sy + 7],
        ],
        random.pick(['dark', 'sun', 'white', 'bloom'] as const),
        4,
        { fine: true },
      )
    }
  }
  const top = -size * (0.08 + (scoops - 1) * 0.3) - half * 1.2
  fill(scene, ellipse(0, top, half * 0.22), 'bloom')
  line(
    scene,
    [
      [0, top - half * 0.2],
      [half * 0.2, top - half * 0.6],
    ],
    'leafDark',
    4,
  )
}

const cooking: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Probier mal', 'Have a taste'],
      ['Küchenfest', 'Kitchen party'],
      ['Zu viele Köche', 'Too many cooks'],
    ]),
    alt: [
      'Zwei Menschen kochen gemeinsam, aus dem Topf steigt Dampf, auf dem Tisch liegt Gemüse',
      'Two people cook together, steam rises from the pot, vegetables lie on the table',
    ],
    keywords: [...KEYWORDS, ['Kochen', 'cooking'], ['Küche', 'kitchen'], ['Menschen', 'people']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.82, 'wall', 'floor', 'checks')
    for (const share of [0.3, 0.66])
      pendant(stage, width * share, height * 0.16, 110, chance.pick(['a', 'bloom', 'c'] as const))
    for (let pan = 0; pan < 4; pan++) {
      const x = width * (0.36 + pan * 0.09)
      line(
        scene,
        [
          [x, height * 0.28],
          [x, height * 0.36],
        ],
        'dark',
        6,
      )
      fill(scene, ellipse(x, height * 0.4, 26 + pan * 3), pan % 2 ? 'dark' : 'd')
    }
    const tall = height * 0.6
    figure(stage, {
      x: width * 0.24,
      y: floor + height * 0.1,
      height: tall,
      pose: 'cook',
      outfit: outfitOf(stage, 0),
    })
    figure(stage, {
      x: width * 0.8,
      y: floor + height * 0.1,
      height: tall * 0.96,
      pose: 'cook',
      flip: true,
      outfit: outfitOf(stage, 1),
    })
    const top = height * 0.66
    table(stage, width / 2, height * 1.02, width * 0.86, height * 1.02 - top, 'trunk')
    pot(stage, width * 0.44, top, Math.min(width, height) * 0.2)
    for (const [index, kind] of (['melon', 'lemon', 'pear', 'apple'] as const).entries())
      fruit(
        stage,
        kind,
        width * (0.58 + index * 0.075),
        top,
        Math.min(width, height) * 0.085,
        (['bloom', 'sun', 'leafLight', 'bloom'] as const)[index] ?? 'a',
      )
    bottle(stage, width * 0.3, top, height * 0.16, 'leafDark')
    cup(stage, width * 0.22, top, 60, 'white', false)
  },
})

function pot({ scene }: Stage, x: number, y: number, size: number): void {
  const slot: Slot = 'bloom'
  for (const side of [-1, 1])
    line(
      scene,
      [
        [x + side * size * 0.5, y - size * 0.4],
        [x + side * size * 0.64, y - size * 0.4],
      ],
      'dark',
      10,
    )
  cut(scene, roundedRectangle(x - size * 0.5, y - size * 0.56, size, size * 0.56, size * 0.1), slot)
  fill(scene, ellipse(x, y - size * 0.56, size * 0.5, size * 0.08), 'dark')
  for (const dx of [-0.2, 0.06, 0.28])
    line(
      scene,
      steps(
        7,
        (share): Point => [
          x + dx * size + Math.sin(share * 8 + dx * 9) * 14,
          y - size * (0.75 + share * 0.9),
        ],
      ),
      'white',
      9,
    )
  line(
    scene,
    [
      [x + size * 0.1, y - size * 0.5],
      [x - size * 0.3, y - size * 1.05],
    ],
    'trunk',
    9,
  )
  fill(scene, leaf(polar([x, y - size * 0.6], TURN * 0.7, 10), -1, 30, 14), 'leaf')
}

const orchard: Composition = (random) => {
  const kind = random.pick(['apple', 'pear', 'lemon', 'orange', 'cherry', 'plum', 'pomegranate'] as const)
  const names: Record<typeof kind, Both> = {
    apple: ['Äpfel', 'Apples'],
    pear: ['Birnen', 'Pears'],
    lemon: ['Zitronen', 'Lemons'],
    orange: ['Orangen', 'Oranges'],
    cherry: ['Kirschen', 'Cherries'],
    plum: ['Pflaumen', 'Plums'],
    pomegranate: ['Granatäpfel', 'Pomegranates'],
  }
  const name = names[kind]
  return {
    mood: random.pick(['bold', 'night', 'paper', 'day'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([name, ['Reif', 'Ripe'], ['Erntezeit', 'Harvest time']]),
      alt: [
        `${name[0]} mit Blättern an Zweigen, dicht über das ganze Bild verteilt`,
        `${name[1]} with leaves on branches, spread densely across the picture`,
      ],
      keywords: [...KEYWORDS, name, ['Obst', 'fruit']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      const slot = chance.pick(['bloom', 'sun', 'a', 'c'] as const)
      for (let index = 0; index < 7; index++)
        line(
          scene,
          [
            [width * (index / 6) - 60, -40],
            [width * (index / 6) + chance.swing() * 60, height * 0.5],
            [width * (index / 6) + 80, height + 40],
          ],
          'trunk',
          9,
        )
      for (let index = 0; index < 46; index++)
        fill(
          scene,
          leaf(
            [width * chance.next(), height * chance.next()],
            chance.between(0, TURN),
            chance.between(80, 150),
            chance.between(34, 56),
          ),
          chance.pick(['leaf', 'leafDark', 'leafLight'] as const),
        )
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 4; column++)
          fruit(
            stage,
            kind,
            (width * (column + 0.5 + (row % 2) * 0.4 - 0.2)) / 4,
            (height * (row + 0.85)) / 4 + chance.swing() * 20,
            Math.min(width, height) * chance.between(0.17, 0.22),
            slot,
          )
    },
  }
}

export const food: readonly Composition[] = [laidTable, larder, bigBowl, sweets, cooking, orchard]
