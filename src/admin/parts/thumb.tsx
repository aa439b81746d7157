import { Box } from '@mui/material'
import { useFieldValue } from 'react-admin'
import { COLOURS } from '#admin/theme.ts'
import type { ImageWidth } from '#domain/imaging/imaging-model.ts'

type ThumbProps = {
  alt?: string
  source?: string
  height?: number
  shape?: string
}

export function Thumb({ alt = '', source = 'Thumb', height = 56, shape }: ThumbProps) {
  const address: unknown = useFieldValue({ source })
  return (
    <Picture address={typeof address === 'string' ? address : null} alt={alt} height={height} shape={shape} />
  )
}

type PictureProps = {
  address: string | null
  alt: string
  height?: number
  shape?: string | undefined
  focus?: string
}

export function Picture({ address, alt, height, shape, focus = '50% 50%' }: PictureProps) {
  const size = { height: height ?? 'auto', ...(shape ? { aspectRatio: shape } : {}) }
  if (!address) return <Box sx={{ ...size, minWidth: height ?? 0, backgroundColor: COLOURS.sheet }} />
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      sx={{
        ...size,
        display: 'block',
        maxWidth: '100%',
        objectFit: shape ? 'cover' : 'contain',
        objectPosition: focus,
        backgroundColor: COLOURS.sheet,
      }}
    />
  )
}

export function inWidth(thumb: string, width: ImageWidth): string {
  return thumb.replace(/\/320(?=\?|$)/, `/${width}`)
}
