import { Box, Link, Typography } from '@mui/material'
import { useGetMany, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { STAFF_API } from '#site/paths/admin-api-path.ts'

/** The images that an enquiry is about, with what was noted to each. One that was deleted since is only a number. */
export function AskedImages({ images }: { images: readonly unknown[] }) {
  const asked = images.filter(isFields)
  const { data = [] } = useGetMany('images', { ids: asked.map(({ id }) => Number(id)) })
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {asked.map(({ id, note }) => (
        <AskedImage
          key={String(id)}
          id={Number(id)}
          note={String(note ?? '')}
          record={data.find((image) => image?.Id === id)}
        />
      ))}
    </Box>
  )
}

type AskedImageProps = { id: number; note: string; record: Record<string, unknown> | undefined }

function AskedImage({ id, note, record }: AskedImageProps) {
  const translate = useTranslate()
  const isEnglish = useLocale() === 'en'
  const title = record && String(isEnglish ? record.TitleEn : record.TitleDe)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, marginBottom: 1, alignItems: 'flex-start' }}>
      <Picture
        address={record ? `${STAFF_API}/pictures/${id}/320` : null}
        alt=""
        height={THUMBNAIL_HEIGHT}
        shape="1"
      />
      <Box sx={{ minWidth: 0 }}>
        {title ? (
          <Link component={RouterLink} to={`/images/${id}`}>
            {title}
          </Link>
        ) : (
          translate('inbox.image_gone', { number: id })
        )}
        {note && <Typography variant="body2">{note}</Typography>}
      </Box>
    </Box>
  )
}

const THUMBNAIL_HEIGHT = 64
