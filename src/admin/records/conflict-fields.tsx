import { Box, Radio, Typography } from '@mui/material'
import { useTranslate, useTranslateLabel } from 'react-admin'
import { FieldValue } from '#admin/parts/field-value.tsx'
import type { Difference, Side } from './conflict.ts'

type ConflictFieldsProps = {
  resource: string
  differences: Difference[]
  sides: Record<string, Side>
  choose: (field: string, side: Side) => void
}

/** Each field with both versions side by side, one of which is selected. */
export function ConflictFields({ resource, differences, sides, choose }: ConflictFieldsProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  return differences.map(({ field, mine, theirs, bothChanged }) => (
    <Box key={field} component="fieldset" sx={FIELD}>
      <Typography component="legend" sx={{ fontWeight: 600, padding: 0 }}>
        {labelOf({ source: field, resource })}
        {bothChanged && (
          <Typography component="span" variant="caption" color="error" sx={{ marginLeft: 1 }}>
            {translate('conflict.both')}
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Version field={field} choose={choose} side="mine" value={mine} chosen={sides[field] === 'mine'} />
        <Version
          field={field}
          choose={choose}
          side="theirs"
          value={theirs}
          chosen={sides[field] === 'theirs'}
        />
      </Box>
    </Box>
  ))
}

type VersionProps = {
  field: string
  side: Side
  value: unknown
  chosen: boolean
  choose: (field: string, side: Side) => void
}

function Version({ field, side, value, chosen, choose }: VersionProps) {
  const translate = useTranslate()
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'start', minWidth: 0, cursor: 'pointer' }}>
      <Radio size="small" name={field} checked={chosen} onChange={() => choose(field, side)} />
      <Box sx={{ minWidth: 0, paddingTop: '6px' }}>
        <Typography variant="caption" color="text.secondary" component="span">
          {translate(`conflict.${side}`)}
        </Typography>
        <Box
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 220, overflowY: 'auto' }}
        >
          <FieldValue field={field} value={value} />
        </Box>
      </Box>
    </Box>
  )
}

const FIELD = {
  margin: 0,
  padding: 0,
  paddingTop: 1.5,
  marginTop: 2,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
}
