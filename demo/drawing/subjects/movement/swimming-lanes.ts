import { arc, ellipse, path } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { fill, line, place, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS } from './movement-parts.ts'

export const swimmingLanes: Composition = (random) => ({
  mood: 'day',
  format: random.pick(ANY),
  surface: 'water',
  words: {
    title: random.pick<Both>([
      ['Bahn frei', 'Clear the lane'],
      ['Fünfzig Meter', 'Fifty metres'],
      ['Frühschwimmen', 'Early swim'],
    ]),
    alt: random.fork('words').pick<Both>([
      [
        'Schwimmbecken von oben: In jeder Bahn krault jemand, nur eine Person lässt sich treiben',
        'Swimming pool from above, with a swimmer in every lane and one person just floating',
      ],
      [
        'Menschen kraulen, von oben gesehen, in ihren Bahnen, einer liegt auf dem Rücken',
        'Seen from above, people swim front crawl in their lanes, one of them just floating',
      ],
      [
        'Blick von oben auf ein Becken, in dem Bahn für Bahn gekrault wird, nur eine Person hat Zeit',
        'A pool from above, with somebody swimming front crawl in every lane and one person taking it easy',
      ],
    ]),
    keywords: [...KEYWORDS, ['Schwimmen', 'swimming'], ['Wasser', 'water'], ['Aufsicht', 'top view']],
  },
  draw: drawSwimmingLanes,
})

function drawSwimmingLanes(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage, 'water')
  const lanes = Math.max(4, Math.round(height / 190))
  const tall = height / lanes
  for (let ripple = 0; ripple < 90; ripple++) {
    const [x, y] = [width * chance.next(), height * chance.next()]
    line(scene, path([x, y, x + 20, y - 7, x + 40, y, x + 60, y - 7]), 'water', 5, {
      tone: chance.pick([0.07, 0.1, -0.05]),
    })
  }
  const floater = chance.whole(1, lanes - 2)
  for (let lane = 0; lane < lanes; lane++) {
    const y = tall * (lane + 0.5)
    line(scene, path([-BLEED, y, width + BLEED, y]), 'waterDark', tall * 0.13, { tone: 0.06 })
    if (lane > 0)
      for (let float = 0; float < width / 26 + 4; float++)
        fill(scene, ellipse(float * 26 - 20, tall * lane, 12, 7), float % 6 < 3 ? 'white' : 'bloom')
    crawler(stage, width * chance.between(0.2, 0.8), y, tall * 0.6, lane, lane === floater, lane % 2 === 1)
  }
}

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
    if (floating) rubberRing(stage)
    else wake(stage)
    for (const side of [-1, 1])
      fill(
        scene,
        ribbon(
          path([-28, side * 7, -60, side * (floating ? 18 : 8), -92, side * (floating ? 14 : 5)]),
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
    fill(scene, ribbon(path([28, 0, -6, 0, -34, 0]), [34, 32, 26]), skin)
    fill(scene, ribbon(path([-16, 0, -38, 0]), [31, 26]), suit)
    fill(scene, ellipse(46, 0, 16, 15), random.pick(['white', 'bloom', 'a'] as const))
  })
}

function rubberRing({ scene }: Stage): void {
  const ring = ellipse(0, 0, 46)
  line(scene, [...ring, ...ring.slice(0, 1)], 'sun', 24)
  line(scene, arc(0, 0, 46, 46, 20, 70, 6), 'white', 24)
  line(scene, arc(0, 0, 46, 46, 200, 250, 6), 'white', 24)
}

function wake({ scene }: Stage): void {
  for (const x of [-100, -130, -160]) line(scene, path([x, -12, x + 22, -2, x, 12]), 'white', 4)
}
