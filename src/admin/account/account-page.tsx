import { Button, Stack, Typography } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { Title, useLogout } from 'react-admin'
import { useAccountMessages } from './account-messages.ts'
import { AuthenticatorSection } from './sections/authenticator-section.tsx'
import { NameSection } from './sections/name-section.tsx'
import { PasskeysSection } from './sections/passkeys-section.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'
import { findSession, type SignedIn } from './session.ts'

/** All settings of the own account. */
export function AccountPage() {
  const texts = useAccountMessages()
  const signOut = useLogout()
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const reload = useCallback(async () => {
    const found = await findSession()
    if (found) setSignedIn(found)
    else await signOut()
  }, [signOut])

  useEffect(() => void reload(), [reload])

  return (
    <Stack spacing={6} sx={{ maxWidth: '38rem', py: 3 }}>
      <Title title={texts.account_title} />
      <Stack spacing={1}>
        <Typography component="h1" variant="h4">
          {texts.account_title}
        </Typography>
        <Typography>{signedIn?.user.email}</Typography>
      </Stack>
      {signedIn && (
        <>
          <NameSection name={signedIn.user.name} onChange={reload} />
          <PasswordSection onChange={reload} />
          <AuthenticatorSection isOn={signedIn.user.twoFactorEnabled} onChange={reload} />
          <PasskeysSection />
          {/* A new password ends the session and begins another. */}
          <SessionsSection key={signedIn.session.id} />
        </>
      )}
      <Button variant="outlined" color="inherit" onClick={() => signOut()}>
        {texts.account_sign_out}
      </Button>
    </Stack>
  )
}
