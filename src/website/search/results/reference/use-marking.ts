import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { LEAST_PART, type Part, WHOLE } from '#domain/search/part.ts'

/** A finger this near to a corner, in CSS pixels, drags that corner. */
const CORNER_REACH_PX = 22

type Drag =
  /** The corner that does not move. */
  { kind: 'draw'; from: Point } | { kind: 'move'; from: Point; part: Part }

/** A part of a picture that is marked by pointer, touch, keys and numbers. */
export function useMarking(first: Part) {
  const [part, setPart] = useState(first)
  const drag = useRef<Drag | null>(null)
  const stage = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = beginDrag(part, event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const to = pointOf(event)
      const by = { x: to.x - current.from.x, y: to.y - current.from.y }
      setPart(current.kind === 'draw' ? partBetween(current.from, to) : movePart(current.part, by))
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = partAfterKey(part, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setPart(next)
  }
  return {
    part,
    stage,
    onKeyDown,
    setNumber: (name: keyof Part, value: number) => setPart(withNumber(part, name, value)),
  }
}

/**
 * A drag that begins at a corner draws the part anew from the opposite one; within the part it moves it; elsewhere it
 * draws a new one.
 */
function beginDrag(part: Part, event: PointerEvent<HTMLElement>): Drag {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  const at = pointOf(event)
  const [left, top, right, bottom] = [part.x, part.y, part.x + part.width, part.y + part.height]
  for (const [x, oppositeX] of [[left, right] as const, [right, left] as const]) {
    for (const [y, oppositeY] of [[top, bottom] as const, [bottom, top] as const]) {
      const distance = Math.hypot(((at.x - x) / WHOLE) * width, ((at.y - y) / WHOLE) * height)
      if (distance <= CORNER_REACH_PX) return { kind: 'draw', from: { x: oppositeX, y: oppositeY } }
    }
  }
  const isWithin = at.x > left && at.x < right && at.y > top && at.y < bottom
  return isWithin ? { kind: 'move', from: at, part } : { kind: 'draw', from: at }
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * WHOLE, y: ((clientY - top) / height) * WHOLE }
}

/** A point of the picture, in percent of its sides; it may lie beside the picture. */
type Point = { x: number; y: number }

/** Where marking begins: the middle of the picture. */
export const FIRST_PART: Part = { x: 25, y: 25, width: 50, height: 50 }
/** The step of one press of an arrow key, in percent. */
const STEP = 2

const DIRECTIONS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The part after an arrow key, which moves it, or with Shift its lower right corner; null for other keys. */
export function partAfterKey(part: Part, key: string, isResizing: boolean): Part | null {
  const by = DIRECTIONS[key]
  if (!by) return null
  if (!isResizing) return movePart(part, by)
  return {
    ...part,
    width: clamp(part.width + by.x, LEAST_PART, WHOLE - part.x),
    height: clamp(part.height + by.y, LEAST_PART, WHOLE - part.y),
  }
}

/** Moves the part without changing its size, up to the picture's edges. */
function movePart(part: Part, by: Point): Part {
  return {
    ...part,
    x: clamp(Math.round(part.x + by.x), 0, WHOLE - part.width),
    y: clamp(Math.round(part.y + by.y), 0, WHOLE - part.height),
  }
}

/**
 * Returns the part with one corner at one point and the other as near to the other point as the picture and the
 * smallest size allow.
 */
export function partBetween(from: Point, to: Point): Part {
  const [x, width] = spanBetween(from.x, to.x)
  const [y, height] = spanBetween(from.y, to.y)
  return { x, y, width, height }
}

/** Returns the part with one number as it was entered; the others are adjusted where they must be. */
export function withNumber(part: Part, name: keyof Part, value: number): Part {
  const entered = Number.isFinite(value) ? Math.round(value) : 0
  switch (name) {
    case 'x':
    case 'y':
      return movePart({ ...part, [name]: entered }, { x: 0, y: 0 })
    case 'width':
      return { ...part, width: clamp(entered, LEAST_PART, WHOLE - part.x) }
    case 'height':
      return { ...part, height: clamp(entered, LEAST_PART, WHOLE - part.y) }
  }
}

function spanBetween(from: number, to: number): [start: number, length: number] {
  const [one, other] = [from, to].map((at) => clamp(Math.round(at), 0, WHOLE))
  const length = Math.max(LEAST_PART, Math.abs((one ?? 0) - (other ?? 0)))
  const start = to < from ? (one ?? 0) - length : (one ?? 0)
  return [clamp(start, 0, WHOLE - length), length]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
