import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { Modal } from '#admin/parts/modal.tsx'
import { useAccountMessages } from './account-messages.ts'
import { AuthForm, passwordField } from './auth-form.tsx'
import { Anything, callAuth } from './call-auth.ts'

const REFUSED_AS_OLD = 'sign_in_again'

type Response = { outcome: string; code?: string }

/** A call that is refused because the sign-in is old runs once more after the password was given again. */
export type AskFresh = <Answer extends Response>(call: () => Promise<Answer>) => Promise<Answer>

export function usePasswordAgain() {
  const [waiting, setWaiting] = useState<{ end: (isGiven: boolean) => void } | null>(null)

  const askFresh: AskFresh = async (call) => {
    const response = await call()
    if (response.code !== REFUSED_AS_OLD) return response
    const isGiven = await new Promise<boolean>((end) => setWaiting({ end }))
    setWaiting(null)
    return isGiven ? call() : response
  }

  return { askFresh, dialog: waiting && <PasswordAgain end={waiting.end} /> }
}

function PasswordAgain({ end }: { end: (isGiven: boolean) => void }) {
  const texts = useAccountMessages()
  const signOut = useLogout()
  return (
    <Modal title={texts.again_title} lead={texts.again_lead} width="xs" close={() => end(false)}>
      <Stack spacing={2}>
        <AuthForm
          takesFocus
          fields={[passwordField(texts.password_current)]}
          submit={texts.sign_in_continue}
          passwordField="password"
          send={(body) => callAuth('/confirm-password', { schema: Anything, body })}
          onDone={() => end(true)}
        />
        <Button color="inherit" onClick={() => end(false)}>
          {texts.again_cancel}
        </Button>
        <Button color="inherit" onClick={() => signOut()}>
          {texts.account_sign_out}
        </Button>
      </Stack>
    </Modal>
  )
}
