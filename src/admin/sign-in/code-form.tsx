import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { Anything, callAuth } from '#admin/account/call-auth.ts'

const SIX_DIGITS = /^\d{3}\s?\d{3}$/
const RECOVERY_CODE = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/

export function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const texts = useAccountMessages()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const isApp = kind === 'app'
  return (
    <>
      <Typography>{isApp ? texts.sign_in_code_hint : texts.sign_in_recovery_hint}</Typography>
      {isApp ? (
        <AuthForm
          key="app"
          takesFocus
          fields={[codeField(texts.sign_in_code)]}
          submit={texts.sign_in_continue}
          send={(values) => verifyCode(values.code)}
          onDone={onDone}
        />
      ) : (
        <AuthForm
          key="recovery"
          takesFocus
          fields={[
            {
              name: 'code',
              label: texts.sign_in_recovery,
              autoComplete: 'off',
              form: { pattern: RECOVERY_CODE, error: 'recovery' },
            },
          ]}
          submit={texts.sign_in_continue}
          send={({ code = '' }) =>
            callAuth('/two-factor/verify-backup-code', { schema: Anything, body: { code: code.trim() } })
          }
          onDone={onDone}
        />
      )}
      <Button onClick={() => setKind(isApp ? 'recovery' : 'app')}>
        {isApp ? texts.sign_in_use_recovery : texts.sign_in_use_code}
      </Button>
      <Button onClick={onBack}>{texts.sign_in_back}</Button>
    </>
  )
}

/** Apps show the six digits in two groups. */
export function codeField(label: string) {
  return {
    name: 'code',
    label,
    autoComplete: 'one-time-code',
    inputMode: 'numeric' as const,
    form: { pattern: SIX_DIGITS, error: 'code' },
  }
}

export function verifyCode(code = '') {
  const body = { code: code.replace(/\s/g, '') }
  return callAuth('/two-factor/verify-totp', { schema: Anything, body })
}
