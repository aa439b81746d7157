import { flyingBird, songbird } from '../animals/birds.ts'
import { cat } from '../animals/sitting.ts'
import { arc, ellipse, type Point, polar, rectangle, TURN } from '../core/geometry.ts'
import { cut, fill, line } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { room, windowView } from '../parts/furniture.ts'
import { patternOver } from '../parts/patterns.ts'
import { PLANTS, plant } from '../parts/plants.ts'
import { cloud, ground, skyLight, stars } from '../parts/sky.ts'
import { bust, bustOf } from '../people/bust.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Porträt', 'portrait'],
  ['Gesicht', 'face'],
  ['Mensch', 'person'],
]

/** Behind a head: a disc, an arch, rays, stripes, leaves or nothing but colour. */
function backdrop(stage: Stage): void {
  const { scene, width, height, random, hand } = stage
  ground(stage)
  const kind = random.pick(['disc', 'arch', 'rays', 'pattern', 'leaves', 'plain', 'halves'] as const)
  const size = Math.min(width, height)
  if (kind === 'disc') fill(scene, ellipse(width / 2, height * 0.44, size * 0.4), 'sun')
  if (kind === 'arch')
    cut(
      scene,
      [
        ...arc(width / 2, height * 0.46, size * 0.4, size * 0.42, 180, 360, 20),
        [width / 2 + size * 0.4, height + BLEED],
        [width / 2 - size * 0.4, height + BLEED],
      ],
      'far',
    )
  if (kind === 'rays')
    for (let ray = 0; ray < 12; ray++)
      cut(
        scene,
        [
          [width / 2, height * 0.45],
          polar([width / 2, height * 0.45], (ray / 12) * TURN, 1500),
          polar([width / 2, height * 0.45], ((ray + 0.5) / 12) * TURN, 1500),
        ],
        'far',
      )
  if (kind === 'pattern')
    patternOver(
      stage,
      cut(scene, rectangle(0, 0, width, height), 'ground'),
      hand.pattern === 'plain' ? 'dots' : hand.pattern,
      'far',
      84,
    )
  if (kind === 'halves') cut(scene, rectangle(width / 2, -BLEED, width + BLEED, height + 2 * BLEED), 'far')
  if (kind === 'leaves')
    for (let index = 0; index < 9; index++)
      plant(
        stage,
        random.pick(PLANTS),
        (width * (index + 0.5)) / 9,
        height * random.between(0.9, 1.05),
        height * random.between(0.55, 0.95),
        { leaf: 'mid', leafToo: 'far' },
      )
}

/** The artist's own likeness, always square: it heads the portfolio. */
export function artistPortrait(stage: Stage): void {
  const { width, height, random } = stage
  backdrop(stage)
  bust(
    stage,
    width / 2,
    height * 0.47,
    height * random.between(0.42, 0.5),
    bustOf(stage, 0),
    random.chance(0.5),
  )
}

const single: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Gegenüber', 'Face to face'],
      ['Sitzung am Dienstag', 'Tuesday sitting'],
      ['Kurz aufgeblickt', 'A glance up'],
      ['Bildnis', 'Likeness'],
    ]),
    alt: [
      'Brustbild einer Person vor einfarbigem Grund, den Blick leicht zur Seite gewandt',
      'Head and shoulders of a person on a plain ground, the gaze slightly averted',
    ],
    keywords: KEYWORDS,
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    backdrop(stage)
    bust(
      stage,
      width / 2,
      height * 0.46,
      Math.min(width, height) * chance.between(0.5, 0.62),
      bustOf(stage, chance.whole(0, 3)),
      chance.chance(0.5),
    )
  },
})

const gallery: Composition = (random) => {
  const [columns, rows] = random.pick([
    [3, 2],
    [3, 3],
    [4, 3],
  ] as const)
  return {
    mood: random.pick(['paper', 'day', 'bold'] as const),
    format: [columns, rows],
    words: {
      title: random.pick([
        ['Alle da', 'All present'],
        [`${columns * rows} von hier`, `${columns * rows} from around here`],
        ['Die Nachbarschaft', 'The neighbourhood'],
      ]),
      alt: [
        `Raster aus ${columns * rows} Porträts verschiedener Menschen auf farbigen Feldern`,
        `Grid of ${columns * rows} portraits of different people on coloured fields`,
      ],
      keywords: [...KEYWORDS, ['Vielfalt', 'diversity'], ['Gruppe', 'group']],
    },
    draw(stage) {
      const { width, height, random: chance, scene } = stage
      ground(stage)
      const [cellWidth, cellHeight] = [width / columns, height / rows]
      for (let cell = 0; cell < columns * rows; cell++) {
        const [left, top] = [(cell % columns) * cellWidth, Math.floor(cell / columns) * cellHeight]
        const field = cut(
          scene,
          rectangle(left, top, cellWidth, cellHeight),
          (['far', 'a', 'light', 'b', 'sun', 'd', 'mid', 'c'] as const)[
            (cell * 3 + Math.floor(cell / columns)) % 8
          ] ?? 'far',
        )
        const first = scene.shapes.length
        bust(
          stage,
          left + cellWidth / 2,
          top + cellHeight * 0.48,
          cellHeight * 0.5,
          bustOf(stage, cell + Math.floor(cell / columns)),
          chance.chance(0.5),
        )
        for (const shape of scene.shapes.slice(first)) shape.clip ??= field
      }
    },
  }
}

const thoughts: Composition = (random) => ({
  mood: random.pick(['paper', 'dusk', 'bold'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick([
      ['Gedankengarten', 'A garden of thoughts'],
      ['Blüten treiben', 'Coming into bloom'],
      ['Wildwuchs', 'Growing wild'],
    ]),
    alt: [
      'Porträt einer Person, aus deren Haar Blumen und Farne wachsen, ein Vogel fliegt heran',
      'Portrait of a person with flowers and ferns growing from their hair, a bird flying in',
    ],
    keywords: [...KEYWORDS, ['Blumen', 'flowers'], ['Fantasie', 'imagination']],
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    ground(stage)
    for (let index = 0; index < 15; index++) {
      const angle = -Math.PI * (0.06 + (0.88 * index) / 14)
      const from = polar([width / 2, height * 0.52], angle, width * 0.13)
      plant(
        stage,
        chance.pick(PLANTS.filter((kind) => kind !== 'grass')),
        from[0],
        from[1],
        height * chance.between(0.3, 0.44),
        {},
        angle + Math.PI / 2,
      )
    }
    bust(
      stage,
      width / 2,
      height * 0.6,
      width * 0.44,
      { ...bustOf(stage, 1), style: chance.pick(['crop', 'parted', 'bob', 'curls'] as const) },
      chance.chance(0.5),
    )
    flyingBird(
      stage,
      width * chance.pick([0.16, 0.84]),
      height * 0.16,
      width * 0.2,
      chance.chance(0.5),
      'a',
      'b',
    )
  },
})

const companion: Composition = (random) => {
  const animal = random.pick(['cat', 'bird'] as const)
  const names: Record<'cat' | 'bird', Both> = { cat: ['Katze', 'cat'], bird: ['Vogel', 'bird'] }
  return {
    mood: random.pick(['day', 'night'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>(
        animal === 'cat'
          ? [
              ['Mitbewohner', 'Flatmates'],
              ['Die mit der Katze', 'The one with the cat'],
            ]
          : [
              ['Besuch auf der Schulter', 'A visitor on the shoulder'],
              ['Vogelfreund', 'A friend of birds'],
            ],
      ),
      alt: [
        `Eine Person am Fenster mit ${animal === 'cat' ? 'einer Katze daneben' : 'einem Vogel auf der Schulter'}`,
        `A person at the window with a ${names[animal][1]} ${animal === 'cat' ? 'beside them' : 'on their shoulder'}`,
      ],
      keywords: [...KEYWORDS, names[animal], ['Fenster', 'window']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      room(stage, 1.05, 'wall', 'floor', stage.hand.pattern)
      windowView(stage, width * 0.54, height * 0.1, width * 0.36, height * 0.46, chance.chance(0.5))
      const size = Math.min(width, height) * 0.5
      bust(stage, width * 0.38, height * 0.5, size, bustOf(stage, chance.whole(0, 3)), chance.chance(0.5))
      if (animal === 'cat')
        cat(
          stage,
          'sit',
          width * 0.8,
          height * 1.02,
          height * 0.42,
          false,
          chance.pick(['dark', 'bloomToo', 'white'] as const),
        )
      else
        songbird(stage, width * 0.38 + size * 0.66, height * 0.5 + size * 0.98, size * 0.46, true, 'a', 'd')
    },
  }
}

const nightDreamer: Composition = (random) => ({
  mood: 'night',
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick([
      ['Mondsüchtig', 'Moonstruck'],
      ['Nachtgedanken', 'Night thoughts'],
      ['Wach bis drei', 'Awake till three'],
    ]),
    alt: [
      'Eine Person blickt nachts auf, hinter ihr Mond, Sterne und Wolken',
      'A person looks up at night, moon, stars and clouds behind them',
    ],
    keywords: [...KEYWORDS, ['Nacht', 'night'], ['Traum', 'dream']],
  },
  draw(stage): void {
    const { width, height, random: chance, scene } = stage
    ground(stage)
    stars(stage, 60, height)
    skyLight(stage, width * 0.72, height * 0.32, 2.6)
    cloud(stage, width * 0.2, height * 0.28, width * 0.3, 'far')
    cloud(stage, width * 0.85, height * 0.6, width * 0.36, 'mid')
    const hills: Point[] = [
      [-BLEED, height + BLEED],
      [-BLEED, height * 0.84],
      [width * 0.3, height * 0.78],
      [width * 0.7, height * 0.86],
      [width + BLEED, height * 0.8],
      [width + BLEED, height + BLEED],
    ]
    fill(scene, hills, 'near')
    bust(stage, width * 0.4, height * 0.52, height * 0.52, bustOf(stage, 2), chance.chance(0.3))
    line(scene, arc(width * 0.4, height * 0.5, height * 0.44, height * 0.44, 200, 330, 24), 'light', 2, {
      fine: true,
    })
  },
})

export const portrait: readonly Composition[] = [single, gallery, thoughts, companion, nightDreamer]
