import { ellipse, type Point, path, spline } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { cottage } from '../../parts/buildings.ts'
import { mountains, ridge, type Surface } from '../../parts/land.ts'
import { undergrowth } from '../../parts/plants.ts'
import { ground, skyLight } from '../../parts/sky.ts'
import { figure, outfitOf } from '../../people/figure.ts'
import { prop } from '../../people/props.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS } from './fantasy-parts.ts'

export const dragonHill: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'night'] as const),
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Drache, müde', 'Dragon, tired'],
      ['Der Hügel atmet', 'The hill is breathing'],
      ['Nicht wecken', 'Do not wake'],
    ]),
    alt: [
      'Ein schlafender Drache liegt um ein Dorf geringelt, ein Kind hält ihm eine Laterne hin',
      'A sleeping dragon lies curled around a village while a child holds up a lantern to it',
    ],
    keywords: [...KEYWORDS, ['Drache', 'dragon'], ['Dorf', 'village']],
  },
  draw: drawHill,
})

function drawHill(stage: Stage): void {
  const { width, height, random: chance } = stage
  ground(stage)
  skyLight(stage, width * 0.8, height * 0.2, 1.2)
  mountains(stage, height * 0.56, height * 0.3, 'far', true)
  const land = ridge(stage, height * 0.6, 14, 'mid')
  const slot: Slot = chance.pick(['leaf', 'a', 'bloom'] as const)
  drawDragon(stage, slot)
  drawVillage(stage, land)
  ridge(stage, height * 0.86, 10, 'near')
  drawHead(stage, slot)
  figure(stage, {
    x: width * 0.5,
    y: height * 0.93,
    height: height * 0.22,
    pose: 'point',
    flip: true,
    outfit: { ...outfitOf(stage, 1), style: 'beanie' },
    held: (at) => prop(stage, 'lantern', at, 'a'),
  })
  undergrowth(stage, ['fern', 'daisy', 'grass'], 10, height * 1.02, height * 0.13)
}

function drawDragon(stage: Stage, slot: Slot): void {
  const { width, height, scene } = stage
  const spine: Point[] = [
    [width * 0.96, height * 0.66],
    [width * 0.86, height * 0.5],
    [width * 0.68, height * 0.4],
    [width * 0.46, height * 0.36],
    [width * 0.26, height * 0.46],
    [width * 0.18, height * 0.62],
    [width * 0.26, height * 0.74],
  ]
  for (const [index, at] of spline(spine, 5).entries())
    if (index > 3 && index < 28)
      cut(
        scene,
        [
          [at[0] - 20, at[1] - 30],
          [at[0] + 2, at[1] - height * 0.13],
          [at[0] + 22, at[1] - 30],
        ],
        'sun',
      )
  const body = fill(
    scene,
    ribbon(
      spine,
      [6, height * 0.07, height * 0.14, height * 0.19, height * 0.17, height * 0.11, height * 0.09],
      8,
    ),
    slot,
  )
  drawScales(stage, body, slot)
  fill(scene, leaf([width * 0.5, height * 0.38], -2.2, height * 0.34, height * 0.2, 0.2), slot, {
    tone: -0.08,
  })
}

function drawScales({ scene, width, height }: Stage, body: number, slot: Slot): void {
  inside(scene, body, () => {
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 24; column++)
        line(
          scene,
          [
            [width * (0.1 + column * 0.036), height * (0.34 + row * 0.07)],
            [width * (0.118 + column * 0.036), height * (0.365 + row * 0.07)],
            [width * (0.136 + column * 0.036), height * (0.34 + row * 0.07)],
          ],
          slot,
          4,
          { tone: -0.1 },
        )
  })
}

function drawVillage(stage: Stage, land: Surface): void {
  const { width, height } = stage
  for (let index = 0; index < 5; index++)
    cottage(
      stage,
      width * (0.42 + index * 0.08),
      land(0) + height * (0.1 + (index % 2) * 0.05),
      width * 0.07,
      width * 0.05,
      (['white', 'light', 'c'] as const)[index % 3] ?? 'white',
      (['bloom', 'b'] as const)[index % 2] ?? 'b',
    )
}

function drawHead({ scene, width, height }: Stage, slot: Slot): void {
  place(scene, { x: width * 0.28, y: height * 0.82 }, () => {
    for (const dy of [-26, -10]) fill(scene, leaf([-30, dy - 20], -2.4, 74, 22), 'sun')
    fill(scene, ribbon(path([-50, -20, 10, -26, 76, -12, 128, 4]), [96, 100, 72, 44], 7), slot)
    line(
      scene,
      [
        [20, -40],
        [36, -32],
        [54, -38],
      ],
      'dark',
      5,
    )
    fill(scene, ellipse(126, -8, 6, 4), 'dark')
    line(
      scene,
      [
        [134, 16],
        [96, 24],
        [60, 20],
      ],
      'dark',
      4,
    )
    for (const [sx, sy, size] of [
      [150, -30, 12],
      [172, -56, 17],
      [160, -90, 22],
    ] as const)
      fill(scene, ellipse(sx, sy, size), 'white')
  })
}
