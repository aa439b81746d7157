import { flyingBird } from '../animals/birds.ts'
import { quadruped } from '../animals/quadruped.ts'
import { whale } from '../animals/swimmers.ts'
import { ellipse, type Point, polar, rectangle, spline, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { cottage, tower } from '../parts/buildings.ts'
import { mountains, ridge } from '../parts/land.ts'
import { plant } from '../parts/plants.ts'
import { cloud, ground, skyLight, stars } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { POSES } from '../people/pose.ts'
import { prop } from '../people/props.ts'
import { ANY, type Both, type Composition, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Fantasie', 'fantasy'],
  ['Märchen', 'fairy tale'],
  ['Kinderbuch', 'picture book'],
]

const floatingIsland: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Luftschloss', 'Castle in the air'],
      ['Bodenlos', 'Groundless'],
      ['Oben ist noch Platz', 'Room at the top'],
    ]),
    alt: [
      'Eine Burg steht auf einer schwebenden Insel, Wurzeln hängen herab, Wolken ziehen vorbei',
      'A castle stands on a floating island, roots hanging down, clouds drifting past',
    ],
    keywords: [...KEYWORDS, ['Burg', 'castle'], ['Wolken', 'clouds']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.6)
    cloud(stage, width * 0.14, height * 0.36, width * 0.28)
    const [x, y, half] = [width / 2, height * 0.58, Math.min(width * 0.36, height * 0.36)]
    castle(stage, x, y + 8, half)
    for (const share of [-0.86, -0.7, 0.7, 0.88])
      anyTree(stage, x + half * share, y + 10, half * chance.between(0.34, 0.5))
    const rock = fill(
      scene,
      [
        [x - half * 1.08, y - 4],
        [x - half * 0.8, y + half * 0.3],
        [x - half * 0.4, y + half * 0.46],
        [x - half * 0.16, y + half * 0.94],
        [x + half * 0.1, y + half * 0.62],
        [x + half * 0.4, y + half * 0.7],
        [x + half * 0.72, y + half * 0.26],
        [x + half * 1.08, y - 4],
      ],
      'trunk',
    )
    inside(scene, rock, () => {
      for (let layer = 0; layer < 4; layer++)
        fill(
          scene,
          ribbon(
            [
              [x - half * 1.2, y + half * (0.16 + layer * 0.2)],
              [x, y + half * (0.24 + layer * 0.2)],
              [x + half * 1.2, y + half * (0.12 + layer * 0.2)],
            ],
            [12, 20, 10],
          ),
          'trunk',
          { tone: layer % 2 ? 0.07 : -0.06 },
        )
    })
    for (let root = 0; root < 8; root++) {
      const rx = x + half * (-0.7 + root * 0.2)
      line(
        scene,
        [
          [rx, y + half * 0.3],
          [rx + chance.swing() * 20, y + half * 0.6],
          [rx + chance.swing() * 30, y + half * chance.between(0.66, 1.1)],
        ],
        'leafDark',
        5,
      )
    }
    fill(
      scene,
      [
        [x - half * 1.12, y + 10],
        [x - half * 0.6, y - 14],
        [x, y - 8],
        [x + half * 0.6, y - 16],
        [x + half * 1.12, y + 10],
        [x + half * 0.6, y + 34],
        [x, y + 22],
        [x - half * 0.6, y + 36],
      ],
      'leaf',
    )
    for (let index = 0; index < 9; index++)
      plant(
        stage,
        chance.pick(['daisy', 'grass', 'tulip'] as const),
        x + half * chance.between(-0.9, 0.9),
        y + 22,
        half * 0.16,
      )
    cloud(stage, x - half * 0.9, y + half * 0.9, width * 0.3)
    cloud(stage, x + half * 0.9, y + half * 0.7, width * 0.36)
    flyingBird(stage, width * 0.18, height * 0.2, width * 0.1, false, 'white', 'light')
  },
})

function castle(stage: Stage, x: number, y: number, half: number): void {
  const { scene, random } = stage
  const wall: Slot = random.pick(['light', 'white', 'd'] as const)
  const turrets: readonly (readonly [number, number, number])[] = [
    [-0.5, 0.78, 0.17],
    [0.48, 0.68, 0.16],
    [-0.16, 1.2, 0.15],
    [0.2, 0.98, 0.14],
  ]
  for (const [dx, tall, wide] of turrets) {
    const [left, top] = [x + (dx - wide / 2) * half, y - tall * half]
    cut(
      scene,
      [
        [left - half * 0.05, top],
        [left + (wide * half) / 2, top - half * 0.42],
        [left + wide * half + half * 0.05, top],
      ],
      'bloom',
    )
    line(
      scene,
      [
        [left + (wide * half) / 2, top - half * 0.42],
        [left + (wide * half) / 2, top - half * 0.54],
      ],
      'dark',
      3,
    )
    cut(
      scene,
      [
        [left + (wide * half) / 2, top - half * 0.54],
        [left + (wide * half) / 2 + half * 0.14, top - half * 0.5],
        [left + (wide * half) / 2, top - half * 0.46],
      ],
      'sun',
    )
    cut(scene, rectangle(left, top, wide * half, tall * half), wall)
    cut(scene, rectangle(left + wide * half * 0.62, top, wide * half * 0.38, tall * half), wall, {
      tone: -0.08,
    })
    for (let pane = 0; pane < 3; pane++)
      fill(
        scene,
        ellipse(left + (wide * half) / 2, top + half * (0.12 + pane * 0.2), half * 0.025, half * 0.045),
        stage.night ? 'glow' : 'dark',
      )
  }
  const battlements = steps(
    13,
    (share, index): Point => [x - half * 0.62 + share * half * 1.24, y - half * (index % 2 ? 0.5 : 0.44)],
  )
  cut(
    scene,
    [
      [x - half * 0.62, y],
      ...battlements.flatMap(([px, py], index): Point[] =>
        index % 2
          ? [
              [px - 9, py + 14],
              [px - 9, py],
              [px + 9, py],
              [px + 9, py + 14],
            ]
          : [[px, py]],
      ),
      [x + half * 0.62, y],
    ],
    wall,
    { tone: -0.03 },
  )
  cut(
    scene,
    [
      [x - half * 0.12, y],
      [x - half * 0.12, y - half * 0.2],
      [x, y - half * 0.32],
      [x + half * 0.12, y - half * 0.2],
      [x + half * 0.12, y],
    ],
    'dark',
  )
}

const moonFisher: Composition = (random) => ({
  mood: 'night',
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Sternenangler', 'Fishing for stars'],
      ['Nachtschicht am Mond', 'Night shift on the moon'],
      ['Geduldsfaden', 'A thread of patience'],
    ]),
    alt: [
      'Ein Kind sitzt auf der Mondsichel und angelt einen Stern',
      'A child sits on the crescent moon, fishing for a star',
    ],
    keywords: [...KEYWORDS, ['Mond', 'moon'], ['Sterne', 'stars'], ['Nacht', 'night']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 90, height)
    const [x, y, radius] = [width * 0.4, height * 0.4, width * 0.3]
    const outer = steps(16, (share) => polar([x, y], -1.0 + share * 4.3, radius))
    const inner = steps(16, (share) =>
      polar([x + radius * 0.4, y - radius * 0.16], 3.05 - share * 3.75, radius * 0.8),
    )
    fill(scene, [...outer, ...inner], 'sun')
    const seat: Point = [x + radius * 0.56, y + radius * 0.62]
    figure(stage, {
      x: seat[0],
      y: seat[1] + radius * 0.42,
      height: radius * 1.15,
      pose: { ...POSES.sit, near: { ...POSES.sit.near, upperArm: 62, foreArm: 84 } },
      outfit: { ...outfitOf(stage, 0), style: 'beanie' },
    })
    const tip: Point = [width * 0.9, seat[1] - radius * 0.62]
    line(scene, [[seat[0] + radius * 0.3, seat[1] - radius * 0.1], tip], 'trunk', 6)
    const end: Point = [width * 0.88, height * 0.76]
    line(scene, [tip, [tip[0] - 10, (tip[1] + end[1]) / 2], end], 'light', 2.4)
    cut(
      scene,
      steps(11, (share, index) =>
        polar(end, share * Math.PI * 2 - 1.57, index % 2 ? width * 0.03 : width * 0.07),
      ).slice(0, 10),
      'glow',
    )
    for (const [cx, cy, size] of [
      [0.16, 0.8, 0.42],
      [0.62, 0.88, 0.5],
      [0.95, 0.96, 0.4],
      [0.2, 0.98, 0.5],
    ] as const)
      cloud(stage, width * cx, height * cy, width * size, chance.pick(['far', 'mid'] as const))
  },
})

const skyWhale: Composition = (random) => ({
  mood: random.pick(['dusk', 'night', 'day'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Walfahrt', 'Whale passage'],
      ['Tief über der Stadt', 'Low over the city'],
      ['Besuch von oben', 'A visit from above'],
    ]),
    alt: [
      'Ein Wal schwimmt durch den Himmel über den Dächern einer Stadt, auf seinem Rücken wächst ein Wald',
      'A whale swims through the sky above the roofs of a city, a forest growing on its back',
    ],
    keywords: [...KEYWORDS, ['Wal', 'whale'], ['Stadt', 'city'], ['Traum', 'dream']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.2, 1.3)
    cloud(stage, width * 0.2, height * 0.24, width * 0.3)
    const size = Math.min(width * 0.6, height * 0.78)
    for (let index = 0; index < 7; index++)
      anyTree(
        stage,
        width * 0.5 + size * (-0.2 + index * 0.085),
        height * 0.42 - size * 0.19 + Math.abs(index - 3) * 4,
        size * chance.between(0.13, 0.22),
      )
    cottage(
      stage,
      width * 0.5 + size * 0.1,
      height * 0.42 - size * 0.2,
      size * 0.13,
      size * 0.08,
      'white',
      'bloom',
    )
    whale(stage, width * 0.5, height * 0.42, size, false, chance.pick(['b', 'd', 'near'] as const))
    cloud(stage, width * 0.8, height * 0.56, width * 0.34)
    cloud(stage, width * 0.12, height * 0.6, width * 0.3)
    for (const [row, slots] of (
      [
        ['far', 'mid'],
        ['a', 'b', 'c', 'light', 'd'],
      ] as const
    ).entries()) {
      let x = -40
      while (x < width) {
        const wide = width * chance.between(0.06, 0.12)
        tower(
          stage,
          x,
          height * 1.02,
          wide,
          height * (row === 0 ? chance.between(0.16, 0.3) : chance.between(0.08, 0.2)),
          chance.pick<Slot>([...slots]),
          row === 1,
        )
        x += wide
      }
    }
  },
})

const dragonHill: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Drache, müde', 'Dragon, tired'],
      ['Der Hügel atmet', 'The hill is breathing'],
      ['Nicht wecken', 'Do not wake'],
    ]),
    alt: [
      'Ein schlafender Drache liegt um ein Dorf geringelt, ein Kind hält ihm eine Laterne hin',
      'A sleeping dragon lies curled around a village while a child holds up a lantern to it',
    ],
    keywords: [...KEYWORDS, ['Drache', 'dragon'], ['Dorf', 'village']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.8, height * 0.2, 1.2)
    mountains(stage, height * 0.56, height * 0.3, 'far', true)
    const land = ridge(stage, height * 0.6, 14, 'mid')
    const slot: Slot = chance.pick(['leaf', 'a', 'bloom'] as const)
    const spine: Point[] = [
      [width * 0.96, height * 0.66],
      [width * 0.86, height * 0.5],
      [width * 0.68, height * 0.4],
      [width * 0.46, height * 0.36],
      [width * 0.26, height * 0.46],
      [width * 0.18, height * 0.62],
      [width * 0.26, height * 0.74],
    ]
    for (const [index, at] of spline(spine, 5).entries())
      if (index > 3 && index < 28)
        cut(
          scene,
          [
            [at[0] - 20, at[1] - 30],
            [at[0] + 2, at[1] - height * 0.13],
            [at[0] + 22, at[1] - 30],
          ],
          'sun',
        )
    const body = fill(
      scene,
      ribbon(
        spine,
        [6, height * 0.07, height * 0.14, height * 0.19, height * 0.17, height * 0.11, height * 0.09],
        8,
      ),
      slot,
    )
    inside(scene, body, () => {
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 24; column++)
          line(
            scene,
            [
              [width * (0.1 + column * 0.036), height * (0.34 + row * 0.07)],
              [width * (0.118 + column * 0.036), height * (0.365 + row * 0.07)],
              [width * (0.136 + column * 0.036), height * (0.34 + row * 0.07)],
            ],
            slot,
            4,
            { tone: -0.1 },
          )
    })
    fill(scene, leaf([width * 0.5, height * 0.38], -2.2, height * 0.34, height * 0.2, 0.2), slot, {
      tone: -0.08,
    })
    for (let index = 0; index < 5; index++)
      cottage(
        stage,
        width * (0.42 + index * 0.08),
        land(0) + height * (0.1 + (index % 2) * 0.05),
        width * 0.07,
        width * 0.05,
        (['white', 'light', 'c'] as const)[index % 3] ?? 'white',
        (['bloom', 'b'] as const)[index % 2] ?? 'b',
      )
    ridge(stage, height * 0.86, 10, 'near')
    place(scene, { x: width * 0.28, y: height * 0.82 }, () => {
      for (const dy of [-26, -10]) fill(scene, leaf([-30, dy - 20], -2.4, 74, 22), 'sun')
      fill(
        scene,
        ribbon(
          [
            [-50, -20],
            [10, -26],
            [76, -12],
            [128, 4],
          ],
          [96, 100, 72, 44],
          7,
        ),
        slot,
      )
      line(
        scene,
        [
          [20, -40],
          [36, -32],
          [54, -38],
        ],
        'dark',
        5,
      )
      fill(scene, ellipse(126, -8, 6, 4), 'dark')
      line(
        scene,
        [
          [134, 16],
          [96, 24],
          [60, 20],
        ],
        'dark',
        4,
      )
      for (const [sx, sy, size] of [
        [150, -30, 12],
        [172, -56, 17],
        [160, -90, 22],
      ] as const)
        fill(scene, ellipse(sx, sy, size), 'white')
    })
    figure(stage, {
      x: width * 0.5,
      y: height * 0.93,
      height: height * 0.22,
      pose: 'point',
      flip: true,
      outfit: { ...outfitOf(stage, 1), style: 'beanie' },
      held: (at) => prop(stage, 'lantern', at, 'a'),
    })
    for (let index = 0; index < 10; index++)
      plant(
        stage,
        chance.pick(['fern', 'daisy', 'grass'] as const),
        width * chance.next(),
        height * 1.02,
        height * 0.13,
      )
  },
})

const forestGiant: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Großer Freund', 'A large friend'],
      ['Waldgeist', 'Forest spirit'],
      ['Wer trägt wen', 'Who carries whom'],
    ]),
    alt: [
      'Ein riesiger, mit Pflanzen bewachsener Waldgeist trägt ein Kind auf der Hand',
      'A giant forest spirit, overgrown with plants, carries a child in its hand',
    ],
    keywords: [...KEYWORDS, ['Wald', 'forest'], ['Freundschaft', 'friendship'], ['Riese', 'giant']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.24, height * 0.15, 1.2)
    const back = ridge(stage, height * 0.6, 20, 'far')
    for (let index = 0; index < 9; index++)
      anyTree(stage, (width * (index + 0.5)) / 9, back(0) + 20, height * chance.between(0.2, 0.36), {
        crown: 'mid',
        shade: 'far',
        trunk: 'mid',
      })
    const [x, foot] = [width * 0.54, height * 0.92]
    for (const side of [-1, 1])
      fill(
        scene,
        ribbon(
          [
            [x + side * width * 0.14, height * 0.66],
            [x + side * width * 0.16, foot],
          ],
          [width * 0.15, width * 0.16],
        ),
        'leafDark',
      )
    const body = fill(
      scene,
      [
        [x - width * 0.06, height * 0.16],
        [x - width * 0.22, height * 0.26],
        [x - width * 0.31, height * 0.52],
        [x - width * 0.26, height * 0.78],
        [x, height * 0.84],
        [x + width * 0.26, height * 0.78],
        [x + width * 0.31, height * 0.52],
        [x + width * 0.22, height * 0.26],
        [x + width * 0.06, height * 0.16],
      ],
      'leafDark',
    )
    inside(scene, body, () => {
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 9; column++)
          fill(
            scene,
            leaf(
              [x + width * (-0.34 + column * 0.085 + (row % 2) * 0.04), height * (0.22 + row * 0.075)],
              1.57,
              height * 0.06,
              width * 0.05,
            ),
            (row + column) % 3 ? 'leaf' : 'leafLight',
          )
    })
    fill(scene, ellipse(x, height * 0.34, width * 0.17, height * 0.085), 'light')
    for (const side of [-1, 1]) {
      fill(scene, ellipse(x + side * width * 0.07, height * 0.33, width * 0.022, width * 0.028), 'dark')
      fill(scene, ellipse(x + side * width * 0.12, height * 0.365, width * 0.026, width * 0.018), 'blush')
      fill(
        scene,
        leaf([x + side * width * 0.08, height * 0.2], side > 0 ? -0.9 : -2.2, height * 0.16, width * 0.08),
        'leaf',
      )
    }
    line(
      scene,
      [
        [x - width * 0.035, height * 0.372],
        [x, height * 0.382],
        [x + width * 0.035, height * 0.372],
      ],
      'dark',
      5,
    )
    fill(
      scene,
      ribbon(
        [
          [x - width * 0.24, height * 0.44],
          [x - width * 0.4, height * 0.56],
          [x - width * 0.34, height * 0.66],
        ],
        [width * 0.12, width * 0.1, width * 0.11],
        7,
      ),
      'leafDark',
      { tone: 0.04 },
    )
    figure(stage, {
      x: x - width * 0.33,
      y: height * 0.655,
      height: height * 0.17,
      pose: chance.pick(['wave', 'reach', 'point'] as const),
      outfit: outfitOf(stage, 0),
    })
    quadruped(
      stage,
      chance.pick(['fox', 'deer'] as const),
      'look',
      width * 0.16,
      height * 0.93,
      width * 0.15,
      false,
    )
    ridge(stage, height * 0.93, 8, 'front')
    for (let index = 0; index < 13; index++)
      plant(
        stage,
        chance.pick(['fern', 'daisy', 'bell', 'grass', 'poppy'] as const),
        width * chance.next(),
        height * 1.02,
        height * chance.between(0.1, 0.18),
      )
  },
})

export const fantasy: readonly Composition[] = [floatingIsland, moonFisher, skyWhale, dragonHill, forestGiant]
