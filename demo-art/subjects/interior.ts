import { cat } from '../animals/sitting.ts'
import { arc, ellipse, rectangle, roundedRectangle } from '../core/geometry.ts'
import { cut, fill, line, place } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import {
  armchair,
  bookcase,
  chair,
  floorLamp,
  pendant,
  pictureFrame,
  pottedPlant,
  room,
  rug,
  sofa,
  table,
  windowView,
} from '../parts/furniture.ts'
import { patternOver } from '../parts/patterns.ts'
import { bottle, cup, heapOfFruit, vase } from '../parts/tableware.ts'
import { bust, bustOf } from '../people/bust.ts'
import { figure, outfitOf } from '../people/figure.ts'
import { prop } from '../people/props.ts'
import { ANY, type Both, type Composition, SQUARE, TALL, WIDE } from './piece.ts'

const KEYWORDS: readonly Both[] = [
  ['Interieur', 'interior'],
  ['Wohnen', 'living'],
]

const readingCorner: Composition = (random) => {
  const night = random.chance(0.45)
  return {
    mood: night ? 'night' : 'day',
    format: random.pick(ANY),
    words: {
      title: random.pick<Both>([
        ['Leseecke', 'Reading corner'],
        ['Nicht stören', 'Do not disturb'],
        ['Ein Abend für sich', 'An evening to oneself'],
      ]),
      alt: [
        `Eine Person liest ${night ? 'nachts im Lampenlicht ' : ''}auf dem Sofa vor einer Bücherwand`,
        `A person reads ${night ? 'by lamplight ' : ''}on the sofa in front of a wall of books`,
      ],
      keywords: [...KEYWORDS, ['Bücher', 'books'], ['Lesen', 'reading']],
    },
    draw(stage) {
      const { width, height, random: chance } = stage
      const floor = room(stage, 0.74, 'wall', 'floor', 'plain')
      bookcase(stage, width * 0.42, floor - 2, width * 0.62, height * 0.62, height > width ? 5 : 4, 'trunk')
      windowView(stage, width * 0.07, height * 0.1, width * 0.26, height * 0.4, chance.chance(0.5))
      floorLamp(stage, width * 0.37, floor + height * 0.04, height * 0.56, 'sun')
      rug(stage, width * 0.5, height * 0.9, width * 0.8, height * 0.15, ['c', 'light', 'a'])
      const wide = Math.min(width * 0.62, height * 0.7)
      sofa(stage, width * 0.6, floor + height * 0.13, wide, 'b', 'bloom')
      figure(stage, {
        x: width * 0.6,
        y: floor + height * 0.14,
        height: wide * 0.78,
        pose: 'read',
        outfit: outfitOf(stage, 0),
        held: (at) => prop(stage, 'book', at, 'a'),
      })
      pottedPlant(
        stage,
        width * 0.1,
        floor + height * 0.13,
        height * 0.38,
        chance.pick(['monstera', 'fern'] as const),
        'a',
      )
      cat(
        stage,
        'sleep',
        width * 0.22,
        height * 0.95,
        Math.min(width, height) * 0.24,
        chance.chance(0.5),
        'dark',
      )
    },
  }
}

const studio: Composition = (random) => ({
  mood: random.pick(['day', 'dusk'] as const),
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Atelier', 'Studio'],
      ['Modell sitzt', 'Sitting for it'],
      ['Noch nicht fertig', 'Not finished yet'],
    ]),
    alt: [
      'Eine Person malt im Atelier ein Porträt an der Staffelei, an der Wand hängen Bilder',
      'A person paints a portrait at the easel in a studio hung with pictures',
    ],
    keywords: [...KEYWORDS, ['Atelier', 'studio'], ['Malerei', 'painting'], ['Kunst', 'art']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.76, 'wall', 'floor', 'plain')
    windowView(stage, width * 0.06, height * 0.08, width * 0.3, height * 0.46, true)
    for (const [x, y, w, h] of [
      [0.44, 0.08, 0.13, 0.15],
      [0.6, 0.06, 0.16, 0.2],
      [0.8, 0.1, 0.14, 0.14],
    ] as const)
      pictureFrame(stage, width * x, height * y, width * w, height * h)
    const [ex, ey] = [width * 0.66, floor + height * 0.13]
    for (const dx of [-0.1, 0.1, 0])
      line(
        scene,
        [
          [ex, ey - height * 0.66],
          [ex + dx * width, ey + (dx === 0 ? -20 : 0)],
        ],
        'trunk',
        9,
      )
    const canvas = cut(
      scene,
      rectangle(ex - width * 0.14, ey - height * 0.6, width * 0.28, height * 0.4),
      'sun',
    )
    const first = scene.shapes.length
    bust(stage, ex, ey - height * 0.4, height * 0.2, bustOf(stage, 2), false)
    for (const shape of scene.shapes.slice(first)) shape.clip ??= canvas
    cut(scene, rectangle(ex - width * 0.15, ey - height * 0.2, width * 0.3, 12), 'trunk')
    figure(stage, {
      x: width * 0.36,
      y: ey + height * 0.02,
      height: height * 0.58,
      pose: 'paint',
      outfit: { ...outfitOf(stage, 0), garment: 'trousers' },
      held: (at) => prop(stage, 'brush', at, 'bloom'),
    })
    table(stage, width * 0.12, ey + height * 0.03, width * 0.2, height * 0.22, 'trunk')
    for (const [index, dx] of [-0.06, -0.02, 0.03].entries())
      bottle(
        stage,
        width * (0.12 + dx),
        ey - height * 0.19,
        height * (0.07 + index * 0.02),
        (['a', 'c', 'd'] as const)[index] ?? 'a',
      )
    for (let spot = 0; spot < 26; spot++)
      fill(
        scene,
        ellipse(
          width * chance.between(0.3, 0.95),
          floor + chance.between(height * 0.12, height * 0.24),
          chance.between(3, 11),
          chance.between(2, 5),
        ),
        chance.pick(['a', 'bloom', 'c', 'd', 'white'] as const),
      )
  },
})

const bathtub: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick([...WIDE, SQUARE]),
  words: {
    title: random.pick<Both>([
      ['Schaumbad', 'Bubble bath'],
      ['Offline', 'Offline'],
      ['Kapitänin der Wanne', 'Captain of the tub'],
    ]),
    alt: [
      'Jemand liegt mit einem Buch in der Badewanne voller Schaum, darin schwimmt ein Papierboot',
      'Somebody lies in a foamy bathtub with a book, a paper boat floating beside them',
    ],
    keywords: [...KEYWORDS, ['Bad', 'bathroom'], ['Entspannung', 'relaxation'], ['Humor', 'humour']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.8, 'wall', 'floor', 'checks')
    windowView(stage, width * 0.62, height * 0.1, width * 0.24, height * 0.34, true)
    const [x, y, half] = [width * 0.5, floor + height * 0.1, width * 0.34]
    const tall = height * 0.36
    bust(
      stage,
      x - half * 0.62,
      y - tall * 1.18,
      height * 0.26,
      { ...bustOf(stage, 0), garment: 'boat', style: 'topknot' },
      false,
    )
    for (let puff = 0; puff < 20; puff++)
      fill(
        scene,
        ellipse(
          x - half * 0.9 + (puff / 19) * half * 1.8,
          y - tall * chance.between(0.92, 1.06),
          half * chance.between(0.07, 0.13),
        ),
        'white',
        { tone: puff % 3 ? 0 : -0.04 },
      )
    place(scene, { x: x + half * 0.3, y: y - tall * 1.06 }, () => {
      cut(
        scene,
        [
          [-70, -30],
          [70, -30],
          [44, 10],
          [-44, 10],
        ],
        'light',
      )
      cut(
        scene,
        [
          [-40, -30],
          [0, -86],
          [40, -30],
        ],
        'light',
        { tone: -0.06 },
      )
    })
    const knee = x + half * 0.72
    fill(
      scene,
      [
        [knee - 40, y - tall * 0.9],
        [knee - 26, y - tall * 1.3],
        [knee + 14, y - tall * 1.34],
        [knee + 40, y - tall * 0.9],
      ],
      'skin0',
    )
    fill(
      scene,
      [
        [x - half * 1.1, y - tall],
        [x - half, y - tall * 0.3],
        [x - half * 0.72, y - tall * 0.06],
        [x + half * 0.72, y - tall * 0.06],
        [x + half, y - tall * 0.3],
        [x + half * 1.1, y - tall],
        [x + half, y - tall * 0.93],
        [x - half, y - tall * 0.93],
      ],
      'a',
    )
    cut(scene, roundedRectangle(x - half * 1.14, y - tall * 1.02, half * 2.28, tall * 0.1, 14), 'a', {
      tone: 0.05,
    })
    for (const side of [-0.66, 0.66]) fill(scene, ellipse(x + side * half, y, 22, 16), 'sun')
    line(
      scene,
      [
        [x + half * 1.02, floor],
        [x + half * 1.02, y - tall * 1.4],
        [x + half * 0.86, y - tall * 1.42],
        [x + half * 0.84, y - tall * 1.3],
      ],
      'dark',
      12,
    )
    pottedPlant(stage, width * 0.1, floor + height * 0.14, height * 0.4, 'fern', 'c')
    const mat = cut(scene, rectangle(x - half * 0.4, y + height * 0.02, half * 0.8, height * 0.05), 'd')
    patternOver(stage, mat, 'stripes', 'white', 18)
  },
})

const homeOffice: Composition = (random) => ({
  mood: random.pick(['day', 'night', 'dusk'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Heute von hier', 'From here today'],
      ['Kamera aus', 'Camera off'],
      ['Arbeitszimmer', 'Study'],
    ]),
    alt: [
      'Eine Person arbeitet am Schreibtisch am Laptop, eine Katze läuft über die Tischplatte',
      'A person works on a laptop at the desk while a cat walks across it',
    ],
    keywords: [...KEYWORDS, ['Büro', 'office'], ['Arbeit', 'work'], ['Laptop', 'laptop']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    const floor = room(stage, 0.8, 'wall', 'floor', stage.hand.pattern)
    windowView(stage, width * 0.58, height * 0.08, width * 0.3, height * 0.36, false)
    bookcase(stage, width * 0.05, height * 0.36, width * 0.26, height * 0.26, 2, 'trunk')
    const [base, tall] = [floor + height * 0.12, height * 0.6]
    chair(stage, width * 0.35, base, tall * 0.5, 'd', false)
    figure(stage, { x: width * 0.36, y: base, height: tall, pose: 'type', outfit: outfitOf(stage, 0) })
    const top = tall * 0.38
    table(stage, width * 0.64, base + 8, width * 0.46, top, 'trunk')
    cut(
      scene,
      [
        [width * 0.5, base - top],
        [width * 0.49, base - top - height * 0.015],
        [width * 0.59, base - top - height * 0.015],
        [width * 0.6, base - top],
      ],
      'dark',
    )
    cut(
      scene,
      [
        [width * 0.59, base - top - 6],
        [width * 0.615, base - top - height * 0.16],
        [width * 0.63, base - top - height * 0.16],
        [width * 0.605, base - top - 6],
      ],
      'light',
    )
    cup(stage, width * 0.67, base - top, 52, 'bloom', true)
    cat(
      stage,
      'walk',
      width * 0.79,
      base - top + 4,
      height * 0.2,
      true,
      chance.pick(['dark', 'bloomToo'] as const),
    )
    pottedPlant(stage, width * 0.94, base + 10, height * 0.42, 'monstera', 'a')
  },
})

const supper: Composition = (random) => ({
  mood: random.pick(['night', 'dusk'] as const),
  format: random.pick([...WIDE, ...TALL]),
  words: {
    title: random.pick<Both>([
      ['Tisch für zwei', 'Table for two'],
      ['Unter der Lampe', 'Beneath the lamp'],
      ['Nachschlag', 'Second helping'],
    ]),
    alt: [
      'Zwei Menschen sitzen sich unter einer Lampe am gedeckten Tisch gegenüber',
      'Two people sit facing each other at a laid table beneath a lamp',
    ],
    keywords: [...KEYWORDS, ['Abendessen', 'supper'], ['Freundschaft', 'friendship'], ['Licht', 'light']],
  },
  draw(stage) {
    const { width, height, scene, random: chance } = stage
    const floor = room(stage, 0.78, 'wall', 'floor', 'plain')
    cut(
      scene,
      [
        [width * 0.42, height * 0.22],
        [width * 0.58, height * 0.22],
        [width * 0.9, height * 1.1],
        [width * 0.1, height * 1.1],
      ],
      'wall',
      { tone: 0.07 },
    )
    cut(
      scene,
      [
        [width * 0.32, floor],
        [width * 0.68, floor],
        [width * 0.9, height * 1.1],
        [width * 0.1, height * 1.1],
      ],
      'floor',
      { tone: 0.07 },
    )
    pendant(stage, width * 0.5, height * 0.1, 190, 'bloom')
    pictureFrame(stage, width * 0.1, height * 0.14, width * 0.16, height * 0.22)
    windowView(stage, width * 0.72, height * 0.12, width * 0.2, height * 0.28, false)
    const [base, tall] = [floor + height * 0.12, Math.min(height * 0.54, width * 0.6)]
    for (const side of [-1, 1]) {
      chair(stage, width / 2 + side * tall * 0.58, base, tall * 0.52, 'trunk', side > 0)
      figure(stage, {
        x: width / 2 + side * tall * 0.56,
        y: base,
        height: tall,
        pose: side < 0 ? chance.pick(['type', 'think'] as const) : 'type',
        flip: side > 0,
        outfit: outfitOf(stage, side < 0 ? 0 : 1),
      })
    }
    table(stage, width / 2, base + 6, tall * 0.86, tall * 0.38, 'light')
    const top = base + 6 - tall * 0.38
    heapOfFruit(stage, width / 2, top + 12, tall * 0.24)
    bottle(stage, width / 2 + tall * 0.2, top, tall * 0.26, 'leafDark')
    vase(stage, width / 2 - tall * 0.24, top, tall * 0.16)
    line(scene, arc(width / 2, top - 30, 60, 20, 0, 180, 8), 'white', 6)
  },
})

const dollhouse: Composition = (random) => ({
  mood: random.pick(['dusk', 'night', 'day'] as const),
  format: random.pick(TALL),
  words: {
    title: random.pick<Both>([
      ['Hausgemeinschaft', 'Housemates'],
      ['Sechs Zimmer', 'Six rooms'],
      ['Aufgeschnitten', 'Cutaway'],
    ]),
    alt: [
      'Aufgeschnittenes Haus mit sechs Zimmern, in jedem tut jemand etwas anderes',
      'Cutaway house with six rooms, somebody doing something different in each',
    ],
    keywords: [...KEYWORDS, ['Haus', 'house'], ['Nachbarn', 'neighbours'], ['Alltag', 'everyday life']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), 'ground', { backdrop: true })
    const [left, right, top, bottom] = [width * 0.1, width * 0.9, height * 0.24, height * 0.94]
    cut(
      scene,
      [
        [left - 30, top],
        [width / 2, height * 0.05],
        [right + 30, top],
      ],
      'bloom',
    )
    cut(scene, rectangle(width * 0.68, height * 0.06, width * 0.07, height * 0.12), 'trunk')
    cut(scene, rectangle(-BLEED, bottom, width + 2 * BLEED, height), 'near')
    const acts = chance.shuffle([
      'dance',
      'stretch',
      'cook',
      'phone',
      'paint',
      'argue',
      'play',
      'read',
    ] as const)
    for (let cell = 0; cell < 6; cell++) {
      const [w, h] = [(right - left) / 2, (bottom - top) / 3]
      const [x, y] = [left + (cell % 2) * w, top + Math.floor(cell / 2) * h]
      cut(scene, rectangle(x, y, w, h), (['a', 'c', 'wall', 'd', 'light', 'b'] as const)[cell] ?? 'wall')
      cut(scene, rectangle(x, y + h * 0.88, w, h * 0.12), 'trunk', { tone: 0.08 })
      dollRoom(stage, x, y + h * 0.9, w, h, cell)
      const pose = acts[cell] ?? 'stand'
      figure(stage, {
        x: x + w * 0.55,
        y: y + h * 0.93,
        height: h * 0.66,
        pose: pose === 'read' || pose === 'play' ? 'relaxed' : pose,
        flip: cell % 2 === 0,
        outfit: outfitOf(stage, cell),
      })
    }
    for (let wall = 0; wall < 4; wall++)
      cut(scene, rectangle(left - 10, top + (wall * (bottom - top)) / 3 - 5, right - left + 20, 11), 'dark')
    for (const x of [left, (left + right) / 2, right])
      cut(scene, rectangle(x - 6, top, 12, bottom - top), 'dark')
  },
})

function dollRoom(stage: Stage, x: number, y: number, width: number, height: number, cell: number): void {
  if (cell === 0) floorLamp(stage, x + width * 0.2, y, height * 0.62, 'sun')
  if (cell === 1) bookcase(stage, x + width * 0.66, y, width * 0.28, height * 0.66, 3, 'trunk')
  if (cell === 2) armchair(stage, x + width * 0.22, y, height * 0.46, 'bloom', false)
  if (cell === 3) pottedPlant(stage, x + width * 0.82, y, height * 0.56, 'monstera', 'white')
  if (cell === 4) table(stage, x + width * 0.24, y, width * 0.36, height * 0.34, 'trunk')
  if (cell === 5) windowView(stage, x + width * 0.12, y - height * 0.74, width * 0.26, height * 0.4, true)
  pictureFrame(stage, x + width * (cell % 2 ? 0.44 : 0.6), y - height * 0.78, width * 0.15, height * 0.2)
}

export const interior: readonly Composition[] = [
  readingCorner,
  studio,
  bathtub,
  homeOffice,
  supper,
  dollhouse,
]
