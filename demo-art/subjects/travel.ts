import { createNoise2D } from 'simplex-noise'
import { quadruped } from '../animals/quadruped.ts'
import { whale } from '../animals/swimmers.ts'
import {
  ellipse,
  type Point,
  polar,
  rectangle,
  roundedRectangle,
  spline,
  steps,
  TURN,
} from '../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { cottage, tower } from '../parts/buildings.ts'
import { mountains, ridge, winding } from '../parts/land.ts'
import { plant } from '../parts/plants.ts'
import { cloud, clouds, ground, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { balloon, sailboat } from '../parts/vehicles.ts'
import { bust, bustOf } from '../people/bust.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { prop } from '../people/props.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Reise', 'travel'],
  ['Ferne', 'far away'],
]

const islandMap: Composition = (random) => ({
  mood: random.pick(['day', 'paper', 'bold'] as const),
  format: random.pick([SQUARE, ...ANY]),
  gentle: true,
  words: {
    title: random.pick<Both>([
      ['Insel, erfunden', 'An invented island'],
      ['Schatzkarte', 'Treasure map'],
      ['Rundweg', 'Round tour'],
    ]),
    alt: [
      'Landkarte einer erfundenen Insel mit Bergen, Dörfern, Wald, Schiffen und gestricheltem Weg',
      'Map of an invented island with mountains, villages, forest, ships and a dotted trail',
    ],
    keywords: [...KEYWORDS, ['Karte', 'map'], ['Insel', 'island']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage, 'water', 0.06)
    const noise = createNoise2D(chance.next)
    const coast = (grow: number) =>
      steps(49, (share) => {
        const angle = share * TURN
        const reach =
          0.32 +
          noise(Math.cos(angle) * 1.4, Math.sin(angle) * 1.4) * 0.09 +
          noise(Math.cos(angle) * 4, Math.sin(angle) * 4) * 0.03
        return [
          width / 2 + Math.cos(angle) * width * reach * grow,
          height / 2 + Math.sin(angle) * height * reach * grow,
        ] as const
      }).slice(0, 48)
    for (const [grow, tone] of [
      [1.2, 0.09],
      [1.1, 0.12],
    ] as const)
      fill(scene, coast(grow), 'water', { tone })
    fill(scene, coast(1.02), 'light')
    const land = fill(scene, coast(0.96), 'leafLight')
    inside(scene, land, () =>
      fill(scene, ellipse(width * 0.62, height * 0.62, width * 0.24, height * 0.2), 'leaf'),
    )
    const spots = Array.from({ length: 26 }, (_, index) =>
      polar([width / 2, height / 2], index * 2.4, Math.sqrt(index / 26) * 0.3 * Math.min(width, height)),
    ).sort((one, other) => one[1] - other[1])
    for (const [index, [x, y]] of spots.entries()) {
      const kind = index % 5
      if (kind === 0) peak(stage, x, y, chance.between(44, 74))
      if (kind === 1 || kind === 3) anyTree(stage, x, y, chance.between(52, 84))
      if (kind === 2) cottage(stage, x - 24, y, 48, 30, chance.pick(['white', 'a', 'c'] as const), 'bloom')
      if (kind === 4)
        index % 2
          ? tower(stage, x - 12, y - 20, 24, 44, 'd', true)
          : quadruped(
              stage,
              chance.pick(['sheep', 'goat', 'horse'] as const),
              'stand',
              x,
              y,
              40,
              chance.chance(0.5),
            )
    }
    line(
      scene,
      spline(
        [
          [width * 0.28, height * 0.66],
          [width * 0.4, height * 0.5],
          [width * 0.56, height * 0.56],
          [width * 0.68, height * 0.38],
        ],
        5,
      ),
      'dark',
      4,
    )
    const goal: Point = [width * 0.68, height * 0.37]
    for (const turn of [0.8, -0.8])
      line(scene, [polar(goal, turn, 24), polar(goal, turn + Math.PI, 24)], 'bloom', 10)
    sailboat(stage, width * 0.13, height * 0.84, 70, 'dark', 'white')
    whale(stage, width * 0.86, height * 0.88, 110, true, 'waterDark')
    compass(stage, width * 0.88, height * 0.13, Math.min(width, height) * 0.09)
  },
})

function peak({ scene }: Stage, x: number, y: number, size: number): void {
  cut(
    scene,
    [
      [x - size * 0.7, y],
      [x, y - size],
      [x + size * 0.7, y],
    ],
    'mid',
  )
  cut(
    scene,
    [
      [x, y - size],
      [x + size * 0.7, y],
      [x + size * 0.1, y],
    ],
    'near',
  )
  cut(
    scene,
    [
      [x - size * 0.24, y - size * 0.66],
      [x, y - size],
      [x + size * 0.24, y - size * 0.66],
      [x, y - size * 0.56],
    ],
    'white',
  )
}

function compass({ scene }: Stage, x: number, y: number, size: number): void {
  fill(scene, ellipse(x, y, size), 'paper')
  for (let point = 0; point < 8; point++) {
    const angle = (point / 8) * TURN
    const long = point % 2 ? size * 0.5 : size * 0.92
    cut(
      scene,
      [
        polar([x, y], angle, long),
        polar([x, y], angle + 0.4, size * 0.2),
        [x, y],
        polar([x, y], angle - 0.4, size * 0.2),
      ],
      point % 4 === 0 ? 'bloom' : 'dark',
    )
  }
}

const campervan: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Haus auf Rädern', 'House on wheels'],
      ['Ohne Navi', 'No sat nav'],
      ['Erste Gasse links', 'First left'],
    ]),
    alt: [
      'Ein bepackter Bus fährt über eine Passstraße, am Fenster winkt jemand',
      'A loaded van drives over a mountain pass, somebody waving from the window',
    ],
    keywords: [...KEYWORDS, ['Auto', 'vehicle'], ['Berge', 'mountains'], ['Abenteuer', 'adventure']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.22, 1.5)
    if (!stage.night) clouds(stage, 3)
    mountains(stage, height * 0.66, height * 0.4, 'far', true)
    const hill = ridge(stage, height * 0.64, 20, 'mid')
    winding(stage, width * 0.8, hill(width * 0.8) + 4, 'light', width * 0.2)
    for (const share of [0.05, 0.18, 0.9])
      anyTree(stage, width * share, hill(width * share) + 26, height * chance.between(0.22, 0.34))
    const road = height * 0.86
    cut(scene, rectangle(-BLEED, road - 22, width + 2 * BLEED, height), 'front')
    for (let dash = 0; dash < 9; dash++)
      cut(scene, rectangle(width * dash * 0.13, height * 0.93, width * 0.07, 7), 'glow')
    van(stage, width * 0.46, road + 8, width * 0.4)
    for (let index = 0; index < 10; index++)
      plant(
        stage,
        chance.pick(['grass', 'daisy', 'umbel'] as const),
        width * chance.next(),
        height * 1.03,
        height * 0.12,
      )
  },
})

function van(stage: Stage, x: number, y: number, length: number): void {
  const { scene } = stage
  place(scene, { x, y, scale: length / 200 }, () => {
    for (const [bx, by, w, h, slot] of [
      [-70, -128, 52, 24, 'bloom'],
      [-14, -124, 40, 20, 'c'],
      [-62, -146, 34, 20, 'd'],
    ] as const)
      cut(scene, roundedRectangle(bx, by, w, h, 5), slot)
    fill(
      scene,
      [
        [-96, -108],
        [60, -116],
        [70, -112],
        [60, -106],
        [-90, -102],
      ],
      'sun',
    )
    const body = cut(
      scene,
      spline(
        [
          [-100, -20],
          [-102, -70],
          [-92, -98],
          [40, -100],
          [66, -92],
          [92, -52],
          [100, -44],
          [102, -20],
        ],
        4,
      ),
      'a',
    )
    inside(scene, body, () => cut(scene, rectangle(-120, -130, 240, 78), 'white'))
    for (const [wx, w] of [
      [-88, 40],
      [-40, 40],
      [8, 36],
    ] as const)
      cut(scene, roundedRectangle(wx, -90, w, 30, 6), stage.night ? 'glow' : 'water')
    cut(
      scene,
      [
        [52, -90],
        [64, -84],
        [84, -56],
        [52, -56],
      ],
      stage.night ? 'glow' : 'water',
    )
    bust(stage, -20, -72, 20, { ...bustOf(stage, 1), garment: 'crew' }, false)
    cut(scene, rectangle(-42, -58, 44, 12), 'white')
    line(
      scene,
      [
        [4, -94],
        [4, -22],
      ],
      'dark',
      1.6,
    )
    for (const wheel of [-60, 62]) {
      fill(scene, ellipse(wheel, -16, 19), 'dark')
      fill(scene, ellipse(wheel, -16, 8), 'light')
    }
    fill(scene, ellipse(97, -36, 6, 7), 'glow')
    cut(scene, roundedRectangle(-106, -26, 16, 7, 3), 'light')
  })
}

const trainWindow: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Fensterplatz', 'Window seat'],
      ['Speisewagen', 'Dining car'],
      ['Fahrtrichtung', 'Direction of travel'],
    ]),
    alt: [
      'Eine Person sitzt im Zug am Fenster und liest, draußen zieht die Landschaft vorbei',
      'A person reads at a train window while the landscape passes outside',
    ],
    keywords: [...KEYWORDS, ['Zug', 'train'], ['Fenster', 'window'], ['Ruhe', 'calm']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.6, height * 0.26, 1.2)
    if (!stage.night) clouds(stage, 2)
    const layers = [
      ['far', 0],
      ['mid', 1],
      ['near', 2],
    ] as const
    for (const [slot, row] of layers) {
      const hill = ridge(stage, height * (0.46 + row * 0.09), 26, slot)
      for (let index = 0; index < 4; index++)
        anyTree(stage, width * chance.next(), hill(0) + 20, height * (0.08 + row * 0.04))
    }
    const hole: Point[] = roundedRectangle(width * 0.16, height * 0.12, width * 0.68, height * 0.54, 44)
    const wall = cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'wall')
    const frame = scene.shapes[wall]
    if (frame) frame.rings = [...frame.rings, hole]
    line(scene, [...hole, ...hole.slice(0, 1)], 'white', 16)
    for (const side of [0.1, 0.84])
      for (let fold = 0; fold < 4; fold++)
        cut(
          scene,
          rectangle(width * (side + fold * 0.016), height * 0.08, width * 0.012, height * 0.6),
          'b',
          { tone: fold % 2 ? -0.05 : 0 },
        )
    cut(scene, rectangle(-BLEED, height * 0.9, width + 2 * BLEED, height), 'floor')
    for (const [side, index] of [
      [0.24, 0],
      [0.78, 1],
    ] as const) {
      cut(
        scene,
        roundedRectangle(width * (side - 0.13 + index * 0.06), height * 0.36, width * 0.16, height * 0.6, 30),
        'bloom',
        { tone: -0.04 },
      )
      cut(
        scene,
        roundedRectangle(
          width * (side - 0.14 + index * 0.06),
          height * 0.72,
          width * 0.22 - index * 10,
          height * 0.2,
          24,
        ),
        'bloom',
      )
    }
    figure(stage, {
      x: width * 0.26,
      y: height * 1.02,
      height: height * 0.78,
      pose: 'read',
      outfit: outfitOf(stage, 0),
      held: (at) => prop(stage, 'book', at, 'c'),
    })
    cut(scene, roundedRectangle(width * 0.44, height * 0.72, width * 0.22, 16, 6), 'trunk')
    cut(scene, rectangle(width * 0.545, height * 0.73, 12, height * 0.3), 'trunk', { tone: -0.06 })
    prop(stage, 'cup', [width * 0.54, height * 0.715], 'a')
  },
})

const camping: Composition = (random) => ({
  mood: random.pick(['night', 'night', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Zeltlager', 'Camp'],
      ['Draußen schlafen', 'Sleeping out'],
      ['Lagerfeuer', 'Campfire'],
    ]),
    alt: [
      'Leuchtendes Zelt am Waldrand, zwei Menschen sitzen am Lagerfeuer unter Sternen',
      'A glowing tent at the edge of the forest, two people by a campfire beneath the stars',
    ],
    keywords: [...KEYWORDS, ['Zelt', 'tent'], ['Nacht', 'night'], ['Natur', 'nature']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18, 1.4)
    mountains(stage, height * 0.64, height * 0.24, 'far', false)
    const back = ridge(stage, height * 0.62, 14, 'mid')
    for (let index = 0; index < 13; index++)
      anyTree(
        stage,
        (width * (index + chance.next())) / 13,
        back(0) + 14,
        height * chance.between(0.2, 0.42),
        { crown: 'near', shade: 'front', trunk: 'front' },
      )
    ridge(stage, height * 0.76, 12, 'near')
    const [x, y, half] = [width * 0.34, height * 0.86, Math.min(width * 0.24, height * 0.26)]
    cut(
      scene,
      [
        [x - half, y],
        [x + half * 0.1, y - half * 1.15],
        [x + half * 1.1, y],
      ],
      'sun',
    )
    cut(
      scene,
      [
        [x - half, y],
        [x - half * 0.5, y - half * 0.9],
        [x + half * 0.1, y - half * 1.15],
      ],
      'sun',
      { tone: -0.12 },
    )
    cut(
      scene,
      [
        [x - half * 0.1, y],
        [x + half * 0.14, y - half * 0.8],
        [x + half * 0.42, y],
      ],
      'glow',
      { tone: 0.08 },
    )
    const fire: Point = [width * 0.68, height * 0.88]
    fill(scene, ellipse(fire[0], fire[1], width * 0.2, height * 0.05), 'near', { tone: 0.08 })
    for (const turn of [-0.3, 0.3])
      place(scene, { x: fire[0], y: fire[1], turn }, () =>
        cut(scene, roundedRectangle(-50, -9, 100, 18, 8), 'trunk'),
      )
    for (const [size, slot] of [
      [1, 'bloom'],
      [0.68, 'sun'],
      [0.38, 'white'],
    ] as const)
      fill(
        scene,
        [
          [fire[0] - 38 * size, fire[1] - 4],
          [fire[0] - 26 * size, fire[1] - 56 * size],
          [fire[0] - 4 * size, fire[1] - 110 * size],
          [fire[0] + 26 * size, fire[1] - 54 * size],
          [fire[0] + 38 * size, fire[1] - 4],
        ],
        slot,
      )
    figure(stage, {
      x: fire[0] - width * 0.14,
      y: fire[1] + height * 0.03,
      height: height * 0.36,
      pose: 'sit',
      outfit: outfitOf(stage, 0),
    })
    figure(stage, {
      x: fire[0] + width * 0.15,
      y: fire[1] + height * 0.03,
      height: height * 0.35,
      pose: chance.pick(['read', 'play', 'think'] as const),
      flip: true,
      outfit: outfitOf(stage, 1),
    })
    for (let index = 0; index < 12; index++)
      plant(
        stage,
        chance.pick(['grass', 'fern'] as const),
        width * chance.next(),
        height * 1.03,
        height * 0.13,
      )
  },
})

const fromAbove: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick<Both>([
      ['Reiseflughöhe', 'Cruising altitude'],
      ['Über den Feldern', 'Above the fields'],
      ['Flickenteppich', 'Patchwork'],
    ]),
    alt: [
      'Felder, Wege und ein Fluss von oben, darüber fliegen ein Flugzeug und Ballons durch Wolken',
      'Fields, lanes and a river from above, a plane and balloons passing between clouds',
    ],
    keywords: [...KEYWORDS, ['Luftbild', 'aerial view'], ['Felder', 'fields'], ['Flugzeug', 'plane']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage, 'leafLight')
    const [columns, rows] = [5, 6]
    const corner = (column: number, row: number): Point => [
      ((column + Math.sin(row * 1.7 + column) * 0.24) * width) / columns,
      ((row + Math.cos(column * 2.1 + row) * 0.22) * height) / rows,
    ]
    const crops: readonly Slot[] = ['leaf', 'leafLight', 'sun', 'light', 'mid', 'bloomToo', 'leafDark', 'c']
    for (let row = -1; row <= rows; row++) {
      for (let column = -1; column <= columns; column++) {
        const field = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ]
        const slot = chance.pick(crops)
        const area = cut(scene, field, slot)
        if (chance.chance(0.6))
          inside(scene, area, () => {
            const [fx, fy] = field[0] ?? [0, 0]
            for (let furrow = -3; furrow < 16; furrow++)
              line(
                scene,
                [
                  [fx - 60 + furrow * 22, fy - 60],
                  [fx - 20 + furrow * 22, fy + 320],
                ],
                slot,
                5,
                { tone: -0.06 },
              )
          })
        else if (chance.chance(0.4))
          for (let index = 0; index < 6; index++)
            fill(
              scene,
              ellipse(
                (field[0]?.[0] ?? 0) + chance.between(30, 150),
                (field[0]?.[1] ?? 0) + chance.between(30, 120),
                14,
              ),
              'leafDark',
              { clip: area },
            )
      }
    }
    const river = spline(
      [
        [-60, height * 0.2],
        [width * 0.3, height * 0.34],
        [width * 0.4, height * 0.6],
        [width * 0.72, height * 0.7],
        [width + 80, height * 0.94],
      ],
      8,
    )
    line(scene, river, 'water', 46)
    line(
      scene,
      spline(
        [
          [width * 0.9, -40],
          [width * 0.7, height * 0.3],
          [width * 0.86, height * 0.6],
          [width * 0.6, height + 50],
        ],
        8,
      ),
      'white',
      12,
    )
    plane(stage, width * 0.5, height * 0.42, Math.min(width, height) * 0.44, -0.5)
    balloon(stage, width * 0.18, height * 0.72, width * 0.2, 'a', 'light')
    balloon(stage, width * 0.82, height * 0.2, width * 0.13, 'bloom', 'white')
    cloud(stage, width * 0.2, height * 0.16, width * 0.34)
    cloud(stage, width * 0.84, height * 0.84, width * 0.38)
  },
})

function plane({ scene }: Stage, x: number, y: number, size: number, turn: number): void {
  const shape = (slot: Slot, dx: number, dy: number) => {
    place(scene, { x: x + dx, y: y + dy, scale: size / 100, turn }, () => {
      cut(
        scene,
        [
          [8, -6],
          [-14, -50],
          [-24, -50],
          [-12, -5],
          [-12, 5],
          [-24, 50],
          [-14, 50],
          [8, 6],
        ],
        slot,
      )
      cut(
        scene,
        [
          [-38, -4],
          [-50, -18],
          [-56, -18],
          [-50, 0],
          [-56, 18],
          [-50, 18],
          [-38, 4],
        ],
        slot,
      )
      fill(
        scene,
        [
          [52, 0],
          [44, -6],
          [10, -8],
          [-40, -4],
          [-54, 0],
          [-40, 4],
          [10, 8],
          [44, 6],
        ],
        slot,
      )
    })
  }
  shape('leafDark', 40, 70)
  shape('white', 0, 0)
  place(scene, { x, y, scale: size / 100, turn }, () => {
    for (let pane = 0; pane < 9; pane++) fill(scene, ellipse(28 - pane * 7, 0, 1.6), 'dark', { fine: true })
    cut(
      scene,
      [
        [-42, -1.5],
        [-56, -1.5],
        [-56, 1.5],
        [-42, 1.5],
      ],
      'bloom',
    )
  })
}

export const travel: readonly Composition[] = [islandMap, campervan, trainWindow, camping, fromAbove]
