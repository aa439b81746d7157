import { Alert, Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { type SignInStep, SignInSteps } from '#admin/sign-in/sign-in-steps.tsx'
import type { SessionWatch } from './session-watch.ts'

/**
 * Over the page whose session has ended, which it hides, since another person may see the screen. The page stays as it
 * is below; what was refused is sent again by whoever waits for the session.
 */
export function SignInAgain({ watch }: { watch: SessionWatch }) {
  const translate = useTranslate()
  const signOut = useLogout()
  const [step, setStep] = useState<SignInStep>('password')
  const [isOther, setIsOther] = useState(false)
  const titleId = useId()
  const leadId = useId()

  async function goOn(): Promise<void> {
    await watch.check()
    // This is gone where it was the same person.
    setStep('password')
    setIsOther(true)
  }

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={leadId}
      maxWidth="xs"
      fullWidth
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <DialogTitle id={titleId}>{translate('idle.ended_title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography id={leadId}>{translate('idle.ended_lead')}</Typography>
          {isOther && <Alert severity="error">{translate('idle.other_account')}</Alert>}
          <SignInSteps step={step} onStep={setStep} onSignedIn={goOn} />
          <Button color="inherit" onClick={() => signOut()}>
            {translate('idle.leave')}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
