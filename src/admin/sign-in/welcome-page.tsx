import { Alert, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { sentenceFor, useAccountWords } from '#admin/account/account-messages.ts'
import { DoorForm } from '#admin/account/auth-form.tsx'
import { askDoor, type DoorAnswer } from '#admin/account/call-auth.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/model.ts'
import { DoorSheet } from './sign-in-layout.tsx'

const Invited = z.object({ email: z.string(), name: z.string() })
const Done = z.object({ email: z.string() })

/** The target of the one-time link: sets a password and leads to the sign-in. */
export function WelcomePage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  // In the fragment, which is never sent to a server or logged.
  const token = useLocation().hash.slice(1)
  const [look, setLook] = useState<DoorAnswer<z.infer<typeof Invited>> | null>(null)

  useEffect(() => {
    askDoor('/welcome/look', { answer: Invited, body: { token } }).then(setLook)
  }, [token])

  return (
    <DoorSheet title={words.welcome_title}>
      {look?.outcome === 'refused' && (
        <Alert severity="error">{token === '' ? words.welcome_gone : sentenceFor(words, look)}</Alert>
      )}
      {look?.outcome === 'done' && (
        <>
          <Typography>{words.welcome_hint(look.value.email)}</Typography>
          <DoorForm
            fields={[
              {
                name: 'name',
                label: words.account_name,
                hint: words.account_name_hint,
                autoComplete: 'name',
                initial: look.value.name,
              },
              {
                name: 'password',
                label: words.password_new,
                type: 'password',
                autoComplete: 'new-password',
                hint: words.password_rule(SHORTEST_PASSWORD),
              },
            ]}
            submit={words.welcome_submit}
            send={(values) => askDoor('/welcome', { answer: Done, body: { ...values, token } })}
            onDone={({ email }) => navigate('/login', { state: { welcome: true, email } })}
          >
            {/* Tells password managers which account the new password is for. */}
            <input type="hidden" autoComplete="username" value={look.value.email} readOnly />
          </DoorForm>
        </>
      )}
    </DoorSheet>
  )
}
