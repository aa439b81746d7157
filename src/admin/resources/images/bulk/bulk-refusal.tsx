import { Alert, Box, Button, Link } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Picture } from '#admin/parts/thumb.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { sentenceOf } from '#admin/records/field-errors.ts'

const THUMBNAIL_HEIGHT = 48

type BulkRefusalProps = {
  /** The errors of each image, by its id. */
  records: Record<string, unknown>
  /** How many of the selected images may be written so. */
  others: number
  /** Message key of the button that does it for them. */
  forOthers: string
  writeOthers: () => void
}

/** Names the images that may not be written so, says why, and offers to go on with the others. */
export function BulkRefusal({ records, others, forOthers, writeOthers }: BulkRefusalProps) {
  const translate = useTranslate()
  const ids = Object.keys(records).map(Number)
  const { data = [] } = useGetMany('images', { ids })
  return (
    <Alert severity="error" variant="outlined" sx={{ marginTop: 2 }}>
      {translate('images.bulk_refused', { smart_count: ids.length })}
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 240, overflowY: 'auto' }}
      >
        {ids.map((id) => (
          <Refused
            key={id}
            id={id}
            image={data.find((image) => image?.id === id)}
            errors={records[String(id)]}
          />
        ))}
      </Box>
      {others > 0 && (
        <Button variant="outlined" color="inherit" onClick={writeOthers} sx={{ marginTop: 1 }}>
          {translate(forOthers, { smart_count: others })}
        </Button>
      )}
    </Alert>
  )
}

type RefusedProps = { id: number; image: Record<string, unknown> | undefined; errors: unknown }

function Refused({ id, image, errors }: RefusedProps) {
  const translate = useTranslate()
  const reasons = Object.entries(isFields(errors) ? errors : {}).map(([field, error]) => {
    const { message, args } = sentenceOf(String(error))
    const reason = translate(message, args)
    // It is about the image as a whole.
    return field === 'Id' ? reason : `${translate(`fields.${field}`)}: ${reason}`
  })
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', paddingBlock: 0.5 }}>
      <Picture
        address={typeof image?.Thumb === 'string' ? image.Thumb : null}
        alt=""
        height={THUMBNAIL_HEIGHT}
        shape="1"
      />
      <span>
        <Link component={RouterLink} to={`/images/${id}`} color="inherit">
          {[image?.TitleDe ?? id, image?.ArtistName].filter(Boolean).join(', ')}
        </Link>{' '}
        {reasons.join(' ')}
      </span>
    </Box>
  )
}
