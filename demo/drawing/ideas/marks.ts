import { path, rectangle } from '../core/geometry.ts'
import { cut, fill, line, place, type Scene, type ShapeOptions, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

/** This much of a card is on the sheet whatever its format: a little more across than down, as floors end below. */
const CARD = { width: 960, height: 900 }
/** Floors and horizons reach this far to both sides of a card: past the widest banner, however it bends. */
export const FAR = 2200

/**
 * Draws around the middle of the sheet, from -480 to 480 across and from -450 to 450 down, whatever the format. What
 * matters keeps below -300: tall hands stretch the rest away.
 */
export function onCard({ scene, width, height }: Stage, draw: () => void): void {
  const scale = Math.min(width / CARD.width, height / CARD.height)
  place(scene, { x: width / 2, y: height / 2, scale }, draw)
}

/** An area with soft edges through pairs of coordinates; answers its index. */
export function soft(
  scene: Scene,
  numbers: readonly number[],
  slot: Slot,
  options: ShapeOptions = {},
): number {
  return fill(scene, path(numbers), slot, options)
}

/** An area with straight edges between pairs of coordinates; answers its index. */
export function angled(
  scene: Scene,
  numbers: readonly number[],
  slot: Slot,
  options: ShapeOptions = {},
): number {
  return cut(scene, path(numbers), slot, options)
}

/** A soft line through pairs of coordinates. */
export function stroke(
  scene: Scene,
  numbers: readonly number[],
  slot: Slot,
  width: number,
  options: ShapeOptions = {},
): void {
  line(scene, path(numbers), slot, width, options)
}

/** A line with corners through pairs of coordinates. */
export function bent(scene: Scene, numbers: readonly number[], slot: Slot, width: number): void {
  line(scene, path(numbers), slot, width, { curved: false })
}

/** Everything below a height, on a card. */
export function floorFrom({ scene }: Stage, y: number, slot: Slot, tone = 0): void {
  cut(scene, rectangle(-FAR, y, 2 * FAR, FAR), slot, { tone })
}

/** Land with a soft surface through pairs of coordinates, which runs on level to both sides. */
export function landBelow({ scene }: Stage, surface: readonly number[], slot: Slot): void {
  const line = path(surface)
  const [first, last] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0]
  fill(scene, [[-FAR, first], ...line, [FAR, last], [FAR, FAR], [-FAR, FAR]], slot)
}
