import { Alert, Box, Button, LinearProgress } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type PictureCall, sendPicture } from './send-picture.ts'

type SendPictureButtonProps = {
  label: string
  call: PictureCall
  taken: (id: number) => void
}

export function SendPictureButton({ label, call, taken }: SendPictureButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { send, share, error } = useSending(call, taken)
  const state = share === 1 ? 'uploads.state_checking' : 'uploads.sending'
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginBlock: 2 }}>
      <Button variant="outlined" disabled={share !== null} onClick={() => input.current?.click()}>
        {translate(label)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic,.heif"
        aria-label={translate(label)}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) send(file)
          event.target.value = ''
        }}
      />
      <Box role="status" sx={{ width: '100%', maxWidth: 360 }}>
        {share !== null && translate(state)}
      </Box>
      {share !== null && (
        <LinearProgress
          variant={share === 1 ? 'indeterminate' : 'determinate'}
          value={share * PERCENT}
          aria-label={translate(state)}
          sx={{ width: '100%', maxWidth: 360 }}
        />
      )}
      {error && <Alert severity="error">{translate(error)}</Alert>}
    </Box>
  )
}

const PERCENT = 100

/** `share` is null while nothing is being sent. Closing the dialog aborts the upload. */
function useSending(call: PictureCall, taken: (id: number) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const closing = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    closing.current = controller
    return () => controller.abort()
  }, [])
  async function send(file: File): Promise<void> {
    const { signal } = closing.current
    setError(null)
    setShare(0)
    const sent = await sendPicture(file, call, { onProgress: setShare, signal }).catch(() => BROKEN_OFF)
    if (signal.aborted) return
    setShare(null)
    if (sent.outcome === 'taken') taken(sent.id)
    else setError(sent.sentence)
  }
  return { send, share, error }
}

const BROKEN_OFF = { outcome: 'refused', sentence: 'uploads.not_taken' } as const
