import { useState } from 'react'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { Anything, callAuth } from '#admin/account/call-auth.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { AccountSection } from './account-section.tsx'

/** Changing the password ends all other sessions. */
export function PasswordSection({ onChange }: { onChange: () => void }) {
  const texts = useAccountMessages()
  const [changes, setChanges] = useState(0)
  return (
    <AccountSection title={texts.password_title} done={changes > 0 ? texts.password_changed : ''}>
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
        send={(body) => callAuth('/change-password', { schema: Anything, body })}
        onDone={() => {
          setChanges(changes + 1)
          onChange()
        }}
      />
    </AccountSection>
  )
}
