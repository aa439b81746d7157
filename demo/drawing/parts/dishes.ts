import { ellipse, path, polar, steps, TURN } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../core/scene.ts'
import { seenAs } from '../core/seen-as.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from './patterns.ts'

const MEALS = ['noodles', 'salad', 'fish', 'tart', 'soup', 'berries'] as const

function noodles({ scene, random }: Stage, x: number, y: number, radius: number): void {
  for (let strand = 0; strand < 7; strand++)
    line(
      scene,
      steps(14, (share) =>
        polar(
          [x + random.swing() * radius * 0.12, y],
          share * TURN + strand,
          radius * (0.12 + strand * 0.07),
        ),
      ),
      'glow',
      radius * 0.06,
    )
  for (const angle of [0.4, 2.2, 4])
    fill(scene, leaf(polar([x, y], angle, radius * 0.15), angle, radius * 0.36, radius * 0.18), 'leaf')
  fill(scene, ellipse(x - radius * 0.2, y + radius * 0.12, radius * 0.14), 'bloom')
}

function salad({ scene, random }: Stage, x: number, y: number, radius: number): void {
  for (let index = 0; index < 16; index++)
    fill(
      scene,
      leaf(
        polar([x, y], random.between(0, TURN), radius * 0.42 * random.next()),
        random.between(0, 6),
        radius * 0.36,
        radius * 0.2,
      ),
      index % 2 ? 'leaf' : 'leafLight',
    )
  for (let index = 0; index < 5; index++) {
    const [cx, cy] = polar([x, y], index * 1.3, radius * 0.36)
    fill(scene, ellipse(cx, cy, radius * 0.12), index % 2 ? 'bloom' : 'white')
  }
}

function fish({ scene }: Stage, x: number, y: number, radius: number): void {
  fill(
    scene,
    [
      [x - radius * 0.5, y],
      [x - radius * 0.1, y - radius * 0.24],
      [x + radius * 0.4, y],
      [x - radius * 0.1, y + radius * 0.24],
    ],
    'd',
  )
  cut(
    scene,
    [
      [x + radius * 0.36, y],
      [x + radius * 0.58, y - radius * 0.18],
      [x + radius * 0.58, y + radius * 0.18],
    ],
    'd',
  )
  fill(scene, ellipse(x - radius * 0.34, y - radius * 0.04, radius * 0.035), 'dark')
  for (const dy of [-0.4, 0.4]) fill(scene, ellipse(x, y + dy * radius, radius * 0.15), 'glow')
}

function tart({ scene }: Stage, x: number, y: number, radius: number): void {
  fill(scene, ellipse(x, y, radius * 0.62), 'bloomToo', { tone: -0.05 })
  for (let slice = 0; slice < 10; slice++)
    fill(scene, leaf([x, y], (slice / 10) * TURN, radius * 0.54, radius * 0.22), slice % 2 ? 'bloom' : 'glow')
}

function soup({ scene }: Stage, x: number, y: number, radius: number): void {
  fill(scene, ellipse(x, y, radius * 0.64), 'bloom')
  line(
    scene,
    steps(12, (share) => polar([x, y], share * 9, radius * (0.1 + share * 0.4))),
    'light',
    radius * 0.05,
  )
  for (const angle of [1, 3, 5])
    fill(scene, leaf(polar([x, y], angle, radius * 0.3), angle + 1, radius * 0.22, radius * 0.1), 'leaf')
}

function berries({ scene, random }: Stage, x: number, y: number, radius: number): void {
  for (let index = 0; index < 22; index++) {
    const [bx, by] = polar([x, y], index * 2.4, radius * 0.12 * Math.sqrt(index))
    fill(scene, ellipse(bx, by, radius * 0.1), random.pick(['a', 'bloom', 'd', 'bloomToo'] as const))
  }
}

/** A dish seen from above. */
export const dish = seenAs('dish', drawDish)

function drawDish(stage: Stage, x: number, y: number, radius: number, slot: Slot): void {
  const { scene, random } = stage
  const rim = fill(scene, ellipse(x, y, radius), slot)
  if (random.chance(0.4)) patternOver(stage, rim, 'dots', slot === 'white' ? 'b' : 'white', radius * 0.16)
  fill(scene, ellipse(x, y, radius * 0.74), slot === 'white' ? 'light' : 'white')
  const meal = random.pick(MEALS)
  DRAW_MEAL[meal](stage, x, y, radius)
}

const DRAW_MEAL = { noodles, salad, fish, tart, soup, berries }

export function cutlery({ scene }: Stage, x: number, y: number, length: number, turn: number): void {
  place(scene, { x, y, scale: length / 100, turn }, () => {
    line(
      scene,
      [
        [-12, 50],
        [-12, -14],
      ],
      'dark',
      3.6,
    )
    for (const tine of [-18, -12, -6])
      line(
        scene,
        [
          [tine, -50],
          [tine, -22],
          [-12, -12],
        ],
        'dark',
        2.4,
      )
    line(
      scene,
      [
        [12, 50],
        [12, 0],
      ],
      'dark',
      3.6,
    )
    fill(scene, path([9, 4, 9, -48, 16, -40, 17, -10, 15, 4]), 'dark')
  })
}
