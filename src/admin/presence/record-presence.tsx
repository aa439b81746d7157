import { Alert, Button } from '@mui/material'
import { useLocale, useRefresh } from 'react-admin'
import { useMoment } from '#admin/parts/agency-time.ts'
import german from '#messages/staff-presence.de.json' with { type: 'json' }
import english from '#messages/staff-presence.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { usePresence } from './use-presence.ts'

export function RecordPresence() {
  const locale = useLocale()
  const texts = locale === 'de' ? german : english
  const refresh = useRefresh()
  const inWords = useMoment()
  const { others, change } = usePresence()
  const names = new Intl.ListFormat(locale).format(others)
  return (
    <div role="status" style={{ width: '100%' }}>
      {(others.length > 0 || change) && (
        <Alert
          severity={change ? 'warning' : 'info'}
          variant="outlined"
          sx={{ marginBottom: 2 }}
          action={
            change && (
              <Button color="inherit" size="small" onClick={() => refresh()}>
                {texts.reload}
              </Button>
            )
          }
        >
          {others.length > 0 && fill(texts.open_at, { names })}{' '}
          {change && fill(texts.changed, { name: change.By, when: inWords(change.At) })}
        </Alert>
      )}
    </div>
  )
}
