import { useState } from 'react'
import { useAccountWords } from '#admin/account/account-messages.ts'
import { DoorForm } from '#admin/account/auth-form.tsx'
import { Anything, askDoor } from '#admin/account/call-auth.ts'
import { AccountSection } from './account-section.tsx'

export function NameSection({ name, onChange }: { name: string; onChange: () => void }) {
  const texts = useAccountWords()
  const [done, setDone] = useState('')
  return (
    <AccountSection title={texts.account_name} done={done}>
      <DoorForm
        fields={[
          {
            name: 'name',
            label: texts.account_name,
            hint: texts.account_name_hint,
            autoComplete: 'name',
            initial: name,
          },
        ]}
        submit={texts.account_save}
        send={(body) => askDoor('/update-user', { schema: Anything, body })}
        onDone={() => {
          setDone(texts.account_saved)
          onChange()
        }}
      />
    </AccountSection>
  )
}
