import { arc, ellipse, type Point, path, roundedRectangle } from '../core/geometry.ts'
import { letterOutlines } from '../core/lettering.ts'
import { createRandom } from '../core/random.ts'
import { createScene, cut, cutRings, fill, line, place, type Scene } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Colours } from '../hands/colours.ts'
import { createHand } from '../hands/hand.ts'
import { actor } from '../ideas/actor.ts'
import { lightBulb } from '../ideas/objects.ts'
import { rocket } from '../parts/aircraft.ts'
import { plant } from '../parts/plants.ts'
import { POSES } from '../people/pose.ts'
import { drawnFilm, type Part } from './drawn-film.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './film.ts'

const SECONDS = 17
const HELD_SECONDS = 1.8

/** Shows a graphic recording: a sheet that draws itself, as it happens at a conference. */
export function recordingFilm(): Promise<Film> {
  return drawnFilm({
    ...recordingScene(),
    colours: RECORDING_COLOURS,
    seconds: SECONDS,
    heldSeconds: HELD_SECONDS,
  })
}

// A team has an idea, makes a plan and starts. The words are the same in both languages.

const PAPER = '#fbf8f1'
const INK = '#20242e'
/** A graphic recorder carries three markers, a grey for shade and two skin tones. */
const MARKERS = { teal: '#3f9c94', coral: '#ee6a50', yellow: '#f6c453', grey: '#d9d6cd' }

const RECORDING_COLOURS: Colours = {
  paper: PAPER,
  ground: PAPER,
  white: '#ffffff',
  light: '#ffffff',
  dark: INK,
  trunk: INK,
  front: INK,
  far: MARKERS.grey,
  mid: '#8cc5bf',
  near: MARKERS.grey,
  wall: MARKERS.grey,
  floor: MARKERS.grey,
  a: MARKERS.teal,
  b: MARKERS.coral,
  c: MARKERS.yellow,
  d: '#8cc5bf',
  sun: MARKERS.yellow,
  glow: MARKERS.yellow,
  bloom: MARKERS.coral,
  bloomToo: MARKERS.yellow,
  leaf: MARKERS.teal,
  leafDark: '#2f7d76',
  leafLight: '#8cc5bf',
  water: '#8cc5bf',
  waterDark: MARKERS.teal,
  blush: '#f19a86',
  skin0: '#f3cfb4',
  skin1: '#a8714b',
  skin2: '#dba17a',
  skin3: '#7b4f34',
  hair0: INK,
  hair1: INK,
  hair2: '#8a4b2d',
  hair3: INK,
}

/** The scene and its parts in the order in which they are drawn. */
function recordingScene(): { scene: Scene; parts: Part[] } {
  const scene = createScene(FILM_WIDTH, FILM_HEIGHT)
  const stage: Stage = {
    scene,
    width: FILM_WIDTH,
    height: FILM_HEIGHT,
    hand: createHand('ink-line', 'graphic recorder', ['plain']),
    random: createRandom('graphic recording'),
    night: false,
  }
  const parts = [talk, arrowTo(438, 520), board, arrowTo(862, 940), launch, border].map((draw): Part => {
    const from = scene.shapes.length
    draw(stage)
    return { from, to: scene.shapes.length }
  })
  return { scene, parts }
}

function talk(stage: Stage): void {
  const { scene } = stage
  word(scene, 'Team', 225, 56, 62)
  lightBulb(stage, { x: 232, y: 318, scale: 1.25 }, 'glow')
  for (const angle of [-150, -120, -90, -60, -30])
    line(scene, arc(232, 262, 96, 96, angle, angle + 0.1, 2).map(outwards(232, 262, 26)), 'dark', 5)
  actor(stage, [128, 590, 282], POSES.argue, { who: 0 })
  actor(stage, [340, 590, 270], POSES.point, { who: 1, flip: true })
  line(scene, path([40, 594, 160, 598, 300, 593, 424, 597]), 'dark', 5)
}

/** Turns the second point of a short arc into one further out, so that the arc becomes a ray. */
function outwards(x: number, y: number, length: number) {
  return ([px, py]: Point, index: number): Point => {
    if (index === 0) return [px, py]
    const away = Math.hypot(px - x, py - y)
    return [px + ((px - x) / away) * length, py + ((py - y) / away) * length]
  }
}

function board(stage: Stage): void {
  const { scene } = stage
  word(scene, 'Plan', 665, 56, 62)
  cut(scene, roundedRectangle(560, 190, 210, 268, 10), 'white')
  for (const [row, slot] of (['b', 'c', 'a'] as const).entries()) {
    const y = 232 + row * 74
    cut(scene, roundedRectangle(582, y, 40, 40, 6), slot)
    line(scene, path([590, y + 20, 600, y + 32, 628, y - 6]), 'dark', 6)
    line(scene, path([644, y + 10, 742, y + 8]), 'dark', 5)
    line(scene, path([644, y + 32, 714, y + 31]), 'dark', 5)
  }
  line(scene, path([590, 460, 566, 594]), 'dark', 6)
  line(scene, path([740, 460, 762, 594]), 'dark', 6)
  actor(stage, [812, 592, 276], POSES.reach, { who: 2, flip: true })
}

function launch(stage: Stage): void {
  const { scene } = stage
  word(scene, 'Start', 1088, 56, 62)
  place(scene, { x: 1090, y: 430, scale: 2.5, turn: 0.1 }, () => rocket(stage, 'white', 'b'))
  for (const [x, y, size] of [
    [1000, 560, 50],
    [1066, 580, 62],
    [1142, 570, 56],
    [1206, 588, 40],
  ] as const)
    fill(scene, ellipse(x, y, size, size * 0.72), 'far')
  plant(stage, 'tulip', 948, 600, 120, { bloom: 'b' }, -0.08)
  plant(stage, 'daisy', 1240, 602, 96, { bloom: 'c' }, 0.1)
  for (const [x, y] of path([968, 230, 1210, 214, 1226, 360, 960, 380])) star(scene, x, y)
}

function star(scene: Scene, x: number, y: number): void {
  const points = Array.from({ length: 10 }, (_, at): Point => {
    const radius = at % 2 === 0 ? 20 : 9
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  cut(scene, points, 'c')
}

function arrowTo(from: number, to: number) {
  return ({ scene }: Stage): void => {
    const middle = (from + to) / 2
    fill(
      scene,
      [
        [from, 420],
        [middle, 392],
        [to - 30, 396],
        [to - 34, 372],
        [to, 410],
        [to - 28, 446],
        [to - 30, 422],
        [middle, 418],
      ],
      'b',
      { curved: false },
    )
  }
}

/** The line under everything, which holds the three together. */
function border({ scene }: Stage): void {
  fill(scene, path([60, 664, 420, 652, 860, 660, 1220, 650, 1216, 672, 860, 680, 420, 672, 62, 684]), 'a')
}

/** A hand-lettered word, its middle at x, its upper edge at y. */
function word(scene: Scene, text: string, x: number, y: number, size: number): void {
  const { rings, width } = letterOutlines('caveat-brush', text, size)
  place(scene, { x: x - width / 2, y }, () => cutRings(scene, rings, 'dark'))
}
