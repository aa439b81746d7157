import { type Box, boxOf, type Point, resample, spline } from '../core/geometry.ts'
import type { Scene, Shape } from '../core/scene.ts'

/** A line that a pen draws in one go, and how broad it is, in scene units. */
export type Stroke = { points: Point[]; width: number }

/** Units between two points of a stroke: the pen's tip follows them. */
const STEP = 7
const PEN_WIDTH = 3.4
const BROADEST = 9
/** Shorter pieces would be specks, and a pen that hops about. */
const SHORTEST = 16
/** Fewer are no line. */
const LEAST_POINTS = 3

type Area = { box: Box; rings: Point[][]; clip: Area | null }

/**
 * The lines of some shapes of a scene (from one place in its list up to another) as somebody would draw them who sees
 * only what lies in front: each outline without what later shapes cover.
 */
export function strokesOf(scene: Scene, from: number, to: number): Stroke[] {
  const areas = areasOf(scene.shapes)
  return scene.shapes.slice(from, to).flatMap((shape, offset) => {
    if (shape.backdrop) return []
    const later = areas.slice(from + offset + 1).flatMap((area) => area ?? [])
    const clip = shape.clip === null ? null : (areas[shape.clip] ?? null)
    const width = shape.closed ? PEN_WIDTH : Math.min(BROADEST, Math.max(PEN_WIDTH, shape.width))
    return shape.rings
      .map((ring) => denseRing(ring, shape))
      .flatMap((points) => visiblePieces(points, { sheet: scene, clip, later }))
      .map((points) => ({ points, width }))
  })
}

/** The closed outlines of some shapes as dense lines, whatever hides them. */
export function outlinesOf(scene: Scene, from: number, to: number): Point[][] {
  return scene.shapes
    .slice(from, to)
    .filter((shape) => shape.closed)
    .flatMap((shape) => shape.rings.map((ring) => denseRing(ring, shape)))
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? [x, y]
    return sum + Math.hypot(x - beforeX, y - beforeY)
  }, 0)
}

function areasOf(shapes: readonly Shape[]): (Area | null)[] {
  const areas: (Area | null)[] = []
  for (const shape of shapes) {
    const rings = shape.rings.map((ring) => denseRing(ring, shape))
    const clip = shape.clip === null ? null : (areas[shape.clip] ?? null)
    areas.push(shape.closed && rings.length > 0 ? { box: boxOf(rings.flat()), rings, clip } : null)
  }
  return areas
}

function denseRing(ring: readonly Point[], { curved, closed }: Shape): Point[] {
  if (!curved || ring.length < 3) {
    const dense = resample(ring, STEP, closed)
    return closed ? [...dense, ...dense.slice(0, 1)] : dense
  }
  const around = closed ? [...ring, ...ring.slice(0, 1)] : ring
  return resample(spline(around), STEP, false)
}

type Surroundings = { sheet: Pick<Scene, 'width' | 'height'>; clip: Area | null; later: readonly Area[] }

/** Returns the pieces of a line that do not lie off the sheet, outside its clip or behind later shapes. */
function visiblePieces(points: readonly Point[], { sheet, clip, later }: Surroundings): Point[][] {
  const isHidden = (point: Point) =>
    point[0] < 0 ||
    point[1] < 0 ||
    point[0] > sheet.width ||
    point[1] > sheet.height ||
    (clip !== null && !isInside(point, clip)) ||
    later.some((area) => isInside(point, area))
  const pieces: Point[][] = [[]]
  for (const point of points) {
    if (!isHidden(point)) pieces.at(-1)?.push(point)
    else if ((pieces.at(-1)?.length ?? 0) > 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length >= LEAST_POINTS && lengthOf(piece) >= SHORTEST)
}

/** Even-odd over all rings, and within the clip where there is one. */
function isInside([x, y]: Point, { box, rings, clip }: Area): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  let inside = false
  for (const ring of rings) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (
        before &&
        point[1] > y !== before[1] > y &&
        x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
      )
        inside = !inside
      before = point
    }
  }
  return inside && (clip === null || isInside([x, y], clip))
}
