import { arc, ellipse, type Point, polar, rectangle, steps, TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { flowerHead } from '../../parts/flower-head.ts'

export const TILE_KINDS = [
  'quarter',
  'leaf',
  'sun',
  'stripes',
  'eye',
  'diamond',
  'arcs',
  'flower',
  'dots',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** One square of the grid: its upper left corner, its middle and its three inks. */
type Field = {
  x: number
  y: number
  size: number
  cx: number
  cy: number
  back: Slot
  ink: Slot
  other: Slot
}

/** A square tile with its upper left corner at (x, y), in colours that chance picks. */
export function tile(stage: Stage, x: number, y: number, size: number, kind: TileKind): void {
  const { scene, random } = stage
  const inks = random.shuffle(['a', 'b', 'c', 'd', 'light', 'dark', 'white', 'sun'] as const)
  const [back = 'a', ink = 'b', other = 'c'] = inks
  const field = cut(scene, rectangle(x, y, size + 1, size + 1), back)
  inside(scene, field, () =>
    DRAW_KIND[kind](stage, { x, y, size, cx: x + size / 2, cy: y + size / 2, back, ink, other }),
  )
}

const DRAW_KIND: Record<TileKind, (stage: Stage, field: Field) => void> = {
  quarter,
  leaf: leafTile,
  sun,
  stripes,
  eye,
  diamond,
  arcs,
  flower: (stage, { cx, cy, size, ink, other }) =>
    flowerHead(stage, [cx, cy], size * 0.44, stage.random.whole(5, 8), 0.7, { bloom: ink, heart: other }),
  dots,
}

function quarter({ scene, random }: Stage, { x, y, size, back, ink, other }: Field): void {
  const [cornerX, cornerY] = [x + size * random.whole(0, 1), y + size * random.whole(0, 1)]
  for (const [radius, slot] of [
    [1, ink],
    [0.66, back],
    [0.36, other],
  ] as const)
    fill(scene, ellipse(cornerX, cornerY, size * radius), slot)
}

function leafTile({ scene }: Stage, { x, y, size, back, ink }: Field): void {
  fill(scene, leaf([x, y + size], -Math.PI / 4, size * 1.41, size * 0.7), ink)
  line(
    scene,
    [
      [x, y + size],
      [x + size * 0.8, y + size * 0.2],
    ],
    back,
    size * 0.03,
  )
}

function sun({ scene }: Stage, { cx, cy, size, ink, other }: Field): void {
  for (let ray = 0; ray < 12; ray++)
    cut(
      scene,
      [
        [cx, cy],
        polar([cx, cy], (ray / 12) * TURN, size * 0.46),
        polar([cx, cy], ((ray + 0.5) / 12) * TURN, size * 0.46),
      ],
      ink,
    )
  fill(scene, ellipse(cx, cy, size * 0.24), other)
}

function stripes({ scene }: Stage, { x, y, size, ink }: Field): void {
  for (let band = 0; band < 4; band++) cut(scene, rectangle(x, y + (band * size) / 4, size, size / 8), ink)
}

function eye({ scene }: Stage, { x, y, cx, cy, size, ink }: Field): void {
  fill(
    scene,
    [
      [x + size * 0.06, cy],
      [cx, y + size * 0.22],
      [x + size * 0.94, cy],
      [cx, y + size * 0.78],
    ],
    'white',
  )
  fill(scene, ellipse(cx, cy, size * 0.2), ink)
  fill(scene, ellipse(cx, cy, size * 0.1), 'dark')
}

function diamond({ scene }: Stage, { x, y, cx, cy, size, ink, other }: Field): void {
  cut(
    scene,
    [
      [cx, y],
      [x + size, cy],
      [cx, y + size],
      [x, cy],
    ],
    ink,
  )
  cut(
    scene,
    [
      [cx, y + size * 0.25],
      [x + size * 0.75, cy],
      [cx, y + size * 0.75],
      [x + size * 0.25, cy],
    ],
    other,
  )
}

function arcs({ scene }: Stage, { cx, y, size, ink }: Field): void {
  for (const radius of [0.44, 0.32, 0.2, 0.08])
    line(scene, arc(cx, y + size, size * radius, size * radius * 1.6, 180, 360, 12), ink, size * 0.06)
}

function dots({ scene }: Stage, { cx, cy, size, ink }: Field): void {
  for (const [dx, dy] of steps(9, (_, index): Point => [(index % 3) - 1, Math.floor(index / 3) - 1]))
    fill(scene, ellipse(cx + dx * size * 0.28, cy + dy * size * 0.28, size * 0.09), ink)
}
