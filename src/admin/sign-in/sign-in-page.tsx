import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { callAuth } from '#admin/account/call-auth.ts'
import { signInByPasskey } from '#admin/account/passkeys.ts'
import { CodeForm } from './code-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

const Reply = z.looseObject({ twoFactorRedirect: z.boolean().default(false) })
/** Router state of the page where a password was set. */
const RouterState = z
  .object({ welcome: z.literal(true), email: z.string() })
  .nullable()
  .catch(null)

/** Password, then the code where an authenticator is set up; or a passkey instead of both. */
export function SignInPage() {
  const texts = useAccountMessages()
  const enter = useLogin()
  const arrival = RouterState.parse(useLocation().state)
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [problem, setProblem] = useState('')

  async function enterByPasskey(): Promise<void> {
    const response = await signInByPasskey()
    if (response.outcome === 'done') await enter({})
    else setProblem(sentenceFor(texts, response))
  }

  if (step === 'code')
    return (
      <SignInLayout title={texts.sign_in_code_title}>
        <CodeForm onDone={() => enter({})} onBack={() => setStep('password')} />
      </SignInLayout>
    )
  return (
    <SignInLayout title={texts.sign_in_title}>
      {arrival && <Alert severity="success">{texts.welcome_done}</Alert>}
      {problem && <Alert severity="error">{problem}</Alert>}
      <AuthForm
        fields={[
          {
            name: 'email',
            label: texts.sign_in_email,
            type: 'email',
            autoComplete: 'username webauthn',
            initial: arrival?.email ?? '',
          },
          {
            name: 'password',
            label: texts.sign_in_password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={texts.sign_in_submit}
        send={(body) => callAuth('/sign-in/email', { schema: Reply, body })}
        onDone={({ twoFactorRedirect }) => (twoFactorRedirect ? setStep('code') : enter({}))}
      />
      <Button variant="outlined" color="inherit" onClick={enterByPasskey}>
        {texts.sign_in_passkey}
      </Button>
    </SignInLayout>
  )
}
