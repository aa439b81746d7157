import { Box } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { COLOURS, ROUND } from '#admin/theme/theme-colours.ts'
import { MINUTE_MS } from '#platform/durations.ts'

/** A few enquiries come in a day, and nobody waits at the second. A hidden tab asks when it is shown again. */
const UNREAD_READ_EVERY_MS = MINUTE_MS
const ONE = { page: 1, perPage: 1 }

/** How many of the inbox nobody has read yet; keeps itself up to date. */
export function UnreadCount({ resource }: { resource: string }) {
  const translate = useTranslate()
  const { total = 0 } = useGetList(
    resource,
    { pagination: ONE, filter: { State: 'new' } },
    { refetchInterval: UNREAD_READ_EVERY_MS, refetchOnWindowFocus: 'always' },
  )
  if (total === 0) return null
  return (
    <Box component="span" sx={BADGE}>
      {translate('inbox.unread', { smart_count: total })}
    </Box>
  )
}

const BADGE = {
  marginLeft: 1,
  paddingInline: '8px',
  borderRadius: ROUND,
  backgroundColor: COLOURS.red,
  color: COLOURS.paper,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
}
