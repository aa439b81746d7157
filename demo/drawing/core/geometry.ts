export type Point = readonly [x: number, y: number]
export type Box = { left: number; top: number; right: number; bottom: number }

export const TURN = Math.PI * 2

export function degrees(angle: number): number {
  return (angle * Math.PI) / 180
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The point `length` away; angles run clockwise from the x axis, as y points down. */
export function polar(from: Point, angle: number, length: number): Point {
  return [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
}

export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

export function steps<Item>(count: number, make: (share: number, index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(count > 1 ? index / (count - 1) : 0, index))
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number) {
  const corner = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2)
  const centres: [number, number, number][] = [
    [x + width - corner, y + corner, -90],
    [x + width - corner, y + height - corner, 0],
    [x + corner, y + height - corner, 90],
    [x + corner, y + corner, 180],
  ]
  return centres.flatMap(([cx, cy, start]) =>
    steps(5, (share): Point => polar([cx, cy], degrees(start + share * 90), corner)),
  )
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, tilt = 0): Point[] {
  const largest = Math.max(radiusX, radiusY)
  const count = largest < 12 ? 8 : largest < 60 ? 14 : largest < 160 ? 22 : 32
  return steps(count + 1, (share) =>
    rotate([x + Math.cos(share * TURN) * radiusX, y + Math.sin(share * TURN) * radiusY], tilt, [x, y]),
  ).slice(0, count)
}

/** An open arc from one angle to another, in degrees, clockwise. */
export function arc(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  count = 14,
): Point[] {
  return steps(count, (share): Point => {
    const angle = degrees(from + (to - from) * share)
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
}

function rotate(point: Point, angle: number, centre: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [point[0] - centre[0], point[1] - centre[1]]
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
}

/** A soft curve through all points (Catmull-Rom), as a denser line. */
export function spline(points: readonly Point[], perSegment = 6): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const line = points.slice(1).flatMap((_, index) =>
    Array.from({ length: perSegment }, (__, step): Point => {
      const share = step / perSegment
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * share +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * share ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * share ** 3)
      return [along(0), along(1)]
    }),
  )
  return [...line, at(points.length - 1)]
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export function areaOf(points: readonly Point[]): number {
  let sum = 0
  let previous = points.at(-1) ?? [0, 0]
  for (const point of points) {
    sum += (previous[0] + point[0]) * (previous[1] - point[1])
    previous = point
  }
  return Math.abs(sum / 2)
}

/** More points on long edges, so that bending bends them too. */
export function resample(points: readonly Point[], step: number, closed: boolean): Point[] {
  const ring = closed ? [...points, ...points.slice(0, 1)] : points
  const dense = ring.slice(1).flatMap((to, index) => {
    const from = ring[index] ?? to
    const count = Math.max(1, Math.round(distance(from, to) / step))
    return Array.from({ length: count }, (_, part) => between(from, to, part / count))
  })
  return closed ? dense : [...dense, ...points.slice(-1)]
}

/** Points from a flat list of x, y, x, y and so on: long outlines stay readable that way. */
export function path(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]))
}
