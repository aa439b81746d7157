import { type Point, path } from '../core/geometry.ts'

/** Points from a flat list whose x counts in half widths of a face, so that hair and hats fit wide and narrow heads. */
export function acrossHead(half: number, numbers: readonly number[]): Point[] {
  return path(numbers).map(([x, y]): Point => [x * half, y])
}
