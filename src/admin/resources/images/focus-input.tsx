import { Box, Button, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput, useRecordContext, useTranslate } from 'react-admin'
import { inWidth } from '#admin/parts/thumb.tsx'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { type Focus, focusAt, MIDDLE_OF_PICTURE, moveFocus, positionOf, toPercent } from './focus.ts'

/** The picture, on which a click or the arrow keys set the focus, and its crops in both shapes. */
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

/** The aspect ratios to which the site crops pictures. */
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
