import { Typography } from '@mui/material'
import { useLocale, useResourceContext } from 'react-admin'
import german from '#messages/staff-empty-lists.de.json' with { type: 'json' }
import english from '#messages/staff-empty-lists.en.json' with { type: 'json' }

/** Says what a list is for that has no record yet. */
export function EmptyList() {
  const texts: Record<string, string> = useLocale() === 'de' ? german : english
  return (
    <Typography role="status" sx={{ padding: 3, maxWidth: '36rem' }}>
      {texts[useResourceContext() ?? '']}
    </Typography>
  )
}
