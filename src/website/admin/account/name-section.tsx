import { useState } from 'react'
import { AccountSection } from './account-section.tsx'
import { useAccountWords } from './account-words.ts'
import { Anything, askDoor } from './ask-door.ts'
import { DoorForm } from './door-form.tsx'

export function NameSection({ name, onChange }: { name: string; onChange: () => void }) {
  const words = useAccountWords()
  const [done, setDone] = useState('')
  return (
    <AccountSection title={words.account_name} done={done}>
      <DoorForm
        fields={[
          {
            ...{ name: 'name', label: words.account_name, hint: words.account_name_hint },
            ...{ autoComplete: 'name', initial: name },
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
