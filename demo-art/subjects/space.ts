import { ellipse, type Point, polar, rectangle, roundedRectangle, steps, TURN } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { cottage } from '../parts/buildings.ts'
import { ridge } from '../parts/land.ts'
import { patternOver } from '../parts/patterns.ts'
import { plant } from '../parts/plants.ts'
import { ground, stars } from '../parts/sky.ts'
import { rocket } from '../parts/vehicles.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { ANY, type Both, type Composition, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Weltraum', 'space'],
  ['Sterne', 'stars'],
  ['Zukunft', 'future'],
]

function planet(stage: Stage, x: number, y: number, radius: number, slot: Slot, ringed: boolean): void {
  const { scene, random } = stage
  const tilt = random.between(-0.5, 0.2)
  const ring = (from: number, to: number) =>
    steps(16, (share): Point => {
      const angle = from + (to - from) * share
      const [px, py] = [Math.cos(angle) * radius * 1.8, Math.sin(angle) * radius * 0.42]
      return [x + px * Math.cos(tilt) - py * Math.sin(tilt), y + px * Math.sin(tilt) + py * Math.cos(tilt)]
    })
  if (ringed) line(scene, ring(Math.PI, TURN), 'light', radius * 0.14)
  const ball = fill(scene, ellipse(x, y, radius), slot)
  const kind = random.pick(['bands', 'craters', 'dots', 'waves'] as const)
  inside(scene, ball, () => {
    if (kind === 'bands')
      for (let band = -3; band < 4; band++)
        fill(
          scene,
          ribbon(
            [
              [x - radius * 1.2, y + band * radius * 0.32],
              [x, y + band * radius * 0.32 + radius * 0.12],
              [x + radius * 1.2, y + band * radius * 0.3],
            ],
            [radius * 0.12, radius * 0.17, radius * 0.1],
          ),
          slot,
          { tone: band % 2 ? -0.09 : 0.08 },
        )
    if (kind === 'craters')
      for (let crater = 0; crater < 9; crater++)
        fill(
          scene,
          ellipse(
            x + random.swing() * radius,
            y + random.swing() * radius,
            radius * random.between(0.06, 0.2),
          ),
          slot,
          { tone: -0.08 },
        )
  })
  if (kind === 'dots' || kind === 'waves') patternOver(stage, ball, kind, 'light', radius * 0.3)
  inside(scene, ball, () =>
    fill(scene, ellipse(x + radius * 0.55, y + radius * 0.3, radius * 1.05), slot, { tone: -0.13 }),
  )
  if (ringed) line(scene, ring(0, Math.PI), 'light', radius * 0.14)
}

function spaceDrift(stage: Stage): void {
  const { width, height, random, scene } = stage
  ground(stage)
  stars(stage, 90, height)
  for (let comet = 0; comet < 2; comet++) {
    const [x, y] = [width * random.next(), height * random.between(0.05, 0.5)]
    cut(
      scene,
      [
        [x, y],
        [x + 110, y - 44],
        [x + 104, y - 34],
      ],
      'light',
    )
    fill(scene, ellipse(x, y, 7), 'white')
  }
}

const planets: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Nachbarschaft im All', 'The neighbourhood in space'],
      ['Umlaufbahn', 'Orbit'],
      ['Kugelstoßen', 'Game of spheres'],
    ]),
    alt: [
      'Gemusterte Planeten mit Ringen und Monden, eine Rakete fliegt zwischen ihnen hindurch',
      'Patterned planets with rings and moons, a rocket flying between them',
    ],
    keywords: [...KEYWORDS, ['Planeten', 'planets'], ['Rakete', 'rocket']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    spaceDrift(stage)
    const size = Math.min(width, height)
    const centre: Point = [width * 0.1, height * 1.05]
    for (let orbit = 1; orbit < 5; orbit++) {
      const circle = ellipse(centre[0], centre[1], size * orbit * 0.3)
      line(scene, [...circle, ...circle.slice(0, 1)], 'far', 2.4)
    }
    planet(stage, width * 0.68, height * 0.36, size * 0.24, chance.pick(['a', 'bloom', 'c'] as const), true)
    planet(stage, width * 0.22, height * 0.22, size * 0.1, 'sun', false)
    planet(stage, width * 0.85, height * 0.82, size * 0.13, 'd', chance.chance(0.5))
    planet(stage, width * 0.16, height * 0.86, size * 0.26, 'b', false)
    place(
      scene,
      { x: width * 0.44, y: height * 0.66, scale: size * 0.0034, turn: chance.between(0.4, 0.9) },
      () => rocket(stage, 'white', 'bloom'),
    )
  },
})

const launch: Composition = (random) => ({
  mood: random.pick(['night', 'dusk', 'day'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Drei, zwei, eins', 'Three, two, one'],
      ['Start frei', 'Cleared for launch'],
      ['Senkrecht nach oben', 'Straight up'],
    ]),
    alt: [
      'Eine Rakete startet in einer Wolke aus Rauch, Menschen schauen vom Hügel zu',
      'A rocket lifts off in a cloud of smoke while people watch from a hill',
    ],
    keywords: [...KEYWORDS, ['Rakete', 'rocket'], ['Start', 'launch'], ['Aufbruch', 'new beginnings']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 50, height * 0.7)
    planet(stage, width * 0.8, height * 0.16, width * 0.12, 'sun', false)
    ridge(stage, height * 0.74, 26, 'far')
    const x = width * 0.48
    fill(
      scene,
      ribbon(
        [
          [x, height * 0.5],
          [x, height * 0.7],
          [x + 8, height * 0.84],
        ],
        [width * 0.07, width * 0.12, width * 0.2],
      ),
      'glow',
    )
    fill(
      scene,
      ribbon(
        [
          [x, height * 0.55],
          [x, height * 0.74],
          [x, height * 0.86],
        ],
        [width * 0.03, width * 0.06, width * 0.1],
      ),
      'white',
    )
    place(scene, { x, y: height * 0.52, scale: height * 0.0043 }, () => rocket(stage, 'white', 'bloom'))
    ridge(stage, height * 0.83, 14, 'mid')
    for (let puff = 0; puff < 26; puff++) {
      const spread = (puff / 25) * 2 - 1
      fill(
        scene,
        ellipse(
          x + spread * width * 0.42,
          height * (0.87 - (1 - Math.abs(spread)) * chance.between(0, 0.1)),
          width * chance.between(0.05, 0.1) * (1.2 - Math.abs(spread) * 0.5),
        ),
        chance.pick(['white', 'light', 'white'] as const),
        { tone: chance.between(-0.06, 0) },
      )
    }
    ridge(stage, height * 0.92, 16, 'front')
    for (let index = 0; index < 3; index++)
      figure(stage, {
        x: width * (0.16 + index * 0.09),
        y: height * 0.96,
        height: height * 0.13,
        pose: chance.pick(['wave', 'point', 'cheer', 'reach'] as const),
        outfit: outfitOf(stage, index),
      })
    for (let index = 0; index < 8; index++)
      plant(stage, 'grass', width * chance.next(), height * 1.02, height * 0.09)
  },
})

function astronaut(stage: Stage, x: number, y: number, size: number, turn: number): void {
  const { scene } = stage
  place(scene, { x, y, scale: size / 100, turn }, () => {
    cut(scene, roundedRectangle(-20, -26, 40, 46, 10), 'light', { tone: -0.08 })
    for (const [from, to, end] of [
      [
        [-12, 16],
        [-22, 36],
        [-12, 54],
      ],
      [
        [10, 16],
        [24, 32],
        [40, 42],
      ],
      [
        [-16, -14],
        [-36, -4],
        [-44, -24],
      ],
      [
        [16, -14],
        [36, -22],
        [46, -42],
      ],
    ] as const) {
      fill(scene, ribbon([from, to, end], [17, 15, 13]), 'white')
      fill(scene, ellipse(end[0], end[1], 8), 'bloom')
    }
    cut(scene, roundedRectangle(-19, -24, 38, 46, 14), 'white')
    cut(scene, roundedRectangle(-11, -6, 22, 16, 3), 'far')
    for (const [dx, slot] of [
      [-6, 'bloom'],
      [0, 'sun'],
      [6, 'a'],
    ] as const)
      fill(scene, ellipse(dx, 2, 2.2), slot)
    fill(scene, ellipse(0, -42, 24, 23), 'white')
    fill(scene, ellipse(3, -42, 17, 15), 'dark')
    fill(scene, leaf([-8, -48], 0.2, 18, 6), 'water')
  })
}

const spacewalk: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Ausgang', 'Going out'],
      ['Schwerelos', 'Weightless'],
      ['Ferngespräch', 'Long-distance call'],
    ]),
    alt: [
      'Eine Gestalt im Raumanzug schwebt an einer langen Leine, aus der Blumen wachsen',
      'A figure in a spacesuit floats on a long tether that has begun to flower',
    ],
    keywords: [...KEYWORDS, ['Raumanzug', 'spacesuit'], ['Schweben', 'floating'], ['Idee', 'idea']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    spaceDrift(stage)
    const size = Math.min(width, height)
    planet(stage, width * 0.85, height * 0.98, size * 0.46, chance.pick(['b', 'd', 'a'] as const), false)
    planet(stage, width * 0.16, height * 0.2, size * 0.09, 'bloom', true)
    const tether: Point[] = [
      [-40, height * 0.86],
      [width * 0.16, height * 0.7],
      [width * 0.12, height * 0.5],
      [width * 0.3, height * 0.56],
      [width * 0.44, height * 0.48],
    ]
    line(scene, tether, 'light', 7)
    for (const [index, [x, y]] of tether.slice(1, 4).entries())
      plant(
        stage,
        (['daisy', 'poppy', 'tulip'] as const)[index] ?? 'daisy',
        x,
        y,
        size * 0.2,
        {},
        chance.between(-0.7, 0.7),
      )
    astronaut(stage, width * 0.5, height * 0.46, size * 0.42, chance.between(-0.35, 0.35))
  },
})

const moonHouse: Composition = (random) => ({
  mood: 'night',
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Randlage', 'On the outskirts'],
      ['Mit Erdblick', 'With a view of the earth'],
      ['Vorort', 'Suburb'],
    ]),
    alt: [
      'Ein kleines Haus mit Garten steht auf dem Mond, am Himmel geht die Erde auf',
      'A small house with a garden stands on the moon while the earth rises',
    ],
    keywords: [...KEYWORDS, ['Mond', 'moon'], ['Haus', 'house'], ['Heimat', 'home']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    spaceDrift(stage)
    const size = Math.min(width, height)
    planet(stage, width * 0.74, height * 0.3, size * 0.2, 'water', false)
    const surface = ridge(stage, height * 0.66, 20, 'light', -0.12)
    ridge(stage, height * 0.74, 16, 'light', -0.06)
    for (let crater = 0; crater < 9; crater++) {
      const [x, y, radius] = [
        width * chance.next(),
        height * chance.between(0.8, 0.98),
        chance.between(20, 66),
      ]
      fill(scene, ellipse(x, y, radius, radius * 0.34), 'light', { tone: -0.2 })
      fill(scene, ellipse(x, y + radius * 0.1, radius * 0.9, radius * 0.27), 'light', { tone: -0.13 })
    }
    const x = width * 0.24
    cottage(stage, x, surface(x) + 40, width * 0.22, height * 0.17, 'a', 'bloom')
    cut(scene, rectangle(x + width * 0.25, surface(x) - height * 0.16, 5, height * 0.24), 'dark')
    cut(
      scene,
      [
        [x + width * 0.25, surface(x) - height * 0.16],
        [x + width * 0.32, surface(x) - height * 0.13],
        [x + width * 0.25, surface(x) - height * 0.1],
      ],
      'sun',
    )
    for (let index = 0; index < 8; index++)
      plant(
        stage,
        chance.pick(['daisy', 'tulip', 'poppy'] as const),
        x - 30 + index * 24,
        surface(x) + 66,
        height * 0.12,
      )
    astronaut(stage, width * 0.62, height * 0.72, size * 0.26, 0.06)
    line(
      scene,
      [
        [width * 0.66, height * 0.7],
        [width * 0.7, height * 0.84],
      ],
      'a',
      7,
    )
  },
})

const stargazers: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Sternbilder', 'Constellations'],
      ['Wünsch dir was', 'Make a wish'],
      ['Klare Nacht', 'Clear night'],
    ]),
    alt: [
      'Zwei Menschen mit Fernrohr unter einem Himmel voller Sternbilder in Tierform',
      'Two people with a telescope beneath a sky full of animal constellations',
    ],
    keywords: [...KEYWORDS, ['Fernrohr', 'telescope'], ['Nacht', 'night'], ['Staunen', 'wonder']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 120, height * 0.8)
    const figures: Point[][] = [
      [
        [0, 0],
        [60, -30],
        [120, -20],
        [160, 20],
        [110, 60],
        [40, 50],
        [0, 0],
        [-40, -50],
      ],
      [
        [0, 0],
        [50, 40],
        [110, 30],
        [150, -20],
        [210, -30],
        [230, 20],
      ],
      [
        [0, 0],
        [-20, 70],
        [40, 110],
        [90, 60],
        [60, 0],
        [0, 0],
        [30, -60],
        [60, 0],
      ],
    ]
    for (const [index, constellation] of figures.entries()) {
      const at = constellation.map(
        ([x, y]): Point => [
          width * (0.16 + index * 0.27) + x * 0.9,
          height * (0.2 + (index % 2) * 0.14) + y * 0.9,
        ],
      )
      line(scene, at, 'far', 2.4, { curved: false })
      for (const [x, y] of at) {
        const star = steps(9, (share, point) => polar([x, y], share * TURN, point % 2 ? 5 : 12)).slice(0, 8)
        cut(scene, star, 'sun', { fine: true })
      }
    }
    ridge(stage, height * 0.72, 30, 'far')
    const hill = ridge(stage, height * 0.82, 24, 'near')
    const x = width * 0.52
    for (const dx of [-34, 0, 34])
      line(
        scene,
        [
          [x, hill(x) - height * 0.14],
          [x + dx, hill(x) + 20],
        ],
        'trunk',
        8,
      )
    place(scene, { x, y: hill(x) - height * 0.15, turn: -0.7 }, () => {
      cut(scene, rectangle(-70, -14, 130, 28), 'bloom')
      cut(scene, rectangle(50, -20, 46, 40), 'bloom', { tone: -0.06 })
      cut(scene, rectangle(-88, -9, 22, 18), 'dark')
    })
    figure(stage, {
      x: width * 0.4,
      y: hill(width * 0.4) + 30,
      height: height * 0.3,
      pose: 'reach',
      outfit: outfitOf(stage, 0),
    })
    figure(stage, {
      x: width * 0.68,
      y: hill(width * 0.68) + 30,
      height: height * 0.28,
      pose: chance.pick(['point', 'relaxed'] as const),
      flip: chance.chance(0.5),
      outfit: outfitOf(stage, 1),
    })
    for (let index = 0; index < 12; index++)
      plant(
        stage,
        chance.pick(['grass', 'umbel'] as const),
        width * chance.next(),
        height * 1.02,
        height * 0.13,
      )
  },
})

export const space: readonly Composition[] = [planets, launch, spacewalk, moonHouse, stargazers]
