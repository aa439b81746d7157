import { Alert, Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { sentenceFor, useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { Anything, type AuthResponse, callAuth } from '#admin/account/call-auth.ts'
import { addPasskey, knowsPasskeys } from '#admin/account/passkeys.ts'
import { useLanguage } from '#admin/messages/use-language.ts'
import { browserName } from '#domain/staff/browser-name.ts'
import { SHORTEST_PASSWORD } from '#domain/staff/staff-model.ts'
import german from '#messages/staff-welcome.de.json' with { type: 'json' }
import english from '#messages/staff-welcome.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { CodeForm } from './code-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { signInByPassword } from './sign-in-page.tsx'

const Invited = z.object({ email: z.string(), name: z.string() })
const Done = z.object({ email: z.string() })
type Step = 'password' | 'code' | 'passkey'

function useWelcomeMessages(): typeof german {
  const [language] = useLanguage()
  return language === 'de' ? german : english
}

export function WelcomePage() {
  const [texts, more] = [useAccountMessages(), useWelcomeMessages()]
  const navigate = useNavigate()
  // The token is in the fragment, which is never sent to a server or logged.
  const token = useLocation().hash.slice(1)
  const [link, setLink] = useState<AuthResponse<z.infer<typeof Invited>> | null>(null)
  const [step, setStep] = useState<Step>('password')

  useEffect(() => {
    callAuth('/welcome/look', { schema: Invited, body: { token } }).then(setLink)
  }, [token])

  // React-admin signs out whoever comes from a page without its layout.
  const enter = () => navigate('/login', { state: { welcome: true, email: '', isSignedIn: true } })
  const offerPasskey = () => (knowsPasskeys() ? setStep('passkey') : enter())

  async function setPassword(values: Record<string, string>) {
    const set = await callAuth('/welcome', { schema: Done, body: { ...values, token } })
    if (set.outcome === 'refused') return set
    const { email } = set.value
    const signedIn = await signInByPassword({ email, password: values.password ?? '' })
    if (signedIn.outcome === 'refused') void navigate('/login', { state: { welcome: true, email } })
    else if (signedIn.value.twoFactorRedirect) setStep('code')
    else void offerPasskey()
    return set
  }

  if (step === 'passkey') return <PasskeyOffer onDone={() => void enter()} />
  if (step === 'code')
    return (
      <SignInLayout title={texts.sign_in_code_title}>
        <CodeForm onDone={() => void offerPasskey()} onBack={() => void navigate('/login')} />
      </SignInLayout>
    )
  return (
    <SignInLayout title={texts.welcome_title}>
      {link?.outcome === 'refused' && (
        <>
          <Alert severity="error">{token === '' ? texts.welcome_gone : sentenceFor(texts, link)}</Alert>
          <Link to="/login">{more.back}</Link>
        </>
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
            send={setPassword}
            onDone={() => {}}
          >
            {/* Tells password managers which account the new password is for. */}
            <input type="hidden" autoComplete="username" value={link.value.email} readOnly />
          </AuthForm>
        </>
      )}
    </SignInLayout>
  )
}

function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const [texts, more] = [useAccountMessages(), useWelcomeMessages()]
  const initial = browserName(navigator.userAgent)
  return (
    <SignInLayout title={more.passkey_title}>
      <Typography>{texts.passkeys_hint}</Typography>
      <AuthForm
        takesFocus
        fields={[{ name: 'name', label: texts.passkeys_name, autoComplete: 'off', initial }]}
        submit={texts.passkeys_add}
        send={({ name = '' }) => addPasskey(name.trim())}
        onDone={onDone}
      />
      <Button color="inherit" onClick={onDone}>
        {more.later}
      </Button>
    </SignInLayout>
  )
}

export function ForgottenPage() {
  const [texts, more] = [useAccountMessages(), useWelcomeMessages()]
  const [answer, setAnswer] = useState<'asked' | 'no_mail' | null>(null)

  async function ask(body: Record<string, string>): Promise<AuthResponse<'asked' | 'no_mail'>> {
    const response = await callAuth('/forgotten', { schema: Anything, body })
    if (response.outcome === 'done') return { ...response, value: 'asked' }
    return response.code === 'no_mail' ? { outcome: 'done', value: 'no_mail' } : response
  }

  return (
    <SignInLayout title={texts.sign_in_forgotten}>
      <div role="status">
        {answer && <Alert severity={answer === 'asked' ? 'success' : 'info'}>{more[answer]}</Alert>}
      </div>
      {answer === null && (
        <>
          <Typography>{more.hint}</Typography>
          <AuthForm
            takesFocus
            fields={[{ name: 'email', label: texts.sign_in_email, type: 'email', autoComplete: 'username' }]}
            submit={more.submit}
            send={ask}
            onDone={setAnswer}
          />
        </>
      )}
      <Link to="/login">{more.back}</Link>
    </SignInLayout>
  )
}
