import { useState } from 'react'
import { useAccountWords } from '#admin/account/account-messages.ts'
import { DoorForm } from '#admin/account/auth-form.tsx'
import { Anything, askDoor } from '#admin/account/call-auth.ts'
import { AccountSection } from './account-section.tsx'

export function NameSection({ name, onChange }: { name: string; onChange: () => void }) {
  const words = useAccountWords()
  const [done, setDone] = useState('')
  return (
    <AccountSection title={words.account_name} done={done}>
      <DoorForm
        fields={[
          {
            name: 'name',
            label: words.account_name,
            hint: words.account_name_hint,
            autoComplete: 'name',
            initial: name,
          },
        ]}
        submit={words.account_save}
        send={(body) => askDoor('/update-user', { answer: Anything, body })}
        onDone={() => {
          setDone(words.account_saved)
          onChange()
        }}
      />
    </AccountSection>
  )
}
