import { Alert, AlertTitle, Button, List, ListItem, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { z } from 'zod'
import { codeField, verifyCode } from '#admin/sign-in/code-form.tsx'
import { copyText } from '#platform/browser/copy-text.ts'
import { useAccountMessages } from './account-messages.ts'
import { AccountSection } from './account-section.tsx'
import { AuthForm, passwordField } from './auth-form.tsx'
import { Anything, callAuth } from './call-auth.ts'

const SetUp = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
const Renewed = z.object({ backupCodes: z.array(z.string()) })
type SetUp = z.infer<typeof SetUp>

export function AuthenticatorSection({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const texts = useAccountMessages()
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [done, setDone] = useState('')
  const password = passwordField(texts.password_current)

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

/** A phone camera can read it at arm's length. */
const PICTURE_PIXELS = 200
/** Groups of four are easier to type. */
const GROUP = /.{1,4}/g

function ConfirmAuthenticator({ address, onDone }: { address: string; onDone: () => void }) {
  const texts = useAccountMessages()
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return (
    <Stack spacing={2}>
      <Typography>{texts.authenticator_scan}</Typography>
      <QrCode text={address} label={texts.authenticator_picture} />
      <Typography>
        {texts.authenticator_key}: <code>{secret.match(GROUP)?.join(' ')}</code>
      </Typography>
      <AuthForm
        fields={[codeField(texts.sign_in_code)]}
        submit={texts.authenticator_confirm}
        send={({ code }) => verifyCode(code)}
        onDone={onDone}
      />
    </Stack>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text])
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} width={PICTURE_PIXELS} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  )
}

/** The server stores them encrypted and never sends them again. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useAccountMessages()
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null)
  const text = codes.join('\n')

  async function copy(): Promise<void> {
    setCopied((await copyText(text)) ? 'copied' : 'refused')
  }

  return (
    <Alert severity="warning">
      <AlertTitle>{texts.recovery_title}</AlertTitle>
      {texts.recovery_hint}
      <List dense>
        {codes.map((code) => (
          <ListItem key={code} disableGutters>
            <code>{code}</code>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={copy}>
          {texts.recovery_copy}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={texts.recovery_file}
        >
          {texts.recovery_download}
        </Button>
      </Stack>
      <div role="status">
        {copied === 'copied' && texts.recovery_copied}
        {copied === 'refused' && texts.recovery_not_copied}
      </div>
    </Alert>
  )
}
