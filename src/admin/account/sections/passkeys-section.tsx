import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { z } from 'zod'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { addPasskey } from '#admin/account/passkeys.ts'
import { usePasswordAgain } from '#admin/account/password-again.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { AccountSection } from './account-section.tsx'
import { useAuthData } from './use-auth-data.ts'

const Passkeys = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.string().nullish() }),
)

export function PasskeysSection() {
  const texts = useAccountMessages()
  const { entries, done, problem, report, change } = useAuthData('/passkey/list-user-passkeys', Passkeys)
  const { askFresh, dialog } = usePasswordAgain()
  return (
    <AccountSection title={texts.passkeys_title} hint={texts.passkeys_hint} done={done} problem={problem}>
      {entries.length === 0 && <Typography>{texts.passkeys_none}</Typography>}
      <List>
        {entries.map(({ id, name }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={name ?? id} />
            <Button onClick={() => change('/passkey/delete-passkey', { id }, texts.passkeys_removed)}>
              {fill(texts.passkeys_remove, { name: name ?? id })}
            </Button>
          </ListItem>
        ))}
      </List>
      <AuthForm
        key={entries.length}
        fields={[{ name: 'name', label: texts.passkeys_name, autoComplete: 'off' }]}
        submit={texts.passkeys_add}
        send={({ name = '' }) => askFresh(() => addPasskey(name.trim()))}
        onDone={(value) => report({ outcome: 'done', value }, texts.passkeys_added)}
      />
      {dialog}
    </AccountSection>
  )
}
