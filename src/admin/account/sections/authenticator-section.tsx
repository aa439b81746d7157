import { useState } from 'react'
import { z } from 'zod'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { Anything, callAuth } from '#admin/account/call-auth.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmAuthenticator } from './confirm-authenticator.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const SetUp = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
const Renewed = z.object({ backupCodes: z.array(z.string()) })
type SetUp = z.infer<typeof SetUp>

/** Sets up the authenticator app, renews its recovery codes, and switches it off. Each needs the password. */
export function AuthenticatorSection({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const texts = useAccountMessages()
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [done, setDone] = useState('')
  const password = {
    name: 'password',
    label: texts.password_current,
    type: 'password',
    autoComplete: 'current-password',
  }

  function finish(sentence: string, shown: readonly string[]): void {
    setSetUp(null)
    setCodes(shown)
    setDone(sentence)
    onChange()
  }

  const hint = isOn ? texts.authenticator_on : texts.authenticator_off
  return (
    <AccountSection title={texts.authenticator_title} hint={hint} done={done}>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {setUp && (
        <ConfirmAuthenticator
          address={setUp.totpURI}
          onDone={() => finish(texts.authenticator_switched_on, setUp.backupCodes)}
        />
      )}
      {!isOn && !setUp && (
        <AuthForm
          key="on"
          fields={[password]}
          submit={texts.authenticator_set_up}
          passwordField="password"
          send={(body) => callAuth('/two-factor/enable', { schema: SetUp, body })}
          onDone={setSetUp}
        />
      )}
      {isOn && (
        <>
          <AuthForm
            key="renew"
            fields={[password]}
            submit={texts.recovery_renew}
            passwordField="password"
            send={(body) => callAuth('/two-factor/generate-backup-codes', { schema: Renewed, body })}
            onDone={({ backupCodes }) => finish('', backupCodes)}
          />
          <AuthForm
            key="off"
            fields={[password]}
            submit={texts.authenticator_switch_off}
            passwordField="password"
            send={(body) => callAuth('/two-factor/disable', { schema: Anything, body })}
            onDone={() => finish(texts.authenticator_switched_off, [])}
          />
        </>
      )}
    </AccountSection>
  )
}
