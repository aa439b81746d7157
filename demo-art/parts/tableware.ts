import {
  arc,
  ellipse,
  type Point,
  path,
  polar,
  rectangle,
  roundedRectangle,
  spline,
  steps,
  TURN,
} from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
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

export const FRUITS = ['apple', 'pear', 'lemon', 'orange', 'cherry', 'plum', 'melon', 'pomegranate'] as const
export type Fruit = (typeof FRUITS)[number]

/** A fruit resting at (x, y). */
export function fruit(
  { scene, random }: Stage,
  kind: Fruit,
  x: number,
  y: number,
  size: number,
  slot: Slot,
): void {
  place(scene, { x, y, scale: size / 100, turn: random.swing() * 0.12 }, () => {
    const stalk = (top: number) => {
      line(
        scene,
        [
          [0, -top],
          [4, -top - 16],
        ],
        'trunk',
        5,
      )
      fill(scene, leaf([3, -top - 8], -0.5, 34, 15), 'leaf')
    }
    if (kind === 'apple')
      fill(
        scene,
        path([0, -84, 26, -92, 48, -66, 42, -22, 18, 0, 0, -4, -18, 0, -42, -22, -48, -66, -26, -92]),
        slot,
      )
    if (kind === 'pear')
      fill(
        scene,
        path([0, -118, 16, -104, 22, -74, 44, -38, 34, -6, 0, 0, -34, -6, -44, -38, -22, -74, -16, -104]),
        slot,
      )
    if (kind === 'plum' || kind === 'cherry' || kind === 'orange')
      fill(scene, ellipse(0, -42, kind === 'plum' ? 36 : 44, 42), slot)
    if (kind === 'lemon')
      fill(
        scene,
        path([-60, -34, -44, -50, -14, -66, 24, -62, 48, -44, 62, -36, 48, -22, 20, -4, -20, -6, -46, -22]),
        'glow',
      )
    if (kind === 'pomegranate') {
      fill(scene, ellipse(0, -42, 46, 43), slot)
      cut(scene, path([-12, -80, -16, -104, -5, -94, 0, -106, 6, -94, 16, -104, 12, -80]), slot, {
        tone: -0.05,
      })
    }
    if (kind === 'melon') {
      cut(scene, arc(0, -66, 74, 70, 0, 180, 16), 'leafDark')
      cut(scene, arc(0, -66, 64, 60, 0, 180, 16), 'white')
      cut(scene, arc(0, -66, 57, 53, 0, 180, 16), slot)
      for (let seed = 0; seed < 7; seed++) {
        const [sx, sy] = polar([0, -66], 0.35 + seed * 0.4, 36 - (seed % 2) * 16)
        fill(scene, ellipse(sx, sy, 2.6, 4.2), 'dark', { fine: true })
      }
      return
    }
    if (kind === 'orange')
      for (const [dx, dy] of [
        [-12, -50],
        [10, -30],
        [16, -58],
        [-20, -26],
      ] as const)
        fill(scene, ellipse(dx, dy, 2.2), slot, { tone: -0.1, fine: true })
    fill(scene, ellipse(-19, -62, 7, 11, 0.5), 'white', { fine: true })
    if (kind !== 'lemon' && kind !== 'pomegranate') stalk(kind === 'pear' ? 114 : kind === 'apple' ? 84 : 82)
  })
}

export function bowl({ scene }: Stage, x: number, y: number, width: number, slot: Slot): void {
  cut(scene, arc(x, y - width * 0.36, width / 2, width * 0.34, 0, 180, 16), slot)
  cut(scene, rectangle(x - width * 0.14, y - width * 0.05, width * 0.28, width * 0.05), slot, { tone: -0.06 })
}

export function heapOfFruit(stage: Stage, x: number, y: number, width: number): void {
  const { random } = stage
  const size = width * 0.27
  const kinds = random.shuffle(['apple', 'pear', 'orange', 'plum', 'lemon', 'pomegranate'] as const)
  for (const [index, [dx, dy]] of (
    [
      [-0.27, 0],
      [0, 0.04],
      [0.27, 0],
      [-0.13, -0.2],
      [0.14, -0.2],
    ] as const
  ).entries()) {
    fruit(
      stage,
      kinds[index] ?? 'apple',
      x + dx * width,
      y - width * 0.28 + dy * width,
      size,
      random.pick(['a', 'bloom', 'bloomToo', 'c', 'sun'] as const),
    )
  }
}

/** A dish seen from above. */
export function dish(stage: Stage, x: number, y: number, radius: number, slot: Slot): void {
  const { scene, random } = stage
  const rim = fill(scene, ellipse(x, y, radius), slot)
  if (random.chance(0.4)) patternOver(stage, rim, 'dots', slot === 'white' ? 'b' : 'white', radius * 0.16)
  fill(scene, ellipse(x, y, radius * 0.74), slot === 'white' ? 'light' : 'white')
  const meal = random.pick(['noodles', 'salad', 'fish', 'tart', 'soup', 'berries'] as const)
  if (meal === 'noodles') {
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
  if (meal === 'salad') {
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
  if (meal === 'fish') {
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
  if (meal === 'tart') {
    fill(scene, ellipse(x, y, radius * 0.62), 'bloomToo', { tone: -0.05 })
    for (let slice = 0; slice < 10; slice++)
      fill(
        scene,
        leaf([x, y], (slice / 10) * TURN, radius * 0.54, radius * 0.22),
        slice % 2 ? 'bloom' : 'glow',
      )
  }
  if (meal === 'soup') {
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
  if (meal === 'berries') {
    for (let index = 0; index < 22; index++) {
      const [bx, by] = polar([x, y], index * 2.4, radius * 0.12 * Math.sqrt(index))
      fill(scene, ellipse(bx, by, radius * 0.1), random.pick(['a', 'bloom', 'd', 'bloomToo'] as const))
    }
  }
}

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
