import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FileSender, Sending } from './send-files.ts'

type Props = { sendings: readonly Sending[]; sender: FileSender }

export function SendingRows({ sendings, sender }: Props) {
  const translate = useTranslate()
  const open = sendings.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return null
  return (
    <Box component="section" aria-label={translate('uploads.sending')} sx={{ display: 'grid', gap: 1 }}>
      <Progress sendings={sendings.filter(isSent)} sender={sender} />
      {open.some(({ state, refusal }) => state === 'failed' && !refusal) && (
        <Alert severity="error">{translate('uploads.broken_off')}</Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {open.map((sending) => (
          <li key={sending.key}>
            <SendingRow sending={sending} onCancel={() => void sender.cancel(sending.key)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Neither are twins, nor files of a wrong kind. */
function isSent({ state }: Sending): boolean {
  return state !== 'twin' && state !== 'refused'
}

function Progress({ sendings, sender }: Props) {
  const translate = useTranslate()
  const open = sendings.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return null
  const bytes = sendings.reduce((sum, sending) => sum + sending.bytes, 0)
  const sent = sendings.reduce((sum, sending) => sum + sending.sent, 0)
  const isStopped = open.every(({ state }) => state === 'paused' || state === 'failed')
  const values = { done: sendings.length - open.length, all: sendings.length }
  return (
    <>
      <Typography role="status">{translate('uploads.sent_of', values)}</Typography>
      <Bar label={translate('uploads.all_files')} sent={sent} bytes={bytes} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={isStopped ? sender.resume : sender.pause}>
          {translate(isStopped ? 'uploads.resume' : 'uploads.pause')}
        </Button>
        <Button onClick={() => void Promise.all(open.map(({ key }) => sender.cancel(key)))}>
          {translate('uploads.cancel_all')}
        </Button>
      </Box>
    </>
  )
}

function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const translate = useTranslate()
  const { name, sent, bytes, state, twinOf, refusal } = sending
  const isOnItsWay = isSent(sending)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {refusal
            ? `${name}: ${translate(refusal)}`
            : `${name}, ${translate(`uploads.sending_${state}`, { name: twinOf })}`}
        </Box>
        <Button
          onClick={onCancel}
          aria-label={translate(isOnItsWay ? 'uploads.cancel_file' : 'uploads.clear_file', { name })}
        >
          {translate(isOnItsWay ? 'uploads.cancel' : 'uploads.clear')}
        </Button>
      </Box>
      {isOnItsWay && <Bar label={name} sent={sent} bytes={bytes} />}
    </>
  )
}

const PERCENT = 100

function Bar({ label, sent, bytes }: { label: string; sent: number; bytes: number }) {
  return (
    <LinearProgress
      variant="determinate"
      aria-label={label}
      value={bytes > 0 ? (sent / bytes) * PERCENT : 0}
    />
  )
}
