import { useState } from 'react'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { Anything, callAuth } from '#admin/account/call-auth.ts'
import { AccountSection } from './account-section.tsx'

export function NameSection({ name, onChange }: { name: string; onChange: () => void }) {
  const texts = useAccountMessages()
  const [done, setDone] = useState('')
  return (
    <AccountSection title={texts.account_name} done={done}>
      <AuthForm
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
        send={(body) => callAuth('/update-user', { schema: Anything, body })}
        onDone={() => {
          setDone(texts.account_saved)
          onChange()
        }}
      />
    </AccountSection>
  )
}
