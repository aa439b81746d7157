import { ellipse, type Point, path, rectangle, roundedRectangle, steps } from '../../core/geometry.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './movement-parts.ts'

export const skaters: Composition = (random) => ({
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
  draw: drawSkaters,
})

function drawSkaters(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * 0.5, height * 0.32, 2.6)
  for (let house = 0; house < 8; house++)
    cut(
      scene,
      rectangle((width * house) / 8, height * chance.between(0.44, 0.6), width / 8 + 2, height),
      house % 2 ? 'far' : 'mid',
    )
  halfPipe(stage)
  leap(stage, [width * 0.5, height * 0.5])
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
}

function halfPipe({ scene, width, height }: Stage): void {
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
        path([width * (panel / 11), height * 0.5, width * (panel / 11) + 20, height * 1.1]),
        'light',
        4,
        { tone: -0.1 },
      )
  })
  for (const [from, to] of [
    [-BLEED, width * 0.115],
    [width * 0.885, width + BLEED],
  ] as const)
    line(scene, path([from, height * 0.56, to, height * 0.56]), 'bloom', 14)
}

function leap(stage: Stage, [x, y]: Point): void {
  const { scene, height } = stage
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
}
