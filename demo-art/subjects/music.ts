import { songbird } from '../animals/birds.ts'
import { cat } from '../animals/sitting.ts'
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
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { pictureFrame, pottedPlant, room, rug } from '../parts/furniture.ts'
import { patternOver } from '../parts/patterns.ts'
import { plant } from '../parts/plants.ts'
import { ground, skyLight, stars } from '../parts/sky.ts'
import { bust, bustOf } from '../people/bust.ts'
import { type FigureOptions, figure, outfitOf } from '../people/figure.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Musik', 'music'],
  ['Klang', 'sound'],
]

/** Instruments in the units of a figure 100 high, their middle at (0, 0). */
const INSTRUMENTS = {
  guitar: guitar,
  cello: cello,
  trumpet: trumpet,
  drum: drum,
  keys: keys,
} as const
type Instrument = keyof typeof INSTRUMENTS

function guitar({ scene }: Stage): void {
  line(
    scene,
    [
      [0, 0],
      [34, -22],
    ],
    'trunk',
    4,
  )
  cut(
    scene,
    [
      [32, -24],
      [42, -31],
      [45, -26],
      [36, -20],
    ],
    'dark',
  )
  fill(
    scene,
    [
      [-18, 0],
      [-14, -12],
      [-2, -10],
      [6, -14],
      [12, -4],
      [8, 8],
      [-2, 9],
      [-8, 14],
    ],
    'bloom',
  )
  fill(scene, ellipse(-2, -1, 4.4), 'dark')
  line(
    scene,
    [
      [-10, 5],
      [34, -22],
    ],
    'light',
    0.8,
  )
}

function cello({ scene }: Stage): void {
  line(
    scene,
    [
      [2, 40],
      [0, -46],
    ],
    'dark',
    2.4,
  )
  fill(
    scene,
    [
      [0, -24],
      [10, -22],
      [12, -12],
      [7, -4],
      [14, 8],
      [14, 22],
      [0, 28],
      [-14, 22],
      [-14, 8],
      [-7, -4],
      [-12, -12],
      [-10, -22],
    ],
    'bloomToo',
  )
  line(
    scene,
    [
      [0, 20],
      [0, -44],
    ],
    'dark',
    1.6,
  )
  line(
    scene,
    [
      [-24, 2],
      [26, -8],
    ],
    'trunk',
    1.4,
  )
}

function trumpet({ scene }: Stage): void {
  line(
    scene,
    [
      [-8, 0],
      [22, -5],
    ],
    'glow',
    2.4,
  )
  cut(
    scene,
    [
      [20, -8],
      [34, -14],
      [34, 5],
      [20, -2],
    ],
    'glow',
  )
  line(
    scene,
    [
      [2, -2],
      [2, 4],
      [16, 2],
      [16, -4],
    ],
    'glow',
    1.8,
  )
}

function drum(stage: Stage): void {
  const { scene } = stage
  const shell = cut(scene, rectangle(-17, -13, 34, 24), 'a')
  patternOver(stage, shell, 'waves', 'white', 9)
  fill(scene, ellipse(0, -13, 17, 4.6), 'white')
  line(
    scene,
    [
      [-10, -18],
      [6, -34],
    ],
    'trunk',
    1.6,
  )
  line(
    scene,
    [
      [10, -18],
      [22, -32],
    ],
    'trunk',
    1.6,
  )
  for (const leg of [-12, 12])
    line(
      scene,
      [
        [leg, 10],
        [leg * 1.3, 36],
      ],
      'dark',
      2,
    )
}

function keys({ scene }: Stage): void {
  cut(scene, roundedRectangle(-24, -6, 58, 9, 2), 'dark')
  cut(scene, rectangle(-22, -6, 54, 3.4), 'white')
  for (let key = 0; key < 9; key++) cut(scene, rectangle(-19 + key * 5.7, -6, 2.4, 2), 'dark')
  for (const leg of [-18, 28])
    line(
      scene,
      [
        [leg, 3],
        [leg + 6, 38],
      ],
      'dark',
      2,
    )
}

function player(stage: Stage, instrument: Instrument, options: Omit<FigureOptions, 'pose' | 'held'>): void {
  const poses = {
    guitar: {
      lean: 0,
      nod: 8,
      near: { upperArm: 16, foreArm: 74, thigh: 8, shin: 0 },
      far: { upperArm: 52, foreArm: 108, thigh: -10, shin: -8 },
    },
    cello: 'sit',
    trumpet: {
      lean: -6,
      nod: -8,
      near: { upperArm: 62, foreArm: 128, thigh: 8, shin: 2 },
      far: { upperArm: 70, foreArm: 116, thigh: -10, shin: -6 },
    },
    drum: 'cook',
    keys: 'cook',
  } as const
  figure(stage, {
    ...options,
    pose: poses[instrument],
    held: ([hx, hy]) =>
      place(
        stage.scene,
        instrument === 'cello'
          ? { x: hx + 4, y: hy }
          : instrument === 'guitar'
            ? { x: hx - 4, y: hy - 1 }
            : { x: hx + (instrument === 'trumpet' ? 4 : 6), y: hy + (instrument === 'trumpet' ? 0 : 8) },
        () => INSTRUMENTS[instrument](stage),
      ),
  })
}

function notes(stage: Stage, x: number, y: number, count: number, spread: number): void {
  const { scene, random } = stage
  for (let index = 0; index < count; index++) {
    const [nx, ny, size] = [
      x + random.swing() * spread,
      y - random.next() * spread * 0.7,
      random.between(9, 16),
    ]
    const slot: Slot = random.pick(['a', 'bloom', 'c', 'dark'] as const)
    fill(scene, ellipse(nx, ny, size, size * 0.75, -0.4), slot)
    line(
      scene,
      [
        [nx + size * 0.85, ny],
        [nx + size * 0.85, ny - size * 3.2],
        [nx + size * 2, ny - size * 2.4],
      ],
      slot,
      size * 0.3,
      { curved: false },
    )
  }
}

const band: Composition = (random) => ({
  mood: random.pick(['night', 'bold', 'dusk'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Zugabe', 'Encore'],
      ['Kellerkonzert', 'Basement gig'],
      ['Eins, zwei, drei, vier', 'One, two, three, four'],
    ]),
    alt: [
      'Eine vierköpfige Band spielt im Scheinwerferlicht vor tanzendem Publikum',
      'A four-piece band plays in the spotlights before a dancing crowd',
    ],
    keywords: [...KEYWORDS, ['Konzert', 'concert'], ['Band', 'band'], ['Bühne', 'stage']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    for (const [index, share] of [0.12, 0.36, 0.64, 0.88].entries())
      cut(
        scene,
        [
          [width * share - 14, -BLEED],
          [width * share + 14, -BLEED],
          [width * (0.5 + (share - 0.5) * 0.4) + width * 0.14, height * 0.84],
          [width * (0.5 + (share - 0.5) * 0.4) - width * 0.14, height * 0.84],
        ],
        index % 2 ? 'far' : 'mid',
        { tone: 0.02 },
      )
    cut(scene, rectangle(-BLEED, height * 0.76, width + 2 * BLEED, height), 'trunk')
    cut(scene, rectangle(-BLEED, height * 0.76, width + 2 * BLEED, 12), 'light')
    const line4 = chance.shuffle(['guitar', 'keys', 'drum', 'trumpet'] as const)
    for (const [index, instrument] of line4.entries())
      player(stage, instrument, {
        x: width * (0.16 + index * 0.225),
        y: height * 0.8,
        height: height * 0.52,
        flip: index > 1,
        outfit: outfitOf(stage, index),
      })
    for (const share of [0.04, 0.94])
      for (const row of [0, 1]) {
        cut(
          scene,
          roundedRectangle(width * share - 40, height * (0.56 - row * 0.2), 84, height * 0.19, 8),
          'dark',
        )
        fill(scene, ellipse(width * share + 2, height * (0.66 - row * 0.2), 28), 'front')
        fill(scene, ellipse(width * share + 2, height * (0.66 - row * 0.2), 11), 'light')
      }
    for (let fan = 0; fan < 9; fan++) {
      const x = (width * (fan + 0.5)) / 9 + chance.swing() * 20
      const y = height * chance.between(0.94, 1.0)
      fill(scene, ellipse(x, y, 34, 38), 'front')
      line(
        scene,
        [
          [x - 30, y + 40],
          [x - 44, y - 40],
          [x - 30, y - 100],
        ],
        'front',
        17,
      )
      if (fan % 2)
        line(
          scene,
          [
            [x + 30, y + 40],
            [x + 46, y - 30],
            [x + 40, y - 90],
          ],
          'front',
          17,
        )
    }
    notes(stage, width * 0.5, height * 0.3, 9, width * 0.4)
  },
})

const busker: Composition = (random) => {
  const instrument = random.pick(['guitar', 'cello', 'trumpet'] as const)
  const names: Record<typeof instrument, Both> = {
    guitar: ['Gitarre', 'guitar'],
    cello: ['Cello', 'cello'],
    trumpet: ['Trompete', 'trumpet'],
  }
  return {
    mood: random.pick(['paper', 'bold', 'dusk', 'day'] as const),
    format: random.pick(TALL),
    words: {
      title: random.pick<Both>([
        [`Solo für ${names[instrument][0]}`, `Solo for ${names[instrument][1]}`],
        ['Etüde', 'Étude'],
        ['Wer zuhört', 'Those who listen'],
      ]),
      alt: [
        `Eine Person spielt ${names[instrument][0]}, aus den Tönen werden Blätter und Vögel`,
        `A person plays the ${names[instrument][1]}, the notes turning into leaves and birds`,
      ],
      keywords: [...KEYWORDS, names[instrument], ['Solo', 'solo']],
    },
    draw(stage) {
      const { width, height, scene } = stage
      ground(stage)
      fill(scene, ellipse(width * 0.5, height * 0.5, Math.min(width, height) * 0.42), 'far')
      cut(scene, rectangle(-BLEED, height * 0.88, width + 2 * BLEED, height), 'floor')
      if (instrument === 'cello')
        cut(scene, rectangle(width * 0.33, height * 0.78, width * 0.16, height * 0.13), 'trunk')
      player(stage, instrument, {
        x: width * 0.42,
        y: height * 0.92,
        height: height * (instrument === 'cello' ? 0.7 : 0.6),
        outfit: outfitOf(stage, 0),
      })
      for (let swirl = 0; swirl < 3; swirl++) {
        const path = steps(
          12,
          (share): Point => [
            width * (0.58 + share * 0.4),
            height * (0.46 - swirl * 0.1 - share * 0.22) + Math.sin(share * 9 + swirl) * 26,
          ],
        )
        line(scene, path, 'leafDark', 4)
        for (const [index, [x, y]] of path.entries())
          fill(scene, leaf([x, y], index % 2 ? -1.2 : 1.1, 52, 24), index % 3 ? 'leaf' : 'bloom')
      }
      songbird(stage, width * 0.84, height * 0.3, width * 0.16, true, 'a', 'c')
      songbird(stage, width * 0.16, height * 0.88, width * 0.15, false, 'd', 'b')
      notes(stage, width * 0.76, height * 0.44, 5, width * 0.2)
    },
  }
}

const records: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'bold'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['B-Seite', 'B-side'],
      ['Dreiunddreißig', 'Thirty-three'],
      ['Plattenabend', 'Records night'],
    ]),
    alt: [
      'Jemand legt im Wohnzimmer Platten auf, Hüllen liegen am Boden, die Katze hört zu',
      'Somebody plays records in the living room, sleeves on the floor, the cat listening',
    ],
    keywords: [...KEYWORDS, ['Schallplatte', 'vinyl'], ['Zuhause', 'home']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.72, 'wall', 'floor', stage.hand.pattern)
    for (const [x, y] of [
      [0.1, 0.1],
      [0.3, 0.08],
      [0.76, 0.12],
    ] as const)
      pictureFrame(stage, width * x, height * y, width * 0.14, width * 0.14)
    const [x, y] = [width * 0.66, floor + height * 0.04]
    cut(scene, rectangle(x - width * 0.2, y - height * 0.2, width * 0.4, height * 0.2), 'trunk')
    for (let sleeve = 0; sleeve < 16; sleeve++)
      cut(
        scene,
        rectangle(x - width * 0.18 + sleeve * width * 0.022, y - height * 0.17, width * 0.014, height * 0.16),
        chance.pick(['a', 'b', 'c', 'd', 'light', 'bloom'] as const),
      )
    cut(scene, roundedRectangle(x - width * 0.14, y - height * 0.25, width * 0.28, height * 0.05, 6), 'dark')
    fill(scene, ellipse(x - width * 0.02, y - height * 0.255, width * 0.1, height * 0.018), 'front')
    line(
      scene,
      [
        [x + width * 0.11, y - height * 0.25],
        [x + width * 0.11, y - height * 0.3],
        [x + width * 0.02, y - height * 0.27],
      ],
      'light',
      5,
    )
    rug(stage, width * 0.36, height * 0.9, width * 0.6, height * 0.14, ['b', 'light', 'a'])
    figure(stage, {
      x: width * 0.34,
      y: height * 0.93,
      height: height * 0.56,
      pose: chance.pick(['dance', 'twirl', 'relaxed'] as const),
      outfit: outfitOf(stage, 0),
    })
    for (const [index, dx] of [0.54, 0.64, 0.78].entries()) {
      place(scene, { x: width * dx, y: height * 0.92, turn: chance.swing() * 0.3 }, () => {
        cut(scene, rectangle(-46, -22, 92, 44), (['bloom', 'c', 'd'] as const)[index] ?? 'a')
        fill(scene, ellipse(30, -4, 36, 15), 'dark')
        fill(scene, ellipse(30, -4, 11, 4.6), 'sun')
      })
    }
    cat(stage, 'back', width * 0.9, height * 0.96, Math.min(width, height) * 0.22, false, 'dark')
    pottedPlant(stage, width * 0.07, floor + height * 0.08, height * 0.36, 'monstera', 'c')
    notes(stage, x, height * 0.42, 6, width * 0.16)
  },
})

const listening: Composition = (random) => ({
  mood: random.pick(['bold', 'night', 'paper'] as const),
  format: random.pick([SQUARE, ...TALL]),
  words: {
    title: random.pick<Both>([
      ['Kopfhörer', 'Headphones'],
      ['Ganz Ohr', 'All ears'],
      ['Schleife', 'On repeat'],
    ]),
    alt: [
      'Eine Person mit großen Kopfhörern, um ihren Kopf kreisen farbige Schallwellen',
      'A person wearing large headphones, coloured sound waves circling their head',
    ],
    keywords: [...KEYWORDS, ['Porträt', 'portrait'], ['Kopfhörer', 'headphones']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    const centre: Point = [width / 2, height * 0.46]
    const size = Math.min(width, height) * 0.52
    for (let ring = 6; ring > 0; ring--) {
      const wave = steps(61, (share) =>
        polar(
          centre,
          share * TURN,
          size * (0.42 + ring * 0.13) + Math.sin(share * TURN * (8 + ring * 2)) * 12 * (ring % 2 ? 1 : 0.5),
        ),
      ).slice(0, 60)
      fill(scene, wave, (['a', 'b', 'c', 'd', 'far', 'sun'] as const)[ring % 6] ?? 'a')
    }
    const who = {
      ...bustOf(stage, chance.whole(0, 3)),
      turn: 0,
      earrings: false,
      style: chance.pick(['crop', 'bob', 'curls', 'parted', 'bald', 'topknot'] as const),
    }
    bust(stage, centre[0], centre[1] + size * 0.06, size, who, false)
    line(
      scene,
      arc(centre[0], centre[1] + size * 0.02, size * (who.half + 0.09), size * 0.66, 192, 348, 16),
      'dark',
      size * 0.07,
    )
    for (const side of [-1, 1]) {
      cut(
        scene,
        roundedRectangle(
          centre[0] + side * size * (who.half + 0.08) - size * 0.09,
          centre[1] - size * 0.1,
          size * 0.18,
          size * 0.34,
          size * 0.08,
        ),
        'dark',
      )
      cut(
        scene,
        roundedRectangle(
          centre[0] + side * size * (who.half + 0.12) - size * 0.05,
          centre[1] - size * 0.06,
          size * 0.1,
          size * 0.26,
          size * 0.05,
        ),
        'bloom',
      )
    }
  },
})

const nightConcert: Composition = (random) => ({
  mood: 'night',
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Serenade', 'Serenade'],
      ['Freilichtbühne', 'Open-air stage'],
      ['Quartett im Grünen', 'Quartet in the park'],
    ]),
    alt: [
      'Drei Musizierende unter einem Pavillon im Park, Lampions hängen in den Bäumen',
      'Three musicians under a pavilion in the park, lanterns hanging in the trees',
    ],
    keywords: [...KEYWORDS, ['Park', 'park'], ['Abend', 'evening'], ['Klassik', 'classical']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 40, height * 0.6)
    skyLight(stage, width * 0.14, height * 0.2, 1.2)
    fill(scene, ellipse(width * 0.06, height * 0.74, width * 0.2, height * 0.26), 'mid')
    fill(scene, ellipse(width * 0.95, height * 0.74, width * 0.22, height * 0.3), 'mid')
    cut(scene, rectangle(-BLEED, height * 0.78, width + 2 * BLEED, height), 'near')
    const [left, right, floor] = [width * 0.22, width * 0.78, height * 0.8]
    cut(scene, rectangle(left, height * 0.36, right - left, floor - height * 0.36), 'glow', { tone: -0.14 })
    cut(
      scene,
      [
        [left - 40, height * 0.37],
        [width / 2, height * 0.12],
        [right + 40, height * 0.37],
      ],
      'bloom',
    )
    for (let column = 0; column < 5; column++)
      cut(
        scene,
        rectangle(left + ((right - left) * column) / 4 - 9, height * 0.37, 18, floor - height * 0.37),
        'white',
      )
    cut(scene, rectangle(left - 30, floor - 6, right - left + 60, 30), 'white', { tone: -0.05 })
    for (const [index, instrument] of (['trumpet', 'cello', 'guitar'] as const).entries()) {
      if (instrument === 'cello')
        cut(scene, rectangle(width * 0.44, floor - height * 0.1, width * 0.07, height * 0.1), 'trunk')
      player(stage, instrument, {
        x: width * (0.32 + index * 0.16),
        y: floor,
        height: height * (instrument === 'cello' ? 0.46 : 0.38),
        flip: index === 2,
        outfit: outfitOf(stage, index),
      })
    }
    for (let lantern = 0; lantern < 10; lantern++) {
      const x = width * (0.03 + lantern * 0.105)
      const y = height * (0.3 + Math.abs(lantern - 4.5) * 0.025)
      fill(scene, ellipse(x, y, 17, 20), chance.pick(['sun', 'glow', 'bloom', 'a'] as const))
      line(
        scene,
        [
          [x, y - 20],
          [x, y - 34],
        ],
        'light',
        2,
      )
    }
    for (let index = 0; index < 11; index++)
      plant(
        stage,
        chance.pick(['grass', 'daisy', 'fern'] as const),
        width * chance.next(),
        height * 1.03,
        height * 0.14,
      )
  },
})

export const music: readonly Composition[] = [band, busker, records, listening, nightConcert]
