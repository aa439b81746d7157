import { arc, ellipse, type Point, polar, rectangle, roundedRectangle, steps } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { ridge } from '../parts/land.ts'
import { clouds, ground, skyLight } from '../parts/sky.ts'
import { anyTree } from '../parts/trees.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { POSES } from '../people/pose.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Sport', 'sport'],
  ['Bewegung', 'movement'],
]

const runners: Composition = (random) => {
  const count = random.whole(2, 4)
  const numbers: readonly Both[] = [
    ['Zwei', 'Two'],
    ['Drei', 'Three'],
    ['Vier', 'Four'],
  ]
  const [de, en] = numbers[count - 2] ?? ['Einige', 'Some']
  return {
    mood: random.pick(['bold', 'dusk', 'day'] as const),
    format: random.pick(WIDE),
    words: {
      title: random.pick<Both>([
        ['Kilometer dreißig', 'Kilometre thirty'],
        ['Vor dem Frühstück', 'Before breakfast'],
        ['Atem holen', 'Second wind'],
      ]),
      alt: [
        `${de} Menschen laufen in einer Reihe vor der aufgehenden Sonne`,
        `${en} people run in a row in front of the rising sun`,
      ],
      keywords: [...KEYWORDS, ['Laufen', 'running'], ['Morgen', 'morning']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      fill(scene, ellipse(width * 0.5, height * 0.68, Math.min(width, height) * 0.4), 'sun')
      clouds(stage, 3)
      const back = ridge(stage, height * 0.7, 16, 'far')
      for (const share of [0.06, 0.94]) anyTree(stage, width * share, back(width * share) + 8, height * 0.36)
      cut(scene, rectangle(-BLEED, height * 0.84, width + 2 * BLEED, height), 'bloom', { tone: -0.04 })
      for (const lane of [0.88, 0.94])
        line(
          scene,
          [
            [-BLEED, height * lane],
            [width + BLEED, height * lane],
          ],
          'white',
          6,
        )
      for (let index = 0; index < count; index++) {
        const tilt = chance.between(-6, 8)
        const swing =
          index % 2
            ? POSES.run
            : { ...POSES.run, lean: POSES.run.lean + tilt, near: POSES.run.far, far: POSES.run.near }
        figure(stage, {
          x: (width * (index + 0.5)) / count,
          y: height * (0.86 + (index % 2) * 0.05),
          height: height * 0.58,
          pose: swing,
          outfit: { ...outfitOf(stage, index), garment: 'shorts' },
        })
      }
    },
  }
}

const swimmingLanes: Composition = (random) => ({
  mood: 'day',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Bahn frei', 'Clear the lane'],
      ['Fünfzig Meter', 'Fifty metres'],
      ['Frühschwimmen', 'Early swim'],
    ]),
    alt: [
      'Schwimmbecken von oben, in jeder Bahn krault jemand, nur eine Person lässt sich treiben',
      'Swimming pool from above, somebody crawling in every lane, only one person floating',
    ],
    keywords: [...KEYWORDS, ['Schwimmen', 'swimming'], ['Wasser', 'water'], ['Aufsicht', 'top view']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage, 'water')
    const lanes = Math.max(4, Math.round(height / 190))
    const tall = height / lanes
    for (let ripple = 0; ripple < 90; ripple++) {
      const [x, y] = [width * chance.next(), height * chance.next()]
      line(
        scene,
        [
          [x, y],
          [x + 20, y - 7],
          [x + 40, y],
          [x + 60, y - 7],
        ],
        'water',
        5,
        { tone: chance.pick([0.07, 0.1, -0.05]) },
      )
    }
    const floater = chance.whole(1, lanes - 2)
    for (let lane = 0; lane < lanes; lane++) {
      const y = tall * (lane + 0.5)
      line(
        scene,
        [
          [-BLEED, y],
          [width + BLEED, y],
        ],
        'waterDark',
        tall * 0.13,
        { tone: 0.06 },
      )
      if (lane > 0)
        for (let float = 0; float < width / 26 + 4; float++)
          fill(scene, ellipse(float * 26 - 20, tall * lane, 12, 7), float % 6 < 3 ? 'white' : 'bloom')
      crawler(stage, width * chance.between(0.2, 0.8), y, tall * 0.6, lane, lane === floater, lane % 2 === 1)
    }
  },
})

function crawler(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  index: number,
  floating: boolean,
  flip: boolean,
): void {
  const { scene, random } = stage
  const skin = (['skin0', 'skin1', 'skin2', 'skin3'] as const)[index % 4] ?? 'skin0'
  const suit: Slot = random.pick(['a', 'bloom', 'c', 'dark'] as const)
  place(scene, { x, y, scale: size / 60, flip, turn: floating ? 0.5 : 0 }, () => {
    if (floating) {
      const ring = ellipse(0, 0, 46)
      line(scene, [...ring, ...ring.slice(0, 1)], 'sun', 24)
      line(scene, arc(0, 0, 46, 46, 20, 70, 6), 'white', 24)
      line(scene, arc(0, 0, 46, 46, 200, 250, 6), 'white', 24)
    } else {
      for (const wake of [-100, -130, -160])
        line(
          scene,
          [
            [wake, -12],
            [wake + 22, -2],
            [wake, 12],
          ],
          'white',
          4,
        )
    }
    for (const side of [-1, 1])
      fill(
        scene,
        ribbon(
          [
            [-28, side * 7],
            [-60, side * (floating ? 18 : 8)],
            [-92, side * (floating ? 14 : 5)],
          ],
          [15, 11, 6],
        ),
        skin,
      )
    fill(
      scene,
      ribbon([[22, -12], floating ? [20, -44] : [52, -30], floating ? [4, -66] : [84, -18]], [12, 10, 7]),
      skin,
    )
    fill(
      scene,
      ribbon([[18, 12], floating ? [20, 44] : [2, 30], floating ? [2, 62] : [-26, 26]], [12, 10, 7]),
      skin,
    )
    fill(
      scene,
      ribbon(
        [
          [28, 0],
          [-6, 0],
          [-34, 0],
        ],
        [34, 32, 26],
      ),
      skin,
    )
    fill(
      scene,
      ribbon(
        [
          [-16, 0],
          [-38, 0],
        ],
        [31, 26],
      ),
      suit,
    )
    fill(scene, ellipse(46, 0, 16, 15), random.pick(['white', 'bloom', 'a'] as const))
  })
}

const yoga: Composition = (random) => ({
  mood: random.pick(['dusk', 'day', 'paper', 'bold'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick<Both>([
      ['Baum sein', 'Being a tree'],
      ['Standbein', 'Standing leg'],
      ['Stille Übung', 'Quiet exercise'],
    ]),
    alt: [
      'Eine Person steht in der Baumhaltung zwischen echten Bäumen, hinter ihr die Sonne',
      'A person stands in tree pose among real trees, the sun behind them',
    ],
    keywords: [...KEYWORDS, ['Yoga', 'yoga'], ['Ruhe', 'calm'], ['Gesundheit', 'health']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    skyLight(stage, width / 2, height * 0.38, 3.2)
    const back = ridge(stage, height * 0.7, 16, 'far')
    for (const share of [0.08, 0.24, 0.76, 0.92])
      anyTree(stage, width * share, back(width * share) + 12, height * chance.between(0.36, 0.54))
    const hill = ridge(stage, height * 0.82, 14, 'near')
    figure(stage, {
      x: width / 2,
      y: hill(width / 2) + 26,
      height: height * 0.56,
      pose: 'stretch',
      outfit: { ...outfitOf(stage, chance.whole(0, 3)), garment: 'trousers', longSleeves: false },
    })
  },
})

const climbers: Composition = (random) => ({
  mood: random.pick(['bold', 'day', 'paper'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Griffe', 'Holds'],
      ['Schwierigkeit sieben', 'Grade seven'],
      ['Hand über Hand', 'Hand over hand'],
    ]),
    alt: [
      'Drei Menschen klettern an einer Wand mit bunten Griffen',
      'Three people climb a wall with colourful holds',
    ],
    keywords: [...KEYWORDS, ['Klettern', 'climbing'], ['Mut', 'courage']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    for (let facet = 0; facet < 9; facet++) {
      const [x, y] = [width * chance.next(), height * chance.next()]
      cut(
        scene,
        steps(5, (share): Point => polar([x, y], share * 5 + facet, width * chance.between(0.14, 0.34))),
        'far',
        { tone: chance.between(-0.03, 0.04) },
      )
    }
    for (let hold = 0; hold < 54; hold++) {
      const [x, y] = [width * (0.06 + 0.88 * chance.next()), height * (0.03 + 0.94 * ((hold * 0.618) % 1))]
      fill(
        scene,
        steps(8, (share) => polar([x, y], share * 6.28, chance.between(11, 30))).slice(0, 7),
        chance.pick(['a', 'b', 'c', 'd', 'bloom', 'sun'] as const),
      )
    }
    for (const [index, [x, y, flip]] of (
      [
        [0.3, 0.42, false],
        [0.7, 0.68, true],
        [0.36, 0.97, false],
      ] as const
    ).entries()) {
      line(
        scene,
        [
          [width * x, height * y - height * 0.16],
          [width * (x + 0.03), -BLEED],
        ],
        'dark',
        4,
      )
      figure(stage, {
        x: width * x,
        y: height * y,
        height: height * 0.32,
        flip,
        pose: {
          lean: 6,
          nod: -22,
          near: { upperArm: 150, foreArm: 172, thigh: 82, shin: -12 },
          far: { upperArm: 112, foreArm: 168, thigh: 18, shin: -38 },
        },
        outfit: { ...outfitOf(stage, index), garment: 'trousers' },
      })
    }
  },
})

const skaters: Composition = (random) => ({
  mood: random.pick(['bold', 'dusk', 'day', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Schwerkraft, Pause', 'Gravity, paused'],
      ['Halfpipe', 'Half-pipe'],
      ['Abgehoben', 'Airborne'],
    ]),
    alt: [
      'Eine Person springt mit dem Skateboard über eine Rampe, andere schauen zu',
      'A skateboarder leaps above a ramp while others watch',
    ],
    keywords: [...KEYWORDS, ['Skateboard', 'skateboard'], ['Jugend', 'youth'], ['Stadt', 'city']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    skyLight(stage, width * 0.5, height * 0.32, 2.6)
    for (let house = 0; house < 8; house++)
      cut(
        scene,
        rectangle((width * house) / 8, height * chance.between(0.44, 0.6), width / 8 + 2, height),
        house % 2 ? 'far' : 'mid',
      )
    const bowl: Point[] = [
      [-BLEED, height * 0.56],
      [width * 0.1, height * 0.56],
      ...steps(
        14,
        (share): Point => [width * (0.12 + share * 0.76), height * (0.58 + Math.sin(share * Math.PI) * 0.34)],
      ),
      [width * 0.9, height * 0.56],
      [width + BLEED, height * 0.56],
      [width + BLEED, height + BLEED],
      [-BLEED, height + BLEED],
    ]
    const ramp = cut(scene, bowl, 'light', { tone: -0.04 })
    inside(scene, ramp, () => {
      for (let panel = 0; panel < 12; panel++)
        line(
          scene,
          [
            [width * (panel / 11), height * 0.5],
            [width * (panel / 11) + 20, height * 1.1],
          ],
          'light',
          4,
          { tone: -0.1 },
        )
    })
    for (const [from, to] of [
      [-BLEED, width * 0.115],
      [width * 0.885, width + BLEED],
    ] as const)
      line(
        scene,
        [
          [from, height * 0.56],
          [to, height * 0.56],
        ],
        'bloom',
        14,
      )
    const [x, y] = [width * 0.5, height * 0.5]
    place(scene, { x, y, turn: -0.22 }, () => {
      cut(scene, roundedRectangle(-86, -4, 172, 15, 8), 'a')
      for (const wheel of [-52, 52]) fill(scene, ellipse(wheel, 18, 12), 'dark')
    })
    figure(stage, {
      x,
      y: y - 4,
      height: height * 0.4,
      pose: {
        lean: 20,
        nod: -12,
        near: { upperArm: 96, foreArm: 118, thigh: 78, shin: -24 },
        far: { upperArm: -100, foreArm: -84, thigh: 34, shin: -34 },
      },
      outfit: { ...outfitOf(stage, 0), style: 'cap', garment: 'trousers' },
    })
    for (const [share, index] of [
      [0.04, 1],
      [0.95, 2],
    ] as const)
      figure(stage, {
        x: width * share,
        y: height * 0.55,
        height: height * 0.3,
        pose: chance.pick(['cheer', 'wave', 'point'] as const),
        flip: share > 0.5,
        outfit: outfitOf(stage, index),
      })
  },
})

export const movement: readonly Composition[] = [runners, swimmingLanes, yoga, climbers, skaters]
