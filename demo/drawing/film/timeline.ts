import { between, distance, type Point } from '../core/geometry.ts'
import { lengthOf, type Stroke } from './outline.ts'

/** An ink line stays; a marker lays bare the colours below it, `within` the areas of a part or everywhere. */
export type Move = Stroke & { tool: 'pen' | 'marker'; within: number | null }
/** A move with the seconds between which it is made. */
export type TimedMove = Move & { from: number; to: number }

/** Carrying the pen to its next line takes this share of the time that drawing so far would take. */
const CARRYING = 0.35
/** A broad marker covers its way so much faster than a pen. */
const MARKER_HASTE = 4.5

/** Spreads the moves over a time in seconds: long lines take longer, and so does carrying the pen far. */
export function schedule(moves: readonly Move[], from: number, to: number): TimedMove[] {
  let effort = 0
  let tip: Point | undefined
  const planned = moves.map((move) => {
    const [first] = move.points
    effort += tip && first ? distance(tip, first) * CARRYING : 0
    const start = effort
    effort += lengthOf(move.points) / (move.tool === 'marker' ? MARKER_HASTE : 1)
    tip = move.points.at(-1)
    return { move, start, end: effort }
  })
  const second = (spent: number) => from + (spent / Math.max(1, effort)) * (to - from)
  return planned.map(({ move, start, end }) => ({ ...move, from: second(start), to: second(end) }))
}

/** How much of a move is done at a second, 0 to 1: it begins and ends a little slower. */
export function doneAt({ from, to }: TimedMove, second: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / Math.max(0.001, to - from)))
  return share * 0.6 + (1 - Math.cos(share * Math.PI)) * 0.2
}

/** The beginning of a line up to a share of its length. */
export function partOf(points: readonly Point[], share: number): Point[] {
  if (share >= 1) return [...points]
  let left = lengthOf(points) * share
  const part: Point[] = points.slice(0, 1)
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to
    const step = distance(from, to)
    if (step >= left) return [...part, between(from, to, step === 0 ? 0 : left / step)]
    part.push(to)
    left -= step
  }
  return part
}

/** Where the tip is, with which tool, and whether it touches the paper; null before the first and after the last move. */
export function tipAt(
  moves: readonly TimedMove[],
  second: number,
): { point: Point; tool: Move['tool']; lifted: boolean } | null {
  const next = moves.findIndex((move) => move.to >= second)
  const move = moves[next]
  if (!move) return null
  const [first] = move.points
  const last = moves[next - 1]
  if (second >= move.from) {
    const point = partOf(move.points, doneAt(move, second)).at(-1)
    return point ? { point, tool: move.tool, lifted: false } : null
  }
  const before = last?.points.at(-1)
  if (!last || !before || !first) return null
  const share = (second - last.to) / Math.max(0.001, move.from - last.to)
  return { point: between(before, first, share), tool: move.tool, lifted: true }
}
