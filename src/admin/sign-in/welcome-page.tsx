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

/** Where the one-time link leads: a password is set, then one signs in with it. */
export function WelcomePage() {
  const words = useAccountWords()
  const navigate = useNavigate()
  // Behind the #, where no server and no log sees it.
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
            {/* Tells the browser's own keeper of passwords whose this one is. */}
            <input type="hidden" autoComplete="username" value={look.value.email} readOnly />
          </DoorForm>
        </>
      )}
    </DoorSheet>
  )
}
