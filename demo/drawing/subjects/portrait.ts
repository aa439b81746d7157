import { flyingBird, songbird } from '../animals/birds.ts'
import { cat } from '../animals/cat.ts'
import { arc, path, polar, rectangle } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { cut, fill, line } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import { PLANTS } from '../parts/plant-kinds.ts'
import { plant } from '../parts/plants.ts'
import { room, windowView } from '../parts/room.ts'
import { cloud, ground, skyLight, stars } from '../parts/sky.ts'
import { bust, bustOf } from '../people/bust.ts'
import { backdrop } from './artist-portrait.ts'
import { ANY, type Both, type Composition, type Piece, SQUARE, TALL, WIDE } from './piece.ts'

// Portraits are drawn compositions: one person, many, or one among plants, with an animal or at night.

export const portrait: readonly Composition[] = [single, gallery, thoughts, companion, nightDreamer]

const KEYWORDS: readonly Both[] = [
  ['Porträt', 'portrait'],
  ['Gesicht', 'face'],
  ['Mensch', 'person'],
]

function single(random: Random): Piece {
  return {
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
        'Brustbild einer Person, die leicht zur Seite blickt',
        'Head and shoulders of a person looking slightly to one side',
      ],
      keywords: KEYWORDS,
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      backdrop(stage)
      const size = Math.min(width, height) * chance.between(0.5, 0.62)
      bust(stage, width / 2, height * 0.46, size, bustOf(stage, chance.whole(0, 3)), chance.chance(0.5))
    },
  }
}

const FIELDS = ['far', 'a', 'light', 'b', 'sun', 'd', 'mid', 'c'] as const

function gallery(random: Random): Piece {
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
        `Porträts von ${columns * rows} verschiedenen Menschen in einem Raster aus farbigen Feldern`,
        `Portraits of ${columns * rows} different people in a grid of coloured squares`,
      ],
      keywords: [...KEYWORDS, ['Vielfalt', 'diversity'], ['Gruppe', 'group']],
    },
    draw: (stage) => drawGallery(stage, columns, rows),
  }
}

function drawGallery(stage: Stage, columns: number, rows: number): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  for (let cell = 0; cell < columns * rows; cell++) {
    const [left, top] = [(cell % columns) * cellWidth, Math.floor(cell / columns) * cellHeight]
    const row = Math.floor(cell / columns)
    const slot = FIELDS[(cell * 3 + row) % FIELDS.length] ?? 'far'
    const field = cut(scene, rectangle(left, top, cellWidth, cellHeight), slot)
    const first = scene.shapes.length
    const [x, y] = [left + cellWidth / 2, top + cellHeight * 0.48]
    bust(stage, x, y, cellHeight * 0.5, bustOf(stage, cell + row), chance.chance(0.5))
    for (const shape of scene.shapes.slice(first)) shape.clip ??= field
  }
}

function thoughts(random: Random): Piece {
  return {
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
    draw: drawThoughts,
  }
}

function drawThoughts(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  for (let index = 0; index < 15; index++) {
    const angle = -Math.PI * (0.06 + (0.88 * index) / 14)
    const [x, y] = polar([width / 2, height * 0.52], angle, width * 0.13)
    const kind = chance.pick(PLANTS.filter((each) => each !== 'grass'))
    plant(stage, kind, x, y, height * chance.between(0.3, 0.44), {}, angle + Math.PI / 2)
  }
  const style = chance.pick(['crop', 'parted', 'bob', 'curls'] as const)
  bust(stage, width / 2, height * 0.6, width * 0.44, { ...bustOf(stage, 1), style }, chance.chance(0.5))
  const x = width * chance.pick([0.16, 0.84])
  flyingBird(stage, x, height * 0.16, width * 0.2, chance.chance(0.5), 'a', 'b')
}

function companion(random: Random): Piece {
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
    draw: (stage) => drawCompanion(stage, animal),
  }
}

function drawCompanion(stage: Stage, animal: 'cat' | 'bird'): void {
  const { width, height, random: chance } = stage
  room(stage, 1.05, 'wall', 'floor', stage.hand.pattern)
  windowView(stage, width * 0.54, height * 0.1, width * 0.36, height * 0.46, chance.chance(0.5))
  const size = Math.min(width, height) * 0.5
  bust(stage, width * 0.38, height * 0.5, size, bustOf(stage, chance.whole(0, 3)), chance.chance(0.5))
  const fur = chance.pick(['dark', 'bloomToo', 'white'] as const)
  if (animal === 'cat') cat(stage, 'sit', width * 0.8, height * 1.02, height * 0.42, false, fur)
  else songbird(stage, width * 0.38 + size * 0.66, height * 0.5 + size * 0.98, size * 0.46, true, 'a', 'd')
}

function nightDreamer(random: Random): Piece {
  return {
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
      const [right, low] = [width + BLEED, height + BLEED]
      const ridge = [-BLEED, height * 0.84, width * 0.3, height * 0.78, width * 0.7, height * 0.86]
      fill(scene, path([-BLEED, low, ...ridge, right, height * 0.8, right, low]), 'near')
      bust(stage, width * 0.4, height * 0.52, height * 0.52, bustOf(stage, 2), chance.chance(0.3))
      line(scene, arc(width * 0.4, height * 0.5, height * 0.44, height * 0.44, 200, 330, 24), 'light', 2, {
        fine: true,
      })
    },
  }
}
