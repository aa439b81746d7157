import { Box, DialogContentText, Typography } from '@mui/material'
import { useTranslate, useTranslateLabel } from 'react-admin'
import { changedFields, type Fields } from '#admin/records/conflict.ts'
import { FieldValue } from './field-value.tsx'

type ChangedMeanwhileProps = { resource: string; base: Fields; current: Fields }

/** What changed in a record since this person read it, shown before they delete it. */
export function ChangedMeanwhile({ resource, base, current }: ChangedMeanwhileProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  return (
    <Box role="alert">
      <DialogContentText>{translate('conflict.before_delete')}</DialogContentText>
      <Box component="dl" sx={{ marginBlock: 2, maxHeight: 320, overflowY: 'auto' }}>
        {Object.entries(changedFields(base, current)).map(([field, value]) => (
          <Box key={field} sx={{ marginBottom: 1 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {labelOf({ source: field, resource })}
            </Typography>
            <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <FieldValue field={field} value={value} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
