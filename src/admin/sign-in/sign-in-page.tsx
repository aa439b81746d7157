import { Alert } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { OidcSignIn } from './oidc-sign-in.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { type SignInStep, SignInSteps } from './sign-in-steps.tsx'

/** Router state of the page where a password was set. */
const RouterState = z
  .object({ welcome: z.literal(true), email: z.string() })
  .nullable()
  .catch(null)

export function SignInPage() {
  const texts = useAccountMessages()
  const enter = useLogin()
  const arrival = RouterState.parse(useLocation().state)
  const [step, setStep] = useState<SignInStep>('password')
  return (
    <SignInLayout title={step === 'code' ? texts.sign_in_code_title : texts.sign_in_title}>
      {arrival && step === 'password' && <Alert severity="success">{texts.welcome_done}</Alert>}
      <SignInSteps
        step={step}
        onStep={setStep}
        onSignedIn={() => enter({})}
        {...(arrival ? { email: arrival.email } : {})}
      />
      {step === 'password' && <OidcSignIn onSignedIn={() => enter({})} />}
    </SignInLayout>
  )
}
