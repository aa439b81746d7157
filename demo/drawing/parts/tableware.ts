import { arc, ellipse, type Point, path, rectangle, roundedRectangle, spline } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from './patterns.ts'

/** Half widths of vases from foot to lip, as shares of the height. */
const VASES = [
  [0.16, 0.3, 0.33, 0.14, 0.1, 0.16],
  [0.1, 0.2, 0.36, 0.3, 0.12, 0.13],
  [0.24, 0.26, 0.27, 0.28, 0.29, 0.3],
  [0.12, 0.38, 0.3, 0.16, 0.18, 0.24],
  [0.2, 0.17, 0.27, 0.33, 0.16, 0.1],
]

/** A vase whose foot stands at (x, y); answers the height of its lip. */
export function vase(stage: Stage, x: number, y: number, height: number, wanted?: Slot): number {
  const { scene, random } = stage
  const slot = wanted ?? random.pick(['a', 'b', 'c', 'd', 'white'] as const)
  const profile = random.pick(VASES)
  const edge = (side: number) =>
    profile.map((half, index): Point => [x + side * half * height, y - (height * index) / 5])
  const body = cut(scene, [...spline(edge(-1), 4), ...spline(edge(1), 4).reverse()], slot)
  const decoration = random.pick(['stripes', 'dots', 'leaves', 'band', 'plain', 'waves'] as const)
  const marks: Slot = slot === 'white' ? 'b' : random.pick(['light', 'dark', 'white'] as const)
  if (decoration === 'band')
    inside(scene, body, () =>
      cut(scene, rectangle(x - height, y - height * 0.42, height * 2, height * 0.5), marks),
    )
  else patternOver(stage, body, decoration, marks, height * 0.13)
  return y - height
}

export function bottle({ scene }: Stage, x: number, y: number, height: number, slot: Slot): void {
  const wide = height * 0.13
  cut(
    scene,
    spline(
      [
        [x - wide, y],
        [x - wide, y - height * 0.55],
        [x - wide * 0.4, y - height * 0.72],
        [x - wide * 0.36, y - height],
      ],
      5,
    ).concat(
      spline(
        [
          [x + wide * 0.36, y - height],
          [x + wide * 0.4, y - height * 0.72],
          [x + wide, y - height * 0.55],
          [x + wide, y],
        ],
        5,
      ),
    ),
    slot,
  )
  cut(scene, rectangle(x - wide * 0.8, y - height * 0.42, wide * 1.6, height * 0.24), 'white')
  cut(scene, rectangle(x - wide * 0.44, y - height - height * 0.03, wide * 0.88, height * 0.07), 'dark')
  line(
    scene,
    [
      [x - wide * 0.6, y - height * 0.5],
      [x - wide * 0.6, y - height * 0.06],
    ],
    'white',
    wide * 0.12,
    { fine: true },
  )
}

export function cup({ scene }: Stage, x: number, y: number, size: number, slot: Slot, steam: boolean): void {
  line(scene, arc(x + size * 0.46, y - size * 0.42, size * 0.2, size * 0.2, -90, 90, 7), slot, size * 0.09)
  cut(
    scene,
    [
      ...arc(x, y - size * 0.34, size * 0.48, size * 0.34, 0, 180, 10),
      [x - size * 0.48, y - size * 0.78],
      [x + size * 0.48, y - size * 0.78],
    ],
    slot,
  )
  fill(scene, ellipse(x, y - size * 0.78, size * 0.48, size * 0.08), 'dark')
  fill(scene, ellipse(x, y, size * 0.72, size * 0.08), 'white', { tone: -0.04 })
  if (!steam) return
  for (const dx of [-0.16, 0.12])
    line(
      scene,
      [
        [x + dx * size, y - size * 0.95],
        [x + (dx + 0.1) * size, y - size * 1.18],
        [x + (dx - 0.04) * size, y - size * 1.4],
      ],
      'light',
      size * 0.05,
    )
}

export function teapot(stage: Stage, x: number, y: number, size: number, slot: Slot): void {
  const { scene, hand } = stage
  line(scene, arc(x - size * 0.52, y - size * 0.42, size * 0.26, size * 0.26, 90, 270, 8), slot, size * 0.09)
  fill(
    scene,
    ribbon(
      [
        [x + size * 0.4, y - size * 0.36],
        [x + size * 0.66, y - size * 0.5],
        [x + size * 0.82, y - size * 0.82],
      ],
      [size * 0.24, size * 0.13, size * 0.09],
    ),
    slot,
  )
  const body = fill(
    scene,
    [
      [x - size * 0.4, y - size * 0.02],
      [x - size * 0.56, y - size * 0.34],
      [x - size * 0.4, y - size * 0.7],
      [x, y - size * 0.8],
      [x + size * 0.4, y - size * 0.7],
      [x + size * 0.56, y - size * 0.34],
      [x + size * 0.4, y - size * 0.02],
    ],
    slot,
  )
  patternOver(stage, body, hand.pattern, 'white', size * 0.17)
  fill(scene, ellipse(x, y - size * 0.78, size * 0.3, size * 0.07), slot, { tone: -0.08 })
  fill(scene, ellipse(x, y - size * 0.88, size * 0.07), 'dark')
}

export function bowl({ scene }: Stage, x: number, y: number, width: number, slot: Slot): void {
  cut(scene, arc(x, y - width * 0.36, width / 2, width * 0.34, 0, 180, 16), slot)
  cut(scene, rectangle(x - width * 0.14, y - width * 0.05, width * 0.28, width * 0.05), slot, { tone: -0.06 })
}

export function jar(stage: Stage, x: number, y: number, width: number, height: number, slot: Slot): void {
  const { scene, random } = stage
  const glass = cut(scene, roundedRectangle(x - width / 2, y - height, width, height, width * 0.16), slot)
  patternOver(
    stage,
    glass,
    random.pick(['dots', 'leaves', 'plain', 'waves'] as const),
    random.pick(['bloom', 'glow', 'dark', 'leaf'] as const),
    width * 0.24,
  )
  cut(scene, rectangle(x - width * 0.34, y - height * 0.62, width * 0.68, height * 0.34), 'white')
  line(
    scene,
    [
      [x - width * 0.2, y - height * 0.45],
      [x + width * 0.2, y - height * 0.45],
    ],
    'dark',
    width * 0.04,
    { fine: true },
  )
  cut(
    scene,
    rectangle(x - width * 0.42, y - height * 1.08, width * 0.84, height * 0.13),
    random.pick(['a', 'b', 'c', 'dark'] as const),
  )
}

/** Fork and knife side by side. */
export function cutlery({ scene }: Stage, x: number, y: number, length: number, turn: number): void {
  place(scene, { x, y, scale: length / 100, turn }, () => {
    line(scene, path([-12, 50, -12, -14]), 'dark', 3.6)
    for (const tine of [-18, -12, -6]) line(scene, path([tine, -50, tine, -22, -12, -12]), 'dark', 2.4)
    line(scene, path([12, 50, 12, 0]), 'dark', 3.6)
    fill(scene, path([9, 4, 9, -48, 16, -40, 17, -10, 15, 4]), 'dark')
  })
}
