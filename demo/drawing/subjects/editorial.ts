import { fileURLToPath } from 'node:url'
import { arc, ellipse, path, rectangle, roundedRectangle } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, cutRings, fill, inside, line, named, place } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import { actor, CLIMB } from '../ideas/actor.ts'
import { angled, bent, FAR, floorFrom, landBelow, onCard, soft, stroke } from '../ideas/marks.ts'
import { ideaCloud, mazeBrain, profile } from '../ideas/mind.ts'
import { deskLamp, ladder, lightBulb } from '../ideas/objects.ts'
import { BOOK_SLOTS, lyingBook } from '../ideas/stationery.ts'
import { takeOf } from '../motifs/take.ts'
import { type Entry, readEntries } from '../motifs/written.ts'
import { plant } from '../parts/plants.ts'
import { ground, stars } from '../parts/sky.ts'
import { prop } from '../people/props.ts'
import { WORK_DRAWINGS } from './editorial-work.ts'
import type { Both, Motif } from './piece.ts'

const LIST = fileURLToPath(new URL('../motifs/lists/ideas.txt', import.meta.url))
/** Ideas about the mind are drawn here, those about work beside it. */
const DRAWINGS: Readonly<Record<string, (stage: Stage) => void>> = {
  ...WORK_DRAWINGS,
  keyBird,
  lampPage,
  ladderCloud,
  headGarden,
  bulbPlant,
  brainMaze,
  bookTent,
  bookStairs,
}
const HOURS: readonly Mood[] = ['day', 'paper', 'bold', 'dusk', 'night']

/** Pictures that tell one thought each, as magazines print them beside an article. */
export function editorialIdeas(): Motif[] {
  return readEntries(LIST).map(motifOf)
}

function motifOf({ title, alt, made: [drawing, keywords], where }: Entry, at: number): Motif {
  const [name = '', ...suited] = drawing.split(' ')
  const draw = DRAWINGS[name]
  if (!draw) throw new Error(`${where}: there is no drawing "${name}".`)
  const times = [
    ...HOURS.filter((hour) => suited.includes(hour)),
    ...HOURS.filter((hour) => !suited.includes(hour)),
  ]
  const words = {
    title,
    alt,
    keywords: [['Editorial', 'editorial'] as const, ...keywords.split(', ').map(bothOf)],
  }
  return (take) => {
    const { time, format } = takeOf(at, take, times.slice(0, 3))
    return { mood: time, format, words, draw: (stage) => named(stage.scene, name, () => draw(stage)) }
  }
}

function bothOf(pair: string): Both {
  const [german = '', english = ''] = pair.split('/')
  return [german, english]
}

function keyBird(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 380, 'floor')
    line(scene, arc(300, 200, 70, 96, 150, 330, 12), 'dark', 26)
    cut(scene, roundedRectangle(196, 206, 208, 190, 26), 'a')
    fill(scene, ellipse(300, 280, 26), 'dark')
    angled(scene, [290, 290, 310, 290, 322, 350, 278, 350], 'dark')
    actor(stage, [-250, 384, 400], 'reach')
    place(scene, { x: 90, y: -70, scale: 2.1, turn: -0.2 }, () => birdAsKey(stage))
  })
}

/** Its tail is the bit of the key, its body the bow with the hole. */
function birdAsKey({ scene }: Stage): void {
  cut(scene, rectangle(-138, -6, 120, 12), 'bloom')
  for (const [x, length] of path([-136, 30, -112, 20, -92, 26]))
    cut(scene, rectangle(x, 0, 14, length), 'bloom')
  for (const x of [-44, -32]) cut(scene, roundedRectangle(x, -13, 8, 26, 3), 'bloom', { tone: -0.1 })
  soft(scene, [-4, -10, -44, -52, -50, -96, -18, -74, 0, -92, 16, -62, 34, -66, 34, -20], 'bloom', {
    tone: -0.1,
  })
  const body = [...ellipse(8, 4, 38, 31)]
  cutRings(scene, [body, ellipse(2, 6, 15)], 'bloom')
  fill(scene, ellipse(46, -20, 21, 19), 'bloom')
  angled(scene, [62, -30, 88, -20, 61, -10], 'sun')
  fill(scene, ellipse(50, -24, 4), 'dark', { fine: true })
  soft(scene, [14, -14, -8, -60, 6, -104, 24, -70, 46, -84, 42, -50, 56, -46, 38, -8], 'bloom', {
    tone: 0.07,
  })
}

function lampPage(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    floorFrom(stage, 400, 'floor')
    const light = angled(scene, [-150, -166, -20, -216, 440, 420, -90, 420], 'white')
    inside(scene, light, () => {
      cut(scene, rectangle(-60, -96, 100, 22), 'bloom')
      for (let row = 0; row < 12; row++)
        cut(scene, rectangle(-120 + row * 2, -48 + row * 36, 130 + row * 36, 9), 'dark', { tone: 0.3 })
    })
    deskLamp(stage, { x: -320, y: 404, scale: 6, turn: -0.08 }, 'a')
    fill(scene, ellipse(120, 416, 190, 22), 'floor', { tone: -0.08 })
    actor(stage, [130, 420, 420], 'crossLegged', {
      flip: true,
      held: (at) => prop(stage, 'book', at, 'bloom'),
    })
  })
}

function ladderCloud(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    landBelow(stage, [-500, 380, -200, 330, 60, 350, 400, 400], 'front')
    ideaCloud(stage, { x: 110, y: -180, scale: 2.9 }, 'white')
    cut(scene, [...arc(120, -170, 62, 62, 180, 360, 9), [182, -64], [58, -64]], 'dark')
    cut(scene, [...arc(120, -170, 48, 48, 180, 360, 9), [168, -64], [72, -64]], 'glow')
    angled(scene, [72, -64, 72, -172, 20, -196, 20, -40], 'bloom')
    ladder(stage, [-190, 370], [96, -66], 84, 'bloom')
    actor(stage, [-80, 130, 300], CLIMB)
    actor(stage, [-270, 366, 280], 'push', { who: 1 })
    ideaCloud(stage, { x: -330, y: -130, scale: 0.9 }, 'white')
    ideaCloud(stage, { x: 360, y: 60, scale: 0.8 }, 'white')
  })
}

function headGarden(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    const kinds = ['poppy', 'fern', 'daisy', 'tulip', 'daisy', 'fern', 'poppy'] as const
    for (const [index, kind] of kinds.entries())
      plant(stage, kind, -70 + index * 62, -4, random.between(200, 290), {}, -0.45 + index * 0.15)
    profile(stage, { x: 120, y: 170, scale: 4.7 }, 'b', true)
    cut(scene, roundedRectangle(-116, -16, 480, 24, 10), 'trunk')
    cut(scene, rectangle(-FAR, 436, 2 * FAR, FAR), 'floor')
    ladder(stage, [-410, 440], [-200, 10], 84, 'trunk')
    actor(stage, [-300, 190, 350], 'water', { held: (at) => prop(stage, 'watering-can', at, 'bloom') })
  })
}

function bulbPlant(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    fill(scene, ellipse(150, -140, 240), stage.night ? 'mid' : 'glow', { tone: stage.night ? 0 : 0.1 })
    floorFrom(stage, 390, 'front')
    stroke(scene, [160, 400, 184, 250, 140, 110, 150, -10], 'leaf', 20)
    for (const [x, y, angle, length] of [
      [172, 300, -0.5, 200],
      [164, 230, -2.6, 190],
      [150, 130, -0.6, 150],
    ] as const)
      fill(scene, leaf([x, y], angle, length, length * 0.42, 0.12), 'leaf', {
        tone: angle < -1 ? -0.06 : 0.03,
      })
    lightBulb(stage, { x: 150, y: 0, scale: 2.7 })
    soft(scene, [20, 404, 70, 360, 160, 346, 260, 364, 310, 404], 'trunk')
    actor(stage, [-240, 394, 470], 'water', { held: (at) => prop(stage, 'watering-can', at, 'bloom') })
    for (const [x, size] of path([330, 0.7, 420, 1])) {
      stroke(scene, [x, 396, x + 4, 370, x, 340], 'leaf', 8)
      lightBulb(stage, { x, y: 344, scale: size })
    }
  })
}

function brainMaze(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    profile(stage, { x: -10, y: 108, scale: 5.5 }, 'b')
    floorFrom(stage, 432, 'floor')
    cut(scene, [...arc(-38, 250, 62, 62, 180, 360, 9), [24, 440], [-100, 440]], 'dark')
    mazeBrain(stage, { x: -22, y: -104, scale: 2.55 }, 'light', 'dark')
    actor(stage, [-200, 446, 220], 'walk', { held: (at) => prop(stage, 'lantern', at, 'glow') })
  })
}

function bookTent(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  stars(stage, 60, stage.height * 0.6)
  onCard(stage, () => {
    for (const [x, tall] of path([-430, 330, -330, 420, 380, 400, 470, 300]))
      angled(scene, [x - 80, 400, x, 400 - tall, x + 80, 400], 'leafDark')
    floorFrom(stage, 370, 'front')
    angled(scene, [0, -190, 300, 372, -300, 372], 'glow')
    for (const share of [0.3, 0.5, 0.7, 0.9])
      for (const side of [-1, 1]) bent(scene, [0, -190, side * 300 * share, 372], 'white', 5)
    fill(scene, ellipse(0, 372, 240, 26), 'trunk')
    actor(stage, [-20, 386, 360], 'crossLegged', { held: (at) => prop(stage, 'book', at, 'a') })
    for (const side of [-1, 1]) {
      angled(scene, [0, -232, side * 18, -236, side * 378, 386, side * 330, 396, 0, -170], 'bloom', {
        tone: side < 0 ? 0 : -0.06,
      })
      angled(scene, [0, -178, side * 312, 390, side * 292, 390, 0, -140], 'white')
    }
  })
}

function bookStairs(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    fill(scene, ellipse(-220, -170, 120), 'sun')
    floorFrom(stage, 420, 'near')
    for (let step = 0; step < 6; step++)
      for (let book = 0; book <= step; book++) {
        const slot = BOOK_SLOTS[(step * 2 + book) % BOOK_SLOTS.length] ?? 'a'
        lyingBook(stage, [-440 + step * 145 + random.between(-7, 7), 420 - book * 74], 146, 74, slot)
      }
    actor(stage, [-90, 200, 330], 'stride')
    bent(scene, [400, -22, 400, -270], 'dark', 9)
    soft(
      scene,
      [402, -268, 350, -282, 300, -256, 250, -266, 256, -190, 306, -180, 350, -206, 402, -194],
      'bloom',
    )
  })
}
