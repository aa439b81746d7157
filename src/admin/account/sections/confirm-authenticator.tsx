import { Stack, Typography } from '@mui/material'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { useAccountMessages } from '#admin/account/account-messages.ts'
import { AuthForm } from '#admin/account/auth-form.tsx'
import { codeField, verifyCode } from '#admin/sign-in/code-form.tsx'

/** Large enough for a phone camera at arm's length. */
const PICTURE_PIXELS = 200
/** Groups of four are easier to type. */
const GROUP = /.{1,4}/g

/** The secret as a QR code and as text, and a field for the first code, which proves that the app has it. */
export function ConfirmAuthenticator({ address, onDone }: { address: string; onDone: () => void }) {
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
