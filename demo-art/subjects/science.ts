import {
  arc,
  ellipse,
  type Point,
  polar,
  rectangle,
  roundedRectangle,
  steps,
  TURN,
} from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, cutRings, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { pendant, room, table } from '../parts/furniture.ts'
import { ridge } from '../parts/land.ts'
import { PLANTS, plant } from '../parts/plants.ts'
import { clouds, ground, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { prop } from '../people/props.ts'
import { ANY, type Both, type Composition, SQUARE, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Wissenschaft', 'science'],
  ['Technik', 'technology'],
]

const laboratory: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'bold'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Versuch macht klug', 'Trial and insight'],
      ['Reihe C', 'Series C'],
      ['Es wächst', 'It grows'],
    ]),
    alt: [
      'Zwei Forschende im Labor, aus Kolben und Reagenzgläsern sprießen Pflanzen',
      'Two researchers in a laboratory, plants sprouting from flasks and test tubes',
    ],
    keywords: [...KEYWORDS, ['Labor', 'laboratory'], ['Forschung', 'research']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.84, 'wall', 'floor', 'plain')
    for (const share of [0.3, 0.7]) pendant(stage, width * share, height * 0.06, 120, 'white')
    for (const row of [0.2, 0.36]) {
      cut(scene, rectangle(width * 0.28, height * row, width * 0.44, 9), 'trunk')
      for (let index = 0; index < 7; index++)
        flask(
          stage,
          width * (0.31 + index * 0.063),
          height * row,
          height * chance.between(0.06, 0.1),
          chance.pick(['a', 'bloom', 'c', 'd', 'sun'] as const),
          false,
        )
    }
    const tall = height * 0.62
    for (const side of [-1, 1])
      figure(stage, {
        x: width * (0.5 + side * 0.36),
        y: floor + height * 0.12,
        height: tall,
        pose: chance.pick(['cook', 'reach', 'paint'] as const),
        flip: side > 0,
        outfit: {
          ...outfitOf(stage, side < 0 ? 0 : 1),
          garment: 'coat',
          top: 'white',
          pattern: 'plain',
          longSleeves: true,
        },
      })
    const top = height * 0.64
    table(stage, width / 2, height * 1.02, width * 0.66, height * 1.02 - top, 'light')
    for (let index = 0; index < 5; index++)
      flask(
        stage,
        width * (0.28 + index * 0.11),
        top,
        height * chance.between(0.12, 0.19),
        (['a', 'bloom', 'sun', 'c', 'd'] as const)[index] ?? 'a',
        true,
      )
  },
})

function flask(stage: Stage, x: number, y: number, size: number, slot: Slot, sprouting: boolean): void {
  const { scene, random } = stage
  const round = random.chance(0.5)
  if (sprouting)
    plant(stage, random.pick(PLANTS.filter((kind) => kind !== 'grass')), x, y - size * 0.5, size * 1.35)
  const body: Point[] = round
    ? [
        ...arc(x, y - size * 0.36, size * 0.37, size * 0.36, -62, 242, 18),
        [x - size * 0.12, y - size],
        [x + size * 0.12, y - size],
      ]
    : [
        [x - size * 0.12, y - size],
        [x + size * 0.12, y - size],
        [x + size * 0.12, y - size * 0.6],
        [x + size * 0.42, y],
        [x - size * 0.42, y],
        [x - size * 0.12, y - size * 0.6],
      ]
  const glass = cut(scene, body, 'white')
  inside(scene, glass, () => {
    cut(scene, rectangle(x - size, y - size * 0.42, size * 2, size), slot)
    for (let bubble = 0; bubble < 5; bubble++)
      fill(
        scene,
        ellipse(
          x + random.swing() * size * 0.3,
          y - size * random.between(0.04, 0.4),
          size * random.between(0.02, 0.05),
        ),
        'white',
        { fine: true },
      )
  })
  line(
    scene,
    [
      [x - size * 0.17, y - size],
      [x + size * 0.17, y - size],
    ],
    'dark',
    size * 0.05,
  )
}

const windFarm: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Rückenwind fürs Netz', 'Tailwind for the grid'],
      ['Ernte der Luft', 'Harvest of the air'],
      ['Neue Landschaft', 'New landscape'],
    ]),
    alt: [
      'Windräder und Solarfelder auf sanften Hügeln, Menschen lassen einen Drachen steigen',
      'Wind turbines and solar fields on soft hills, people flying a kite',
    ],
    keywords: [
      ...KEYWORDS,
      ['Windkraft', 'wind power'],
      ['Energie', 'energy'],
      ['Nachhaltigkeit', 'sustainability'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.22, 1.4)
    if (!stage.night) clouds(stage, 3)
    for (const [row, slot] of (['far', 'mid', 'near'] as const).entries()) {
      const hill = ridge(stage, height * (0.56 + row * 0.13), 30, slot)
      const count = 4 - row
      for (let index = 0; index < count; index++) {
        const x = width * ((index + chance.between(0.25, 0.75)) / count)
        turbine(stage, x, hill(x) + 10, height * (0.2 + row * 0.13), chance.between(0, 2))
      }
      if (row === 1)
        for (let panel = 0; panel < 9; panel++)
          solarPanel(
            stage,
            width * (0.5 + (panel % 3) * 0.1),
            hill(width * 0.6) + 60 + Math.floor(panel / 3) * 34,
            width * 0.075,
          )
      for (let index = 0; index < 3; index++)
        anyTree(stage, width * chance.next(), hill(0) + 30, height * (0.07 + row * 0.04))
    }
    const last = ridge(stage, height * 0.92, 12, 'front')
    figure(stage, {
      x: width * 0.24,
      y: last(width * 0.24) + 14,
      height: height * 0.22,
      pose: 'reach',
      outfit: outfitOf(stage, 0),
      held: (at) => prop(stage, 'kite', at, 'bloom'),
    })
    figure(stage, {
      x: width * 0.4,
      y: last(width * 0.4) + 14,
      height: height * 0.16,
      pose: 'run',
      outfit: outfitOf(stage, 1),
    })
    for (let index = 0; index < 9; index++)
      plant(
        stage,
        chance.pick(['grass', 'daisy'] as const),
        width * chance.next(),
        height * 1.03,
        height * 0.11,
      )
  },
})

function turbine({ scene }: Stage, x: number, y: number, height: number, turn: number): void {
  cut(
    scene,
    [
      [x - height * 0.02, y],
      [x - height * 0.01, y - height],
      [x + height * 0.01, y - height],
      [x + height * 0.02, y],
    ],
    'white',
  )
  for (let blade = 0; blade < 3; blade++) {
    const angle = turn + (blade * TURN) / 3
    fill(
      scene,
      ribbon(
        [
          [x, y - height],
          polar([x, y - height], angle, height * 0.26),
          polar([x, y - height], angle + 0.04, height * 0.5),
        ],
        [height * 0.02, height * 0.05, height * 0.008],
      ),
      'white',
    )
  }
  fill(scene, ellipse(x, y - height, height * 0.025), 'bloom')
}

function solarPanel({ scene }: Stage, x: number, y: number, size: number): void {
  const panel = cut(
    scene,
    [
      [x, y],
      [x + size, y],
      [x + size * 0.86, y - size * 0.36],
      [x - size * 0.14, y - size * 0.36],
    ],
    'front',
  )
  for (let cell = 1; cell < 5; cell++)
    line(
      scene,
      [
        [x - size * 0.14 + (cell * size) / 5, y - size * 0.36],
        [x + (cell * size) / 5, y],
      ],
      'water',
      2,
      { clip: panel },
    )
  line(
    scene,
    [
      [x - size * 0.1, y - size * 0.18],
      [x + size, y - size * 0.18],
    ],
    'water',
    2,
    { clip: panel },
  )
}

const robotHelper: Composition = (random) => {
  const task = random.pick(['plants', 'tea'] as const)
  return {
    mood: random.pick(['day', 'bold', 'paper', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Aushilfe', 'Temp'],
        ['Der neue Kollege', 'The new colleague'],
        ['Lernt noch', 'Still learning'],
      ]),
      alt:
        task === 'plants'
          ? [
              'Ein freundlicher Roboter gießt Topfpflanzen, eine Person zeigt ihm wie',
              'A friendly robot waters pot plants while a person shows it how',
            ]
          : [
              'Ein freundlicher Roboter bringt einer lesenden Person Tee',
              'A friendly robot brings tea to a person reading',
            ],
      keywords: [...KEYWORDS, ['Roboter', 'robot'], ['Zukunft', 'future'], ['Humor', 'humour']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      const floor = room(stage, 0.78, 'wall', 'floor', stage.hand.pattern)
      const base = floor + height * 0.12
      robot(stage, width * 0.36, base, height * 0.54, chance.pick(['a', 'c', 'bloom'] as const), task)
      if (task === 'plants') {
        figure(stage, {
          x: width * 0.8,
          y: base,
          height: height * 0.56,
          pose: 'point',
          flip: true,
          outfit: outfitOf(stage, 0),
        })
        for (let index = 0; index < 4; index++) {
          const x = width * (0.54 + index * 0.05)
          plant(
            stage,
            chance.pick(['daisy', 'tulip', 'fern', 'monstera'] as const),
            x,
            base - height * 0.07,
            height * 0.24,
          )
          cut(
            scene,
            [
              [x - 26, base - height * 0.08],
              [x + 26, base - height * 0.08],
              [x + 19, base],
              [x - 19, base],
            ],
            'bloomToo',
          )
        }
        return
      }
      cut(scene, roundedRectangle(width * 0.68, base - height * 0.24, width * 0.2, height * 0.24, 24), 'b')
      cut(scene, roundedRectangle(width * 0.82, base - height * 0.46, width * 0.08, height * 0.46, 24), 'b', {
        tone: -0.06,
      })
      figure(stage, {
        x: width * 0.78,
        y: base + 4,
        height: height * 0.58,
        pose: 'read',
        flip: true,
        outfit: outfitOf(stage, 0),
        held: (at) => prop(stage, 'book', at, 'd'),
      })
    },
  }
}

function robot(stage: Stage, x: number, y: number, height: number, slot: Slot, task: 'plants' | 'tea'): void {
  const { scene } = stage
  place(scene, { x, y, scale: height / 100 }, () => {
    for (const side of [-1, 1]) {
      cut(scene, rectangle(side * 12 - 4, -26, 8, 20), 'dark')
      cut(scene, roundedRectangle(side * 12 - 10, -10, 20, 10, 5), 'front')
    }
    line(
      scene,
      [
        [-22, -54],
        [-34, -40],
        [-28, -26],
      ],
      'dark',
      5,
    )
    cut(scene, roundedRectangle(-24, -66, 48, 44, 10), slot)
    cut(scene, roundedRectangle(-15, -58, 30, 18, 4), 'white')
    line(
      scene,
      [
        [-12, -48],
        [-6, -48],
        [-3, -54],
        [2, -43],
        [5, -48],
        [12, -48],
      ],
      'bloom',
      1.6,
      { curved: false },
    )
    for (const [dx, dot] of [
      [-8, 'sun'],
      [0, 'bloom'],
      [8, 'leaf'],
    ] as const)
      fill(scene, ellipse(dx, -32, 3), dot)
    cut(scene, rectangle(-5, -72, 10, 7), 'dark')
    cut(scene, roundedRectangle(-21, -100, 42, 29, 10), slot, { tone: 0.04 })
    cut(scene, roundedRectangle(-15, -95, 30, 18, 7), 'dark')
    for (const side of [-1, 1]) fill(scene, ellipse(side * 7, -87, 3.4, 4), 'glow')
    line(scene, arc(0, -84, 4, 3, 20, 160, 5), 'glow', 1.4)
    line(
      scene,
      [
        [0, -100],
        [0, -110],
      ],
      'dark',
      2,
    )
    fill(scene, ellipse(0, -112, 3.6), 'bloom')
    line(
      scene,
      [
        [22, -54],
        [36, -48],
        [46, -54],
      ],
      'dark',
      5,
    )
    if (task === 'plants') prop(stage, 'watering-can', [48, -54], 'sun')
    else {
      cut(scene, roundedRectangle(36, -58, 34, 4, 2), 'trunk')
      prop(stage, 'cup', [50, -62], 'white')
    }
  })
}

const gears: Composition = (random) => ({
  mood: random.pick(['bold', 'paper', 'night', 'day'] as const),
  format: random.pick([SQUARE, ...ANY]),
  words: {
    title: random.pick<Both>([
      ['Räderwerk', 'Clockwork'],
      ['Ineinander', 'Interlocking'],
      ['Wie eins zum anderen führt', 'How one thing leads to another'],
    ]),
    alt: [
      'Zahnräder verschiedener Größe greifen ineinander, kleine Menschen halten sie in Gang',
      'Cogwheels of different sizes interlock, small people keeping them running',
    ],
    keywords: [
      ...KEYWORDS,
      ['Maschine', 'machine'],
      ['Zusammenarbeit', 'teamwork'],
      ['Wirtschaft', 'business'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    const unit = Math.min(width, height)
    let centre: Point = [width * 0.24, height * 0.3]
    let [radius, angle] = [unit * 0.2, 0.5]
    for (let wheel = 0; wheel < 8; wheel++) {
      cog(stage, centre, radius, (['a', 'b', 'c', 'd', 'bloom', 'sun'] as const)[wheel % 6] ?? 'a', wheel)
      if (wheel % 2 === 0)
        figure(stage, {
          x: centre[0],
          y: centre[1] - radius * 1.06,
          height: unit * 0.19,
          pose: chance.pick(['walk', 'push', 'reach', 'run', 'carry'] as const),
          flip: chance.chance(0.5),
          outfit: outfitOf(stage, wheel),
        })
      const next = unit * chance.between(0.09, 0.19)
      angle = wheel % 2 ? chance.between(0.9, 1.4) : chance.between(-0.5, 0.3)
      const step: Point = polar(centre, angle, radius + next + unit * 0.016)
      centre = [
        step[0] > width * 0.92 ? width * 0.16 : step[0],
        step[1] > height * 0.9 ? height * 0.8 : step[1],
      ]
      radius = next
    }
  },
})

function cog({ scene }: Stage, [x, y]: Point, radius: number, slot: Slot, seed: number): void {
  const teeth = Math.max(9, Math.round(radius / 11))
  const outline = steps(teeth * 4 + 1, (share, index) =>
    polar([x, y], share * TURN + seed, radius * (index % 4 < 2 ? 1.1 : 0.94)),
  ).slice(0, -1)
  cutRings(scene, [outline, ellipse(x, y, radius * 0.22)], slot)
  const ring = ellipse(x, y, radius * 0.66)
  line(scene, [...ring, ...ring.slice(0, 1)], slot, radius * 0.07, { tone: -0.09 })
  for (let hole = 0; hole < 5; hole++) {
    const [hx, hy] = polar([x, y], (hole / 5) * TURN + seed, radius * 0.45)
    fill(scene, ellipse(hx, hy, radius * 0.1), slot, { tone: -0.12 })
  }
}

const greenhouse: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Glashaus', 'Glasshouse'],
      ['Klima 2080', 'Climate 2080'],
      ['Tropen auf Zeit', 'Borrowed tropics'],
    ]),
    alt: [
      'Kuppelgewächshaus voller Pflanzen, darin arbeiten Menschen, draußen liegt Schnee',
      'A domed greenhouse full of plants, people working inside while snow lies outside',
    ],
    keywords: [...KEYWORDS, ['Gewächshaus', 'greenhouse'], ['Klima', 'climate']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.86, height * 0.16, 1.1)
    ridge(stage, height * 0.66, 26, 'far')
    const [x, base, half] = [width / 2, height * 0.84, Math.min(width * 0.42, height * 0.54)]
    cut(scene, rectangle(-BLEED, base - 14, width + 2 * BLEED, height), 'white')
    const dome = cut(scene, arc(x, base, half, half * 1.18, 180, 360, 26), stage.night ? 'glow' : 'light', {
      tone: stage.night ? -0.16 : 0.02,
    })
    inside(scene, dome, () => {
      for (let index = 0; index < 12; index++)
        plant(
          stage,
          chance.pick(PLANTS),
          x + (index / 11 - 0.5) * half * 1.8,
          base,
          half * chance.between(0.4, 0.92),
        )
    })
    for (const [dx, index] of [
      [-0.34, 0],
      [0.3, 1],
    ] as const)
      figure(stage, {
        x: x + dx * half,
        y: base + 4,
        height: half * 0.5,
        pose: chance.pick(['water', 'reach', 'kneel'] as const),
        flip: dx > 0,
        outfit: outfitOf(stage, index),
        held: (at) => prop(stage, index ? 'flowers' : 'watering-can', at, 'c'),
      })
    for (let rib = 1; rib < 8; rib++)
      line(
        scene,
        arc(x, base, half * Math.abs(1 - rib / 4), half * 1.18, rib < 4 ? 180 : 270, rib < 4 ? 270 : 360, 14),
        'white',
        5,
      )
    for (const level of [0.3, 0.62, 0.9])
      line(
        scene,
        arc(
          x,
          base - half * level * 0.6,
          half * Math.sqrt(Math.max(0.05, 1 - (level * 0.51) ** 2)),
          half * 0.06,
          180,
          0,
          14,
        ),
        'white',
        5,
      )
    const rim = arc(x, base, half, half * 1.18, 180, 360, 30)
    line(scene, rim, 'white', 10)
    cut(scene, rectangle(x - half * 1.04, base - 8, half * 2.08, 24), 'trunk')
    for (const share of [0.05, 0.12, 0.9, 0.97])
      anyTree(stage, width * share, base + height * 0.05, height * chance.between(0.2, 0.34), {
        crown: 'white',
        shade: 'light',
        trunk: 'trunk',
      })
  },
})

export const science: readonly Composition[] = [laboratory, windFarm, robotHelper, gears, greenhouse]
