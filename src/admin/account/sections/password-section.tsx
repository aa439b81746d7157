import { useState } from 'react'
import { z } from 'zod'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { callAuth } from '#admin/account/call-auth.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { AccountSection } from './account-section.tsx'

const Changed = z.object({
  ended: z.object({ tokens: z.array(z.string()), passkeys: z.array(z.string()) }),
})

/** Changing the password ends all other ways into the account, and says which these were. */
export function PasswordSection({ onChange }: { onChange: () => void }) {
  const texts = useAccountMessages()
  const [changes, setChanges] = useState(0)
  const [done, setDone] = useState('')

  function finish({ ended }: z.infer<typeof Changed>): void {
    const { tokens, passkeys } = ended
    const sentences = [
      texts.password_changed,
      tokens.length > 0 && fill(texts.password_ended_tokens, { names: tokens.join(', ') }),
      passkeys.length > 0 && fill(texts.password_ended_passkeys, { names: passkeys.join(', ') }),
    ]
    setDone(sentences.filter(Boolean).join(' '))
    setChanges(changes + 1)
    onChange()
  }

  return (
    <AccountSection title={texts.password_title} hint={texts.password_hint} done={done}>
      <AuthForm
        // A new key empties the form after each change.
        key={changes}
        fields={[
          {
            name: 'currentPassword',
            label: texts.password_current,
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: texts.password_new,
            hint: fill(texts.password_rule, { shortest: SHORTEST_PASSWORD }),
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={texts.password_change}
        passwordField="currentPassword"
        send={(body) => callAuth('/change-password', { schema: Changed, body })}
        onDone={finish}
      />
    </AccountSection>
  )
}
