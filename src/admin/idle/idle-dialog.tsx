import { Alert, Button, Stack } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { Modal } from '#admin/parts/modal.tsx'
import { type SignInStep, SignInSteps } from '#admin/sign-in/sign-in-page.tsx'
import { MINUTE_MS } from '#platform/durations.ts'
import type { SessionWatch } from './session-watch.ts'

/** The text names whole minutes, so this is often enough. */
const CHECKED_EVERY_MS = 10_000
/** Deliberate input; a pointer that only moves may be a desk that was knocked. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** The page below stays unchanged, so no input is lost. */
export function IdleDialog({ watch }: { watch: SessionWatch }) {
  const shown = useSyncExternalStore(watch.subscribe, watch.current)
  useEffect(() => followUse(watch), [watch])
  if (shown.state === 'warned') return <Warning watch={watch} endsAt={shown.endsAt} />
  return shown.state === 'ended' && <SignInAgain watch={watch} />
}

function followUse(watch: SessionWatch): () => void {
  const use = () => void watch.noteUse()
  const check = () => void watch.check()
  const timer = setInterval(() => void watch.tick(), CHECKED_EVERY_MS)
  for (const event of ACTIVITY_EVENTS) window.addEventListener(event, use, { capture: true, passive: true })
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, use, { capture: true })
    window.removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
  }
}

function Warning({ watch, endsAt }: { watch: SessionWatch; endsAt: number }) {
  const translate = useTranslate()
  const signOut = useLogout()
  const minutes = useMinutesUntil(endsAt)
  return (
    <Modal
      role="alertdialog"
      title={translate('idle.warning_title')}
      lead={translate('idle.warning_lead', { smart_count: minutes })}
      actions={
        <>
          <Button onClick={() => signOut()}>{translate('idle.sign_out')}</Button>
          <Button variant="contained" autoFocus onClick={() => watch.stay()}>
            {translate('idle.stay')}
          </Button>
        </>
      }
    />
  )
}

function useMinutesUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), CHECKED_EVERY_MS)
    return () => clearInterval(ticking)
  }, [])
  return Math.max(1, Math.ceil((endsAt - now) / MINUTE_MS))
}

/** Hides the page whose session has ended, since another person may see the screen. */
function SignInAgain({ watch }: { watch: SessionWatch }) {
  const translate = useTranslate()
  const signOut = useLogout()
  const [step, setStep] = useState<SignInStep>('password')
  const [isOther, setIsOther] = useState(false)

  async function goOn(): Promise<void> {
    await watch.check()
    // This is gone where it was the same person.
    setStep('password')
    setIsOther(true)
  }

  return (
    <Modal
      role="alertdialog"
      title={translate('idle.ended_title')}
      lead={translate('idle.ended_lead')}
      width="xs"
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <Stack spacing={2}>
        {isOther && <Alert severity="error">{translate('idle.other_account')}</Alert>}
        <SignInSteps step={step} onStep={setStep} onSignedIn={goOn} />
        <Button color="inherit" onClick={() => signOut()}>
          {translate('idle.leave')}
        </Button>
      </Stack>
    </Modal>
  )
}
