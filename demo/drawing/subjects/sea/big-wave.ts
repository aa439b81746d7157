import { ellipse, type Point, path } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { fill, inside, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { waves } from '../../parts/land.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Composition, SQUARE, WIDE } from '../piece.ts'

export const bigWave: Composition = (random) => ({
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
  draw: drawSurfer,
})

function drawSurfer(stage: Stage): void {
  const { width, height, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.74, height * 0.26, 1.5)
  waves(stage, height * 0.6, 2, ['mid', 'water'])
  const wall = drawWave(stage)
  drawSpray(stage, wall)
  place(scene, { x: width * 0.52, y: height * 0.735, turn: 0.28 }, () => {
    fill(scene, path([-120, -4, 0, 6, 124, -14, 100, 8, 0, 16, -90, 10]), 'sun')
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
}

function drawWave({ width, height, scene }: Stage): Point[] {
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
  return wall
}

function drawSpray({ scene, random: chance, width, height }: Stage, wall: readonly Point[]): void {
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
}
