import { boxOf, type Point, path } from '../core/geometry.ts'
import type { Scene } from '../core/scene.ts'
import { strokesOf } from './outline.ts'
import type { Move } from './timeline.ts'

/** How broad the marker is and how far apart its ways lie, in scene units: they overlap, so that nothing stays white. */
const MARKER_WIDTH = 92
const MARKER_STEP = 58
/** How far the marker goes beyond what it colours. */
const MARKER_BLEED = 46
/** How much each way of the marker leans, as hands do. */
const MARKER_LEAN = 26

/** The lines of a part one after another, then the marker that colours it, within the areas of that name or everywhere. */
export function movesFor(
  scene: Scene,
  { from, to }: { from: number; to: number },
  within: number | null,
): Move[] {
  const strokes = strokesOf(scene, from, to)
  const lines = strokes.map((stroke): Move => ({ ...stroke, tool: 'pen', within: null }))
  const points = scene.shapes.slice(from, to).flatMap((shape) => (shape.backdrop ? [] : shape.rings.flat()))
  if (points.length === 0) return lines
  const sheet: Point[] = path([0, 0, scene.width, scene.height])
  const coloured = within === null ? sheet : points
  return [...lines, { points: zigzagOver(coloured, scene), width: MARKER_WIDTH, tool: 'marker', within }]
}

/** From the top to the bottom of what is to be coloured, from side to side. */
function zigzagOver(points: readonly Point[], { width, height }: Scene): Point[] {
  const box = boxOf(points)
  const left = Math.max(-MARKER_BLEED, box.left - MARKER_BLEED / 2)
  const right = Math.min(width + MARKER_BLEED, box.right + MARKER_BLEED / 2)
  const bottom = Math.min(height, box.bottom) + MARKER_BLEED
  const way: Point[] = []
  for (let y = Math.max(0, box.top) - MARKER_BLEED / 2; y < bottom; y += MARKER_STEP) {
    const [start, end] = way.length % 4 === 0 ? [left, right] : [right, left]
    way.push([start, y + MARKER_LEAN], [end, y])
  }
  return way
}
