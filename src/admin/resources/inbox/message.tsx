import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { MomentField } from '#admin/parts/inputs/moment-field.tsx'
import { isFields } from '#admin/records/admin-api.ts'
import { COLOURS } from '#admin/theme/theme-colours.ts'
import { numberOf } from '#domain/enquiries/model.ts'
import { AskedImages } from './asked-images.tsx'

/** Who wrote what, before anything else. An address in the message is no link, and markup is just letters. */
export function Message() {
  const record = useRecordContext()
  const translate = useTranslate()
  const id = useId()
  if (!record) return null
  const typed = isFields(record.Fields) ? record.Fields : {}
  const images: unknown[] = Array.isArray(typed.images) ? typed.images : []
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {[typed.name, typed.company].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: COLOURS.quietestInk, overflowWrap: 'anywhere' }}>
        {[record.Email, typed.telephone].filter(Boolean).join(' · ')}
        <br />
        {translate('inbox.number')} {numberOf(String(record.Id))} · <MomentField source="ReceivedAt" />
      </Typography>
      <Box lang={String(record.Language)} sx={TEXT}>
        {Boolean(typed.projectName) && <strong>{String(typed.projectName)}</strong>}
        <div>{String(typed.message ?? typed.statement ?? '')}</div>
      </Box>
      {images.length > 0 && (
        <>
          <Typography variant="h3" sx={{ marginBottom: 1 }}>
            {translate('inbox.about_images')}
          </Typography>
          <AskedImages images={images} />
        </>
      )}
    </Box>
  )
}

const TEXT = {
  marginBlock: 2,
  maxWidth: '44rem',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
