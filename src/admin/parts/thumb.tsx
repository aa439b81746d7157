import { Box } from '@mui/material'
import { useFieldValue } from 'react-admin'
import { COLOURS } from '#admin/theme.ts'

type ThumbProps = {
  /** Alternative text, where no text beside the picture describes it. */
  alt?: string
  source?: string
  /** Pixels. */
  height?: number
  /** Aspect ratio for cropping: `1`, `2 / 1`. Without one, the whole picture shows. */
  shape?: string
}

/** A record's picture, small. */
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

/** A picture whose space is reserved while it loads and when there is none. */
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

type Width = 320 | 640 | 960 | 1280

/** A larger rendition of a thumbnail's picture. Its address names the content, so a replaced picture shows at once. */
export function inWidth(thumb: string, width: Width): string {
  return thumb.replace(/\/320(?=\?|$)/, `/${width}`)
}
