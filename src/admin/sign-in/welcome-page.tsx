import { Alert, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { type AuthResponse, callAuth } from '#admin/account/call-auth.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/staff-model.ts'
import { fill } from '#platform/i18n/fill.ts'
import { SignInLayout } from './sign-in-layout.tsx'

const Invited = z.object({ email: z.string(), name: z.string() })
const Done = z.object({ email: z.string() })

export function WelcomePage() {
  const texts = useAccountMessages()
  const navigate = useNavigate()
  // The token is in the fragment, which is never sent to a server or logged.
  const token = useLocation().hash.slice(1)
  const [link, setLink] = useState<AuthResponse<z.infer<typeof Invited>> | null>(null)

  useEffect(() => {
    callAuth('/welcome/look', { schema: Invited, body: { token } }).then(setLink)
  }, [token])

  return (
    <SignInLayout title={texts.welcome_title}>
      {link?.outcome === 'refused' && (
        <Alert severity="error">{token === '' ? texts.welcome_gone : sentenceFor(texts, link)}</Alert>
      )}
      {link?.outcome === 'done' && (
        <>
          <Typography>{fill(texts.welcome_hint, { email: link.value.email })}</Typography>
          <AuthForm
            fields={[
              {
                name: 'name',
                label: texts.account_name,
                hint: texts.account_name_hint,
                autoComplete: 'name',
                initial: link.value.name,
              },
              {
                name: 'password',
                label: texts.password_new,
                type: 'password',
                autoComplete: 'new-password',
                hint: fill(texts.password_rule, { shortest: SHORTEST_PASSWORD }),
              },
            ]}
            submit={texts.welcome_submit}
            send={(values) => callAuth('/welcome', { schema: Done, body: { ...values, token } })}
            onDone={({ email }) => navigate('/login', { state: { welcome: true, email } })}
          >
            {/* Tells password managers which account the new password is for. */}
            <input type="hidden" autoComplete="username" value={link.value.email} readOnly />
          </AuthForm>
        </>
      )}
    </SignInLayout>
  )
}
