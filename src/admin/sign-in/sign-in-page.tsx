import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLogin } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { callAuth } from '#admin/account/call-auth.ts'
import { signInByPasskey } from '#admin/account/passkeys.ts'
import { CodeForm } from './code-form.tsx'
import { OidcSignIn } from './oidc-sign-in.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

const RouterState = z
  .object({ welcome: z.literal(true), email: z.string(), isSignedIn: z.boolean().default(false) })
  .nullable()
  .catch(null)

export function SignInPage() {
  const texts = useAccountMessages()
  const enter = useLogin()
  const arrival = RouterState.parse(useLocation().state)
  const [step, setStep] = useState<SignInStep>('password')
  const [isEntering, setEntering] = useState(arrival?.isSignedIn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened once
  useEffect(() => {
    if (isEntering) enter({}).catch(() => setEntering(false))
  }, [])

  if (isEntering) return null
  return (
    <SignInLayout title={step === 'code' ? texts.sign_in_code_title : texts.sign_in_title}>
      {arrival && step === 'password' && <Alert severity="success">{texts.welcome_done}</Alert>}
      <SignInSteps
        step={step}
        onStep={setStep}
        onSignedIn={() => enter({})}
        {...(arrival ? { email: arrival.email } : {})}
      />
      {step === 'password' && (
        <>
          <OidcSignIn onSignedIn={() => enter({})} />
          <Link to="/forgotten">{texts.sign_in_forgotten}</Link>
        </>
      )}
    </SignInLayout>
  )
}

const Reply = z.looseObject({ twoFactorRedirect: z.boolean().default(false) })

export function signInByPassword(body: Record<string, string>) {
  return callAuth('/sign-in/email', { schema: Reply, body })
}

export type SignInStep = 'password' | 'code'

type SignInStepsProps = {
  step: SignInStep
  onStep: (step: SignInStep) => void
  email?: string
  onSignedIn: () => void
}

export function SignInSteps({ step, onStep, email = '', onSignedIn }: SignInStepsProps) {
  const texts = useAccountMessages()
  const [problem, setProblem] = useState('')

  async function enterByPasskey(): Promise<void> {
    const response = await signInByPasskey()
    if (response.outcome === 'done') onSignedIn()
    else setProblem(sentenceFor(texts, response))
  }

  if (step === 'code') return <CodeForm onDone={onSignedIn} onBack={() => onStep('password')} />
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <AuthForm
        fields={[
          {
            name: 'email',
            label: texts.sign_in_email,
            type: 'email',
            autoComplete: 'username webauthn',
            initial: email,
          },
          {
            name: 'password',
            label: texts.sign_in_password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={texts.sign_in_submit}
        send={signInByPassword}
        onDone={({ twoFactorRedirect }) => (twoFactorRedirect ? onStep('code') : onSignedIn())}
      />
      <Button variant="outlined" color="inherit" onClick={enterByPasskey}>
        {texts.sign_in_passkey}
      </Button>
    </>
  )
}
