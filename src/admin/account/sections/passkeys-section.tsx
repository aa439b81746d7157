import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { z } from 'zod'
import { useAccountWords } from '#admin/account/account-messages.ts'
import { DoorForm } from '#admin/account/auth-form.tsx'
import { addPasskey } from '#admin/account/passkeys.ts'
import { AccountSection } from './account-section.tsx'
import { useKept } from './use-kept.ts'

const Passkeys = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.string().nullish() }),
)

export function PasskeysSection() {
  const words = useAccountWords()
  const { kept, done, problem, tell, change } = useKept('/passkey/list-user-passkeys', Passkeys)
  return (
    <AccountSection title={words.passkeys_title} hint={words.passkeys_hint} done={done} problem={problem}>
      {kept.length === 0 && <Typography>{words.passkeys_none}</Typography>}
      <List>
        {kept.map(({ id, name }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={name ?? id} />
            <Button onClick={() => change('/passkey/delete-passkey', { id }, words.passkeys_removed)}>
              {words.passkeys_remove(name ?? id)}
            </Button>
          </ListItem>
        ))}
      </List>
      <DoorForm
        key={kept.length}
        fields={[{ name: 'name', label: words.passkeys_name, autoComplete: 'off' }]}
        submit={words.passkeys_add}
        send={({ name = '' }) => addPasskey(name.trim())}
        onDone={(value) => tell({ outcome: 'done', value }, words.passkeys_added)}
      />
    </AccountSection>
  )
}
