import { flyingBird } from '../animals/birds.ts'
import { fish } from '../animals/swimmers.ts'
import { arc, ellipse, type Point, rectangle, roundedRectangle, steps } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { townHouse } from '../parts/buildings.ts'
import { ridge, waves } from '../parts/land.ts'
import { patternOver } from '../parts/patterns.ts'
import { cloud, clouds, flock, ground, skyLight } from '../parts/sky.ts'
import { sailboat } from '../parts/vehicles.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { prop } from '../people/props.ts'
import { ANY, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const SEA: readonly Slot[] = ['water', 'waterDark', 'water', 'mid']

const regatta: Composition = (random) => {
  const mood = random.pick(['day', 'dusk', 'night'] as const)
  return {
    mood,
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Vor Anker', 'At anchor'],
        ['Leuchtfeuer', 'Beacon'],
        ['Halber Wind', 'Beam reach'],
      ]),
      alt: [
        'Segelboote auf bewegtem Meer vor einem gestreiften Leuchtturm',
        'Sailing boats on a lively sea in front of a striped lighthouse',
      ],
      keywords: [
        ['Meer', 'sea'],
        ['Segeln', 'sailing'],
        ['Leuchtturm', 'lighthouse'],
        ['Wind', 'wind'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      ground(stage)
      skyLight(stage, width * chance.between(0.25, 0.75), height * 0.2, 1.2)
      if (mood !== 'night') clouds(stage, 3)
      const horizon = height * chance.between(0.44, 0.54)
      const side = chance.pick([0.16, 0.84])
      lighthouse(stage, width * side, horizon, height * 0.3)
      waves(stage, horizon, 3, SEA)
      sailboat(
        stage,
        width * chance.between(0.35, 0.7),
        horizon + height * 0.05,
        width * 0.08,
        'dark',
        'white',
      )
      waves(stage, horizon + height * 0.12, 4, SEA)
      sailboat(
        stage,
        width * (side < 0.5 ? 0.62 : 0.38),
        horizon + height * 0.2,
        Math.min(width, height) * 0.24,
        chance.pick(['dark', 'b'] as const),
        chance.pick(['bloom', 'a', 'sun'] as const),
      )
      waves(stage, horizon + height * 0.24, 3, SEA)
      for (let index = 0; index < 3; index++)
        fish(
          stage,
          width * chance.between(0.1, 0.9),
          height * chance.between(0.86, 0.96),
          width * 0.09,
          chance.chance(0.5),
          'light',
          'a',
        )
      flock(stage, width * (side < 0.5 ? 0.75 : 0.3), height * 0.3, 16, 4)
    },
  }
}

function lighthouse(stage: Stage, x: number, y: number, height: number): void {
  const { scene } = stage
  fill(
    scene,
    [
      [x - height * 0.9, y + 40],
      [x - height * 0.5, y - height * 0.1],
      [x + height * 0.1, y - height * 0.18],
      [x + height * 0.6, y - height * 0.04],
      [x + height, y + 40],
    ],
    'near',
  )
  const half = height * 0.12
  const top = y - height * 1.1
  if (stage.night)
    for (const side of [-1, 1])
      cut(
        scene,
        [
          [x, top - half],
          [x + side * height * 2.4, top - half * 3.4],
          [x + side * height * 2.4, top + half * 1.6],
        ],
        'glow',
        { tone: -0.1 },
      )
  const shaft = cut(
    scene,
    [
      [x - half, y - height * 0.12],
      [x - half * 0.64, top],
      [x + half * 0.64, top],
      [x + half, y - height * 0.12],
    ],
    'white',
  )
  inside(scene, shaft, () => {
    for (let band = 0; band < 3; band++)
      cut(
        scene,
        rectangle(x - height, top + height * (0.08 + band * 0.34), height * 2, height * 0.17),
        'bloom',
      )
    cut(scene, rectangle(x + half * 0.3, top, half, height * 1.2), 'dark', { tone: 0.25 })
  })
  cut(scene, rectangle(x - half * 0.95, top - half * 0.2, half * 1.9, half * 0.3), 'dark')
  cut(scene, rectangle(x - half * 0.5, top - half * 1.2, half, half * 1.05), 'glow')
  cut(
    scene,
    [
      [x - half * 0.75, top - half * 1.15],
      [x, top - half * 2],
      [x + half * 0.75, top - half * 1.15],
    ],
    'bloom',
  )
}

const beachFromAbove: Composition = (random) => {
  const count = random.whole(5, 9)
  return {
    mood: 'day',
    format: random.pick(ANY),
    words: {
      title: random.pick([
        ['Handtuchlänge', 'A towel’s length'],
        ['Ferien von oben', 'Holidays from above'],
        ['Platz an der Sonne', 'A place in the sun'],
      ]),
      alt: [
        `Strand von oben: ${count} bunte Sonnenschirme, Handtücher und eine geschwungene Brandung`,
        `Beach from above: ${count} colourful parasols, towels and a curving surf`,
      ],
      keywords: [
        ['Strand', 'beach'],
        ['Sommer', 'summer'],
        ['Urlaub', 'holiday'],
        ['Aufsicht', 'top view'],
      ],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage, 'light')
      const shore = (y: number, shift: number): Point => [
        width * 0.36 + Math.sin(y / 130) * width * 0.05 + shift,
        y,
      ]
      const edge = (shift: number) =>
        steps(14, (share) => shore(-BLEED + share * (height + 2 * BLEED), shift))
      for (const [shift, slot, tone] of [
        [34, 'light', -0.05],
        [14, 'white', 0],
        [-14, 'water', 0.06],
        [-width * 0.12, 'water', 0],
        [-width * 0.22, 'waterDark', 0.05],
      ] as const)
        fill(scene, [...edge(shift), [-BLEED * 2, height + BLEED], [-BLEED * 2, -BLEED]], slot, { tone })
      for (let index = 0; index < 3; index++)
        swimmer(stage, width * chance.between(0.05, 0.22), (height * (index + chance.next())) / 3)
      for (let index = 0; index < count; index++) {
        const [x, y] = [
          width * (0.53 + (index % 2) * 0.25 + chance.swing() * 0.04),
          (height * (index + 0.6)) / count,
        ]
        const slot = (['a', 'bloom', 'b', 'c', 'd'] as const)[index % 5] ?? 'a'
        place(scene, { x: x + width * 0.09, y: y + 16, turn: chance.between(-0.5, 0.5) }, () => {
          const towel = cut(
            scene,
            rectangle(-32, -62, 64, 124),
            chance.pick(['white', 'c', 'd', 'b'] as const),
          )
          patternOver(stage, towel, 'stripes', slot, 26)
          sunbather(stage, index)
        })
        parasol(stage, x, y, Math.min(width, height) * 0.085, slot)
      }
    },
  }
}

function parasol({ scene, random }: Stage, x: number, y: number, radius: number, slot: Slot): void {
  fill(scene, ellipse(x + 14, y + 18, radius), 'light', { tone: -0.12 })
  const turn = random.between(0, 60)
  for (let wedge = 0; wedge < 8; wedge++)
    cut(
      scene,
      [[x, y], ...arc(x, y, radius, radius, turn + wedge * 45, turn + wedge * 45 + 45, 5)],
      wedge % 2 ? 'white' : slot,
    )
  fill(scene, ellipse(x, y, radius * 0.09), 'dark')
}

function sunbather({ scene, random }: Stage, index: number): void {
  const skin = (['skin0', 'skin1', 'skin2', 'skin3'] as const)[index % 4] ?? 'skin0'
  for (const side of [-1, 1]) {
    fill(
      scene,
      ribbon(
        [
          [side * 7, 14],
          [side * 9, 34],
          [side * 8, 54],
        ],
        [11, 9, 6],
      ),
      skin,
    )
    fill(
      scene,
      ribbon(
        [
          [side * 12, -22],
          [side * 24, -8],
          [side * 20, 12],
        ],
        [8, 7, 5],
      ),
      skin,
    )
  }
  fill(
    scene,
    ribbon(
      [
        [0, -26],
        [0, 18],
      ],
      [26, 22],
    ),
    skin,
  )
  cut(scene, roundedRectangle(-13, 4, 26, 17, 7), random.pick(['a', 'bloom', 'dark'] as const))
  fill(scene, ellipse(0, -41, 11, 12), (['hair0', 'hair1', 'hair2', 'hair3'] as const)[index % 4] ?? 'hair0')
}

function swimmer({ scene, random }: Stage, x: number, y: number): void {
  place(scene, { x, y, turn: random.between(0, 6) }, () => {
    for (const radius of [44, 30]) line(scene, arc(0, 0, radius, radius * 0.7, 20, 160, 8), 'white', 2.6)
    fill(
      scene,
      ribbon(
        [
          [-14, 2],
          [-34, -16],
        ],
        [8, 5],
      ),
      'skin1',
    )
    fill(
      scene,
      ribbon(
        [
          [12, 2],
          [34, 10],
        ],
        [8, 5],
      ),
      'skin1',
    )
    fill(scene, ellipse(0, 0, 16, 11), 'skin1')
    fill(scene, ellipse(0, -8, 10, 10), 'bloom')
  })
}

const bigWave: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'bold'] as const),
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick([
      ['Die siebte Welle', 'The seventh wave'],
      ['Gleichgewicht', 'Balance'],
      ['Zehn Sekunden', 'Ten seconds'],
    ]),
    alt: [
      'Ein Mensch surft unter einer riesigen, sich brechenden Welle',
      'A surfer rides beneath a huge breaking wave',
    ],
    keywords: [
      ['Welle', 'wave'],
      ['Surfen', 'surfing'],
      ['Kraft', 'power'],
      ['Sport', 'sport'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.74, height * 0.26, 1.5)
    waves(stage, height * 0.6, 2, ['mid', 'water'])
    const at = (x: number, y: number): Point => [width * x, height * y]
    const wall: Point[] = [
      at(-0.3, 1.3),
      at(-0.3, 0.5),
      at(-0.05, 0.28),
      at(0.2, 0.12),
      at(0.45, 0.1),
      at(0.62, 0.2),
      at(0.68, 0.36),
      at(0.6, 0.3),
      at(0.48, 0.28),
      at(0.4, 0.38),
      at(0.4, 0.56),
      at(0.54, 0.74),
      at(0.8, 0.82),
      at(1.3, 0.8),
      at(1.3, 1.3),
    ]
    const body = fill(scene, wall, 'waterDark')
    inside(scene, body, () => {
      for (let band = 0; band < 7; band++)
        fill(
          scene,
          ribbon(
            wall
              .slice(1, 12)
              .map(([x, y]): Point => [x - width * 0.012 * band, y + height * (0.05 + band * 0.06)]),
            [4, 14, 18, 14, 5],
          ),
          band % 2 ? 'water' : 'far',
        )
    })
    for (const [index, [x, y]] of [...wall.slice(3, 8), ...wall.slice(6, 9)].entries())
      for (let puff = 0; puff < 5; puff++)
        fill(
          scene,
          ellipse(
            x + chance.swing() * width * 0.05,
            y + chance.swing() * height * 0.03,
            width * chance.between(0.012, 0.034),
          ),
          index % 3 ? 'white' : 'light',
        )
    for (let drop = 0; drop < 26; drop++)
      fill(
        scene,
        ellipse(width * chance.between(0.35, 0.8), height * chance.between(0.03, 0.4), chance.between(2, 7)),
        'white',
        { fine: true },
      )
    place(scene, { x: width * 0.52, y: height * 0.735, turn: 0.28 }, () => {
      fill(
        scene,
        [
          [-120, -4],
          [0, 6],
          [124, -14],
          [100, 8],
          [0, 16],
          [-90, 10],
        ],
        'sun',
      )
    })
    figure(stage, {
      x: width * 0.52,
      y: height * 0.735,
      height: height * 0.27,
      pose: {
        lean: 22,
        nod: -10,
        near: { upperArm: 84, foreArm: 74, thigh: 62, shin: -18 },
        far: { upperArm: -76, foreArm: -58, thigh: -24, shin: -44 },
      },
      outfit: { ...outfitOf(stage, 1), garment: 'shorts' },
    })
    waves(stage, height * 0.88, 2, ['water', 'waterDark'])
  },
})

const harbour: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick([
      ['Kleiner Hafen', 'Small harbour'],
      ['Fang des Tages', 'Catch of the day'],
      ['Kai drei', 'Quay three'],
    ]),
    alt: [
      'Fischerboote liegen vor einer Reihe bunter Hafenhäuser, ihr Bild schwankt im Wasser',
      'Fishing boats moored before a row of colourful houses, mirrored in the water',
    ],
    keywords: [
      ['Hafen', 'harbour'],
      ['Boote', 'boats'],
      ['Fischer', 'fishing'],
      ['Reise', 'travel'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * chance.between(0.2, 0.8), height * 0.14)
    ridge(stage, height * 0.34, 40, 'far')
    const quay = height * 0.6
    let x = -width * 0.04
    while (x < width) {
      const wide = width * chance.between(0.13, 0.19)
      townHouse(
        stage,
        x,
        quay,
        wide,
        height * chance.between(0.2, 0.32),
        chance.pick(['a', 'b', 'c', 'd', 'white', 'light', 'bloom'] as const),
        chance.pick(['white', 'dark'] as const),
      )
      x += wide
    }
    cut(scene, rectangle(-BLEED, quay, width + 2 * BLEED, height * 0.05), 'trunk', { tone: 0.08 })
    waves(stage, quay + height * 0.05, 5, ['water', 'waterDark'])
    for (let streak = 0; streak < 34; streak++) {
      const [sx, sy] = [width * chance.next(), quay + height * chance.between(0.08, 0.36)]
      line(
        scene,
        [
          [sx - 26, sy],
          [sx + 26, sy],
        ],
        chance.pick(['a', 'b', 'c', 'light', 'white'] as const),
        5,
        { fine: true },
      )
    }
    for (const [index, share] of [0.2, 0.56, 0.86].entries())
      trawler(
        stage,
        width * share,
        height * (0.74 + (index % 2) * 0.1),
        width * (0.2 + (index % 2) * 0.06),
        (['bloom', 'a', 'b'] as const)[index] ?? 'a',
      )
    flyingBird(stage, width * 0.4, height * 0.2, width * 0.12, chance.chance(0.5), 'white', 'light')
    flyingBird(stage, width * 0.62, height * 0.14, width * 0.07, chance.chance(0.5), 'white', 'light')
  },
})

function trawler(stage: Stage, x: number, y: number, size: number, slot: Slot): void {
  const { scene, random } = stage
  place(scene, { x, y, scale: size / 100, flip: random.chance(0.5) }, () => {
    line(
      scene,
      [
        [-14, -30],
        [-14, -74],
      ],
      'dark',
      2,
    )
    line(
      scene,
      [
        [-14, -70],
        [-48, -14],
      ],
      'dark',
      1,
    )
    line(
      scene,
      [
        [-14, -70],
        [44, -24],
      ],
      'dark',
      1,
    )
    cut(
      scene,
      [
        [-14, -72],
        [-14, -62],
        [2, -67],
      ],
      'sun',
    )
    cut(scene, rectangle(2, -40, 28, 26), 'white')
    cut(scene, rectangle(-1, -45, 34, 6), slot)
    for (const pane of [6, 18]) cut(scene, rectangle(pane, -35, 8, 9), stage.night ? 'glow' : 'dark')
    const hull = fill(
      scene,
      [
        [-52, -20],
        [-20, -14],
        [34, -14],
        [58, -26],
        [46, 12],
        [-40, 12],
      ],
      slot,
      { curved: false },
    )
    inside(scene, hull, () => cut(scene, rectangle(-70, 2, 150, 20), 'dark'))
    line(
      scene,
      [
        [-50, -17],
        [-20, -12],
        [34, -12],
        [56, -22],
      ],
      'white',
      2.4,
    )
    for (const tyre of [-28, 0, 28]) fill(scene, ellipse(tyre, -4, 5), 'front')
  })
}

const lakeJetty: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'night'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Am Steg', 'On the jetty'],
      ['Füße im Wasser', 'Feet in the water'],
      ['Abendruhe', 'Evening calm'],
    ]),
    alt: [
      'Zwei Menschen sitzen am Ende eines Stegs und schauen über das Wasser zur Sonne',
      'Two people sit at the end of a jetty, looking across the water to the sun',
    ],
    keywords: [
      ['Wasser', 'water'],
      ['Ruhe', 'calm'],
      ['Sommer', 'summer'],
      ['Freundschaft', 'friendship'],
    ],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const horizon = height * 0.5
    skyLight(stage, width * 0.5, horizon - height * 0.05, 2.2)
    cloud(stage, width * 0.25, height * 0.16, width * 0.34)
    cloud(stage, width * 0.8, height * 0.26, width * 0.26)
    ridge(stage, horizon - 10, 26, 'far')
    cut(scene, rectangle(-BLEED, horizon, width + 2 * BLEED, height), 'water')
    for (let streak = 0; streak < 14; streak++) {
      const half = width * (0.16 - streak * 0.008) * chance.between(0.5, 1)
      line(
        scene,
        [
          [width * 0.5 - half, horizon + 12 + streak * 19],
          [width * 0.5 + half, horizon + 12 + streak * 19],
        ],
        'sun',
        7,
      )
    }
    cut(
      scene,
      [
        [width * 0.3, height * 1.3],
        [width * 0.41, height * 0.74],
        [width * 0.59, height * 0.74],
        [width * 0.7, height * 1.3],
      ],
      'trunk',
    )
    for (let board = 0; board < 9; board++)
      line(
        scene,
        [
          [width * (0.41 - board * 0.017), height * (0.745 + board * 0.035)],
          [width * (0.59 + board * 0.017), height * (0.745 + board * 0.035)],
        ],
        'trunk',
        3,
        { tone: -0.08 },
      )
    for (const [share, index] of [
      [0.45, 0],
      [0.55, 1],
    ] as const)
      fromBehind(stage, width * share, height * 0.775, height * 0.2, index)
    for (const side of [0.1, 0.2, 0.86, 0.94])
      for (let reed = 0; reed < 5; reed++)
        line(
          scene,
          [
            [width * side + reed * 9, height * 1.02],
            [width * side + reed * 13 - 8, height * chance.between(0.74, 0.86)],
          ],
          'leafDark',
          6,
        )
    prop(stage, 'lantern', [width * 0.62, height * 0.76], 'a')
  },
})

/** Somebody seated, seen from the back. */
function fromBehind(stage: Stage, x: number, y: number, height: number, index: number): void {
  const { scene, random } = stage
  const outfit = outfitOf(stage, index)
  place(scene, { x, y, scale: height / 100 }, () => {
    fill(
      scene,
      [
        [-22, 2],
        [-26, -30],
        [-16, -58],
        [0, -64],
        [16, -58],
        [26, -30],
        [22, 2],
      ],
      outfit.top,
    )
    for (const side of [-1, 1])
      fill(
        scene,
        ribbon(
          [
            [side * 18, -52],
            [side * 29, -28],
            [side * 26, 0],
          ],
          [13, 11, 8],
        ),
        outfit.top,
        { tone: -0.05 },
      )
    fill(
      scene,
      ribbon(
        [
          [0, -58],
          [0, -74],
        ],
        [12, 11],
      ),
      outfit.skin,
    )
    fill(scene, ellipse(0, -84, 15, 17), outfit.hair)
    if (random.chance(0.5))
      fill(
        scene,
        [
          [-15, -84],
          [-18, -54],
          [0, -50],
          [18, -54],
          [15, -84],
        ],
        outfit.hair,
      )
  })
}

export const sea: readonly Composition[] = [regatta, beachFromAbove, bigWave, harbour, lakeJetty]
