import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Picture } from '#admin/parts/thumb.tsx'
import { staffPictureAddress } from '#domain/imaging/model.ts'

/** A hero that is there in both of its shapes, with the texts of the form below it. */
export function HeroPreview() {
  const isNew = useRecordContext()?.id === undefined
  const [picture, phonePicture, title, caption] = useWatch({
    name: ['ImageId', 'PhonePictureId', 'Title', 'Caption'],
  })
  if (isNew) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', marginBottom: 2 }}>
      <Shape name="heroes.wide" picture={picture} shape="2 / 1" width={560} title={title} caption={caption} />
      <Shape
        name="heroes.phone"
        picture={phonePicture ?? picture}
        shape="4 / 5"
        width={224}
        title={title}
        caption={caption}
      />
    </Box>
  )
}

type ShapeProps = {
  name: string
  picture: unknown
  shape: string
  width: number
  title: unknown
  caption: unknown
}

function Shape({ name, picture, shape, width, title, caption }: ShapeProps) {
  const translate = useTranslate()
  const address = typeof picture === 'number' ? staffPictureAddress(picture, 960) : null
  return (
    <Box component="figure" sx={{ margin: 0, width, maxWidth: '100%', '& img, & > div': { width: '100%' } }}>
      <Picture address={address} alt={translate(name)} shape={shape} />
      <Box component="figcaption" sx={{ marginTop: 0.5 }}>
        <strong>{String(title ?? '')}</strong>
        <Typography variant="body2" color="text.secondary">
          {String(caption ?? '')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {translate(name)}
        </Typography>
      </Box>
    </Box>
  )
}
