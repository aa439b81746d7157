import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { savedState } from '#platform/browser/saved-state.ts'
import { sharedValue } from '#platform/browser/shared-value.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { GripIcon } from '#website/ui/icons.tsx'
import style from './drag-handle.module.css'
import { useMakingWay } from './making-way.ts'
import {
  type Box,
  HOME,
  isSamePosition,
  keepInWindow,
  nextCorner,
  PLACE_KEY,
  type Position,
  parsePosition,
  stepOf,
  sum,
} from './position.ts'

type DragHandleProps = {
  moved: HTMLElement
  onDrag?: (isDragged: boolean) => void
  /** Across the whole upper edge instead of at its side. */
  wide?: boolean
}

export function DragHandle({ moved, onDrag, wide = false }: DragHandleProps) {
  const { announcement, ...handlers } = useMoving(moved, onDrag)
  useMakingWay(wide ? null : moved, place.use())
  const how = useId()
  return (
    <>
      <button
        type="button"
        className={wide ? style.wide : style.handle}
        aria-label={translateSearch('finder_move')}
        aria-describedby={how}
        {...handlers}
      >
        <GripIcon size={18} />
      </button>
      <span id={how} hidden>
        {translateSearch('finder_move_how')}
      </span>
      <Announcement text={announcement} />
    </>
  )
}

/** The text is set after the first rendering: screen readers do not announce text that is there from the start. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(text), [text])
  return (
    <span role="status" className="visually-hidden">
      {announced}
    </span>
  )
}

/** Stored for the visit once the visitor has moved the search. */
const keptPlace = savedState<Position>(
  PLACE_KEY,
  { fallback: HOME, parse: parsePosition, serialize: (position) => position },
  () => sessionStorage,
)

/** While the search is dragged, nothing is written to the storage. */
const place = sharedValue(keptPlace.read())

const MOVED: Partial<Record<string, Parameters<typeof translateSearch>[0]>> = {
  ArrowLeft: 'finder_moved_left',
  ArrowRight: 'finder_moved_right',
  ArrowUp: 'finder_moved_up',
  ArrowDown: 'finder_moved_down',
}

type Drag = { from: Position; pointer: Position; hasMoved: boolean }

function useMoving(moved: HTMLElement, onDrag?: (isDragged: boolean) => void) {
  const wanted = place.use()
  const shown = useShownAt(moved, wanted)
  const drag = useRef<Drag | null>(null)
  const [announcement, announce] = useState('')

  const moveTo = (next: Position) =>
    place.write(keepInWindow(homeOf(moved, shown.current), next, windowSize()))

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: shown.current, pointer: pointOf(event), hasMoved: false }
    onDrag?.(true)
  }
  function onPointerMove(event: PointerEvent) {
    const { current } = drag
    if (!current || event.buttons === 0 || isSamePosition(pointOf(event), current.pointer)) return
    current.hasMoved = true
    const { x, y } = current.pointer
    moveTo(sum(current.from, { x: event.clientX - x, y: event.clientY - y }))
  }
  function onPointerUp() {
    if (drag.current?.hasMoved) keptPlace.write(place.read())
    onDrag?.(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event.key)
    const movedKey = MOVED[event.key]
    if (!step || !movedKey) return
    event.preventDefault()
    const before = shown.current
    moveTo(sum(before, step))
    keptPlace.write(place.read())
    const isAtEdge = isSamePosition(place.read(), before)
    announce(translateSearch(isAtEdge ? 'finder_at_edge' : movedKey))
  }
  function onClick() {
    const wasDragged = drag.current?.hasMoved ?? false
    drag.current = null
    if (wasDragged) return
    place.write(nextCorner(homeOf(moved, shown.current), shown.current, windowSize()))
    keptPlace.write(place.read())
    announce(translateSearch('finder_moved_on'))
  }
  /** Without this, the browser would begin to drag what is beneath once the element has moved. */
  function onMouseDown(event: MouseEvent) {
    event.preventDefault()
  }
  return {
    announcement,
    onMouseDown,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onKeyDown,
    onClick,
  }
}

/** Also follows changes of the element's size and the window's. */
function useShownAt(moved: HTMLElement, wanted: Position) {
  const shown = useRef(HOME)
  const show = useCallback(() => {
    shown.current = keepInWindow(homeOf(moved, shown.current), wanted, windowSize())
    moved.style.setProperty('--moved-x', `${shown.current.x}px`)
    moved.style.setProperty('--moved-y', `${shown.current.y}px`)
  }, [moved, wanted])

  useEffect(() => {
    show()
    const watching = new ResizeObserver(show)
    watching.observe(moved)
    addEventListener('resize', show)
    return () => {
      watching.disconnect()
      removeEventListener('resize', show)
    }
  }, [moved, show])
  return shown
}

function homeOf(moved: HTMLElement, shown: Position): Box {
  const { left, top, right, bottom } = moved.getBoundingClientRect()
  return { left: left - shown.x, top: top - shown.y, right: right - shown.x, bottom: bottom - shown.y }
}

function windowSize() {
  return { width: document.documentElement.clientWidth, height: innerHeight }
}

function pointOf({ clientX, clientY }: PointerEvent): Position {
  return { x: clientX, y: clientY }
}
