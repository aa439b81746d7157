import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Part, WHOLE } from '#domain/search/part.ts'
import { movePart, type Point, partAfterKey, partBetween, withNumber } from './marking.ts'

/** A finger this near to a corner, in CSS pixels, has it. */
const CORNER_REACH_PX = 22

type Drag =
  /** The corner that stays. */
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

/** At a corner the part is drawn anew from the opposite one, within it moved, elsewhere drawn from there. */
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
