import { useState } from 'react'
import { useAccountWords } from '#admin/account/account-messages.ts'
import { DoorForm } from '#admin/account/auth-form.tsx'
import { Anything, askDoor } from '#admin/account/call-auth.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/model.ts'
import { AccountSection } from './account-section.tsx'

/** Changing the password ends all other sessions. */
export function PasswordSection({ onChange }: { onChange: () => void }) {
  const words = useAccountWords()
  const [changes, setChanges] = useState(0)
  return (
    <AccountSection title={words.password_title} done={changes > 0 ? words.password_changed : ''}>
      <DoorForm
        // A new key empties the form after each change.
        key={changes}
        fields={[
          {
            name: 'currentPassword',
            label: words.password_current,
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: words.password_new,
            hint: words.password_rule(SHORTEST_PASSWORD),
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        submit={words.password_change}
        passwordField="currentPassword"
        send={(body) => askDoor('/change-password', { answer: Anything, body })}
        onDone={() => {
          setChanges(changes + 1)
          onChange()
        }}
      />
    </AccountSection>
  )
}
