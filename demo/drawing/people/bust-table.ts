import { type Point, path } from '../core/geometry.ts'

/** Outlines as tables have them, in hundredths: "x y x y", several apart by a slash; `wide` stretches them. */
export function outlines(text: string, wide = 1): Point[][] {
  return text
    .split('/')
    .map((one) => path(one.trim().split(' ').map(Number)).map(([x, y]): Point => [(x * wide) / 100, y / 100]))
}

export function outline(text: string, wide = 1): Point[] {
  return outlines(text, wide).flat()
}
