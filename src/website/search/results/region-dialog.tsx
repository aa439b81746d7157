import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { LEAST_REGION, type Region, WHOLE } from '#domain/search/region.ts'
import { COUNTS_ANNOUNCED_AFTER_MS } from '#website/search/search-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './region-dialog.module.css'
import { useResultsMessages } from './results-messages.ts'
import type { LargePicture } from './view-results.ts'

type RegionDialogProps = {
  picture: LargePicture
  /** The part that is marked at first; the middle if null. */
  region: Region | null
  onChoose: (region: Region) => void
  onClose: () => void
}

/**
 * Shows the picture with a frame around the part that counts. The frame is dragged, moved by arrow keys, or set by four
 * numbers.
 */
export function RegionDialog({ picture, region: first, onChoose, onClose }: RegionDialogProps) {
  const { t } = useResultsMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [heading, how] = [useId(), useId()]
  const { region, stage, onKeyDown, setNumber } = useMarking(first ?? FIRST_PART)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  function chooseByKey({ detail }: MouseEvent) {
    // Clicks of a pointer end a drag; Enter and Space have none.
    if (detail === 0) onChoose(region)
  }
  const { x, y, width, height } = region
  return (
    <dialog ref={dialog} className={style.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} className={typography.md}>
        {t('results_part')}
      </h2>
      <p id={how} className={typography.small}>
        {t('results_part_how')}
      </p>
      <div
        className={style.stage}
        style={customProperties({ '--shape': picture.width / picture.height })}
        {...stage}
      >
        <img src={picture.address} alt="" width={picture.width} height={picture.height} draggable={false} />
        <button
          type="button"
          className={style.frame}
          style={customProperties({ '--x': x, '--y': y, '--width': width, '--height': height })}
          aria-label={t('results_part_frame', region)}
          aria-describedby={how}
          onKeyDown={onKeyDown}
          onClick={chooseByKey}
        />
      </div>
      <Numbers region={region} onNumber={setNumber} />
      <Announcement text={t('results_part_frame', region)} />
      <div className={style.ways}>
        <Button onClick={() => onChoose(region)}>{t('results_part_search')}</Button>
        <Button outlined onClick={() => dialog.current?.close()}>
          {t('results_part_cancel')}
        </Button>
      </div>
    </dialog>
  )
}

const NUMBERS = [
  { name: 'x', label: 'results_part_x', least: 0, most: ({ width }: Region) => WHOLE - width },
  { name: 'y', label: 'results_part_y', least: 0, most: ({ height }: Region) => WHOLE - height },
  { name: 'width', label: 'results_part_width', least: LEAST_REGION, most: ({ x }: Region) => WHOLE - x },
  { name: 'height', label: 'results_part_height', least: LEAST_REGION, most: ({ y }: Region) => WHOLE - y },
] as const

type NumbersProps = { region: Region; onNumber: (name: keyof Region, value: number) => void }

function Numbers({ region, onNumber }: NumbersProps) {
  const { t } = useResultsMessages()
  return (
    <div className={style.numbers}>
      {NUMBERS.map(({ name, label, least, most }) => (
        <NumberField
          key={name}
          label={t(label)}
          value={region[name]}
          least={least}
          most={most(region)}
          onNumber={(value) => onNumber(name, value)}
        />
      ))}
    </div>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  least: number
  most: number
  onNumber: (value: number) => void
}

/** Shows the entered text as long as the field is used: half a number is no number yet. */
function NumberField({ label, value, least, most, onNumber }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function enter({
    currentTarget: { value: entered, validity, valueAsNumber },
  }: ChangeEvent<HTMLInputElement>) {
    setDraft(entered)
    if (validity.valid && entered !== '') onNumber(valueAsNumber)
  }
  function leave({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (draft !== null) onNumber(currentTarget.valueAsNumber)
    setDraft(null)
  }
  return (
    <label>
      <span>{label}</span>
      <input type="number" min={least} max={most} value={draft ?? value} onChange={enter} onBlur={leave} />
    </label>
  )
}

/** Announced to screen readers once the frame has stopped. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), COUNTS_ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announced === first ? '' : announced}
    </p>
  )
}

/** In CSS pixels: a finger this near to a corner drags it. */
const CORNER_REACH_PX = 22

type Drag =
  /** The corner that does not move. */
  { kind: 'draw'; from: Point } | { kind: 'move'; from: Point; region: Region }

/** A part of a picture that is marked by pointer, touch, keys and numbers. */
function useMarking(first: Region) {
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
const FIRST_PART: Region = { x: 25, y: 25, width: 50, height: 50 }
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
