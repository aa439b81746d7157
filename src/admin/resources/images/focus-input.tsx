import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput, useRecordContext, useTranslate } from 'react-admin'
import { inWidth } from '#admin/parts/thumb.tsx'
import { COLOURS } from '#admin/theme.ts'

export function FocusInput() {
  const record = useRecordContext()
  const x = useInput({ source: 'FocusX' }).field
  const y = useInput({ source: 'FocusY' }).field
  if (!record) return null
  const focus = typeof x.value === 'number' && typeof y.value === 'number' ? { x: x.value, y: y.value } : null
  const change = (next: Focus | null) => {
    x.onChange(next?.x ?? null)
    y.onChange(next?.y ?? null)
  }
  const address = inWidth(String(record.Thumb), 640)
  return (
    <Box sx={{ width: '100%' }}>
      <FocusField address={address} focus={focus} change={change} alt={String(record.AltDe ?? '')} />
      <Crops address={address} focus={focus} />
    </Box>
  )
}

type FocusFieldProps = {
  address: string
  alt: string
  focus: Focus | null
  change: (focus: Focus | null) => void
}

function FocusField({ address, alt, focus, change }: FocusFieldProps) {
  const translate = useTranslate()
  const hint = useId()
  const place = focus ? { x: toPercent(focus.x), y: toPercent(focus.y) } : null
  const inWords = place ? translate('images.focus_at', place) : translate('images.focus_unset')
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={`${translate('images.focus')}: ${inWords}`}
        aria-describedby={hint}
        onClick={(event) => {
          // A click by Enter or space has no position.
          if (event.detail > 0) change(focusAt(event, event.currentTarget.getBoundingClientRect()))
        }}
        onKeyDown={(event) => {
          const next = moveFocus(focus ?? MIDDLE_OF_PICTURE, event.key, event.shiftKey)
          if (!next) return
          event.preventDefault()
          change(next)
        }}
        sx={FRAME}
      >
        <Box
          component="img"
          src={address}
          alt={alt}
          draggable={false}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 480 }}
        />
        <Box
          component="span"
          sx={{ ...POINT, left: `${place?.x ?? 50}%`, top: `${place?.y ?? 50}%`, opacity: place ? 1 : 0.5 }}
        />
      </Box>
      <Typography id={hint} variant="caption" component="p" color="text.secondary" sx={{ marginTop: 1 }}>
        {translate('images.focus_hint')}
      </Typography>
      <Typography variant="caption" component="p" role="status">
        {inWords}{' '}
        {focus && (
          <Button size="small" onClick={() => change(null)}>
            {translate('images.focus_clear')}
          </Button>
        )}
      </Typography>
    </>
  )
}

const SHAPES = ['1', '2 / 1', '4 / 5']

function Crops({ address, focus }: { address: string; focus: Focus | null }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
      {SHAPES.map((shape) => (
        <Box
          key={shape}
          component="img"
          src={address}
          alt=""
          sx={{ height: 96, aspectRatio: shape, objectFit: 'cover', objectPosition: positionOf(focus) }}
        />
      ))}
    </Box>
  )
}

const FRAME = {
  position: 'relative',
  display: 'inline-block',
  padding: 0,
  border: 0,
  backgroundColor: COLOURS.sheet,
  cursor: 'crosshair',
  '&:focus-visible': { outline: `3px solid ${COLOURS.ink}`, outlineOffset: 3 },
}

const POINT = {
  position: 'absolute',
  width: 28,
  height: 28,
  transform: 'translate(-50%, -50%)',
  border: `3px solid ${COLOURS.red}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${COLOURS.paper}, inset 0 0 0 2px ${COLOURS.paper}`,
  pointerEvents: 'none',
}

/** Shares of the picture's width and height: 0 is left and top, 1 right and bottom. */
type Focus = { x: number; y: number }

const STEPS = 1000
/** One press of an arrow key; with Shift, ten times as far. */
const KEY_STEP = 0.01
const KEY_LEAP = 0.1

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const MIDDLE_OF_PICTURE: Focus = { x: 0.5, y: 0.5 }

/** The point under the pointer; `frame` is the picture's rectangle on the screen, in pixels. */
export function focusAt(
  pointer: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): Focus {
  return {
    x: within((pointer.clientX - frame.left) / frame.width),
    y: within((pointer.clientY - frame.top) / frame.height),
  }
}

export function moveFocus(focus: Focus, key: string, leap: boolean): Focus | null {
  const move = MOVES[key]
  if (!move) return null
  const step = leap ? KEY_LEAP : KEY_STEP
  return { x: within(focus.x + move[0] * step), y: within(focus.y + move[1] * step) }
}

export function positionOf(focus: Focus | null): string {
  const { x, y } = focus ?? MIDDLE_OF_PICTURE
  return `${toPercent(x)}% ${toPercent(y)}%`
}

function toPercent(share: number): number {
  return Math.round(share * 100)
}

function within(share: number): number {
  const rounded = Math.round(share * STEPS) / STEPS
  return Number.isFinite(rounded) ? Math.min(1, Math.max(0, rounded)) : 0.5
}
