import { Box, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { COLOURS } from '#admin/theme/theme-colours.ts'

type PreviewFrameProps = {
  address: string
  title: string
  /** Of the window that it stands for, in pixels. */
  width: number
  height: number
}

/** Beside a wide window stands a phone, with a gap and borders; in a narrow window one stands below the other. */
const PHONE_BESIDE = 390 + 32
const LEAST_FOR_BOTH = 900

/** A page in a window of this size, made smaller where there is less room. */
export function PreviewFrame({ address, title, width, height }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const around = place.current?.parentElement
    if (!around) return
    const measure = () => {
      const isWide = width > PHONE_BESIDE && around.clientWidth >= LEAST_FOR_BOTH
      setRoom(Math.min(width, around.clientWidth - (isWide ? PHONE_BESIDE : 0)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    measure()
    return () => observer.disconnect()
  }, [width])
  const scale = room / width
  return (
    <Box ref={place} component="figure" sx={{ margin: 0, width: room }}>
      <Typography component="figcaption" variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Box sx={{ height: height * scale, overflow: 'hidden', border: `1px solid ${COLOURS.line}` }}>
        <Box
          component="iframe"
          src={address}
          title={title}
          referrerPolicy="no-referrer"
          style={{ width, height, transform: `scale(${scale})` }}
          sx={{ border: 0, transformOrigin: '0 0' }}
        />
      </Box>
    </Box>
  )
}
