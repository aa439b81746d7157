import { Button, List, ListItem, ListItemText } from '@mui/material'
import { useLocale } from 'react-admin'
import { z } from 'zod'
import { useAccountWords } from '#admin/account/account-messages.ts'
import { browserName } from '#domain/staff/sessions/browser-name.ts'
import { AccountSection } from './account-section.tsx'
import { useKept } from './use-kept.ts'

const Sessions = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    ipAddress: z.string().nullish(),
    userAgent: z.string().nullish(),
  }),
)

/** The account's sessions, each of which can be ended. */
export function SessionsSection({ current }: { current: string }) {
  const words = useAccountWords()
  const locale = useLocale()
  const { kept, done, problem, change } = useKept('/list-sessions', Sessions)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <AccountSection title={words.sessions_title} hint={words.sessions_hint} done={done} problem={problem}>
      <List>
        {kept.map(({ id, createdAt, ipAddress, userAgent }) => {
          const browser = browserName(userAgent ?? '')
          const since = words.sessions_since(moment.format(new Date(createdAt)))
          return (
            <ListItem key={id} disableGutters>
              <ListItemText primary={browser} secondary={[since, ipAddress].filter(Boolean).join(', ')} />
              {id === current ? (
                words.sessions_here
              ) : (
                <Button onClick={() => change('/revoke-session', { id }, words.sessions_ended)}>
                  {words.sessions_end(browser)}
                </Button>
              )}
            </ListItem>
          )
        })}
      </List>
      {kept.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => change('/revoke-other-sessions', {}, words.sessions_ended)}
        >
          {words.sessions_end_others}
        </Button>
      )}
    </AccountSection>
  )
}
