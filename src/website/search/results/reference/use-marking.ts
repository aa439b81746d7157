import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { LEAST_REGION, type Region, WHOLE } from '#domain/search/region.ts'

/** In CSS pixels: a finger this near to a corner drags it. */
const CORNER_REACH_PX = 22

type Drag =
  /** The corner that does not move. */
  { kind: 'draw'; from: Point } | { kind: 'move'; from: Point; region: Region }

/** A part of a picture that is marked by pointer, touch, keys and numbers. */
export function useMarking(first: Region) {
  const [region, setRegion] = useState(first)
  const drag = useRef<Drag | null>(null)
  const stage = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = beginDrag(region, event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const to = pointOf(event)
      const by = { x: to.x - current.from.x, y: to.y - current.from.y }
      setRegion(current.kind === 'draw' ? regionBetween(current.from, to) : moveRegion(current.region, by))
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = regionAfterKey(region, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setRegion(next)
  }
  return {
    region,
    stage,
    onKeyDown,
    setNumber: (name: keyof Region, value: number) => setRegion(withNumber(region, name, value)),
  }
}

/**
 * A drag that begins at a corner draws the part anew from the opposite one; within the part it moves it; elsewhere it
 * draws a new one.
 */
function beginDrag(region: Region, event: PointerEvent<HTMLElement>): Drag {
  const { width, height } = event.currentTarget.getBoundingClientRect()
  const at = pointOf(event)
  const [left, top, right, bottom] = [region.x, region.y, region.x + region.width, region.y + region.height]
  for (const [x, oppositeX] of [[left, right] as const, [right, left] as const]) {
    for (const [y, oppositeY] of [[top, bottom] as const, [bottom, top] as const]) {
      const distance = Math.hypot(((at.x - x) / WHOLE) * width, ((at.y - y) / WHOLE) * height)
      if (distance <= CORNER_REACH_PX) return { kind: 'draw', from: { x: oppositeX, y: oppositeY } }
    }
  }
  const isWithin = at.x > left && at.x < right && at.y > top && at.y < bottom
  return isWithin ? { kind: 'move', from: at, region } : { kind: 'draw', from: at }
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * WHOLE, y: ((clientY - top) / height) * WHOLE }
}

type Point = { x: number; y: number }

/** Where marking begins: the middle of the picture. */
export const FIRST_PART: Region = { x: 25, y: 25, width: 50, height: 50 }
/** The step of one press of an arrow key, in percent. */
const STEP = 2

const DIRECTIONS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The part after an arrow key, which moves it, or with Shift its lower right corner; null for other keys. */
export function regionAfterKey(region: Region, key: string, isResizing: boolean): Region | null {
  const by = DIRECTIONS[key]
  if (!by) return null
  if (!isResizing) return moveRegion(region, by)
  return {
    ...region,
    width: clamp(region.width + by.x, LEAST_REGION, WHOLE - region.x),
    height: clamp(region.height + by.y, LEAST_REGION, WHOLE - region.y),
  }
}

/** Moves the part without changing its size, up to the picture's edges. */
function moveRegion(region: Region, by: Point): Region {
  return {
    ...region,
    x: clamp(Math.round(region.x + by.x), 0, WHOLE - region.width),
    y: clamp(Math.round(region.y + by.y), 0, WHOLE - region.height),
  }
}

/**
 * Returns the part with one corner at one point and the other as near to the other point as the picture and the
 * smallest size allow.
 */
export function regionBetween(from: Point, to: Point): Region {
  const [x, width] = spanBetween(from.x, to.x)
  const [y, height] = spanBetween(from.y, to.y)
  return { x, y, width, height }
}

/** Returns the part with one number as it was entered; the others are adjusted where they must be. */
export function withNumber(region: Region, name: keyof Region, value: number): Region {
  const entered = Number.isFinite(value) ? Math.round(value) : 0
  switch (name) {
    case 'x':
    case 'y':
      return moveRegion({ ...region, [name]: entered }, { x: 0, y: 0 })
    case 'width':
      return { ...region, width: clamp(entered, LEAST_REGION, WHOLE - region.x) }
    case 'height':
      return { ...region, height: clamp(entered, LEAST_REGION, WHOLE - region.y) }
  }
}

function spanBetween(from: number, to: number): [start: number, length: number] {
  const [one, other] = [from, to].map((at) => clamp(Math.round(at), 0, WHOLE))
  const length = Math.max(LEAST_REGION, Math.abs((one ?? 0) - (other ?? 0)))
  const start = to < from ? (one ?? 0) - length : (one ?? 0)
  return [clamp(start, 0, WHOLE - length), length]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
