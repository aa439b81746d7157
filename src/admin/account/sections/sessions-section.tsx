import { Button, List, ListItem, ListItemText } from '@mui/material'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { browserName } from '#domain/staff/sessions/browser-name.ts'
import { fill } from '#platform/i18n/fill.ts'
import { AccountSection } from './account-section.tsx'
import { useAuthData } from './use-auth-data.ts'

const Sessions = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    ipAddress: z.string().nullish(),
    userAgent: z.string().nullish(),
    isCurrent: z.boolean(),
  }),
)

/** The account's sessions, each of which but the own can be ended. */
export function SessionsSection() {
  const texts = useAccountMessages()
  const locale = useLocale()
  const { entries, done, problem, change } = useAuthData('/list-sessions', Sessions)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <AccountSection title={texts.sessions_title} hint={texts.sessions_hint} done={done} problem={problem}>
      <List>
        {entries.map(({ id, createdAt, ipAddress, userAgent, isCurrent }) => {
          const browser = browserName(userAgent ?? '')
          const since = fill(texts.sessions_since, { moment: moment.format(new Date(createdAt)) })
          return (
            <ListItem key={id} disableGutters>
              <ListItemText primary={browser} secondary={[since, ipAddress].filter(Boolean).join(', ')} />
              {isCurrent ? (
                texts.sessions_here
              ) : (
                <Button onClick={() => change('/revoke-session', { id }, texts.sessions_ended)}>
                  {fill(texts.sessions_end, { browser })}
                </Button>
              )}
            </ListItem>
          )
        })}
      </List>
      {entries.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => change('/revoke-other-sessions', {}, texts.sessions_ended)}
        >
          {texts.sessions_end_others}
        </Button>
      )}
    </AccountSection>
  )
}
