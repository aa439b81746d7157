import { Button, Stack, Typography } from '@mui/material'
import { Fragment, useCallback, useEffect, useState } from 'react'
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
  const [passwords, setPasswords] = useState(0)
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
          <PasswordSection onChange={() => setPasswords(passwords + 1)} />
          <AuthenticatorSection isOn={signedIn.user.twoFactorEnabled} onChange={reload} />
          {/* A new password ends what these list. */}
          <Fragment key={passwords}>
            <PasskeysSection />
            <SessionsSection />
          </Fragment>
        </>
      )}
      <Button variant="outlined" color="inherit" onClick={() => signOut()}>
        {texts.account_sign_out}
      </Button>
    </Stack>
  )
}
