import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Title, useTranslate } from 'react-admin'
import { ChooseDestination } from './choose-destination.tsx'
import { DropFiles } from './drop-files.tsx'
import type { Destination } from './open-upload.ts'
import { openFileSender, type Sending } from './send-files.ts'
import { isMoving, type ListedUpload, listUploads } from './upload-list.ts'
import { UploadRows } from './upload-rows.tsx'

/** Outside the component, so that uploads continue while another page is open. */
const sender = openFileSender()
const POLL_EVERY_MS = 2_000

/** Uploads pictures, and shows the state of each. */
export function UploadsPage() {
  const [destination, setDestination] = useState<Destination>({ purpose: 'image', artistId: null })
  const sendings = useSyncExternalStore(sender.subscribe, sender.list)
  const { uploads, refresh } = useUploads(sendings)
  const isReady = destination.purpose === 'file' || destination.artistId !== null
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3 }}>
      <Title title="uploads.title" />
      <ChooseDestination destination={destination} onChange={setDestination} />
      <DropFiles disabled={!isReady} onFiles={(files) => sender.add(files, destination)} />
      <Progress sendings={sendings} />
      <UploadRows uploads={uploads} onChange={refresh} />
    </Box>
  )
}

/** Reads the list when a file is complete, and polls while the server works. */
function useUploads(sendings: readonly Sending[]) {
  const [uploads, setUploads] = useState<readonly ListedUpload[]>([])
  const [refreshes, setRefreshes] = useState(0)
  const through = sendings.filter(({ state }) => state === 'sent').length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a completed file or an action reads the list again
  useEffect(() => {
    let isGone = false
    let timer: number | undefined
    async function poll(): Promise<void> {
      const found = await listUploads()
      if (isGone) return
      if (found) setUploads(found)
      if (!found || found.some(isMoving)) timer = window.setTimeout(poll, POLL_EVERY_MS)
    }
    void poll()
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [through, refreshes])
  return { uploads, refresh: () => setRefreshes((before) => before + 1) }
}

function Progress({ sendings }: { sendings: readonly Sending[] }) {
  const translate = useTranslate()
  const open = sendings.filter(({ state }) => state !== 'sent')
  if (open.length === 0) return null
  const bytes = sendings.reduce((sum, sending) => sum + sending.bytes, 0)
  const sent = sendings.reduce((sum, sending) => sum + sending.sent, 0)
  const isStopped = open.every(({ state }) => state === 'paused' || state === 'failed')
  const values = { done: sendings.length - open.length, all: sendings.length }
  return (
    <Box component="section" aria-label={translate('uploads.sending')} sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">{translate('uploads.sent_of', values)}</Typography>
      <Bar label={translate('uploads.all_files')} sent={sent} bytes={bytes} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isStopped ? (
          <Button variant="outlined" onClick={sender.resume}>
            {translate('uploads.resume')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={sender.pause}>
            {translate('uploads.pause')}
          </Button>
        )}
      </Box>
      {open.some(({ state }) => state === 'failed') && (
        <Alert severity="error">{translate('uploads.broken_off')}</Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {open.map(({ key, name, sent: own, bytes: whole, state }) => (
          <li key={key}>
            {name}, {translate(`uploads.sending_${state}`)}
            <Bar label={name} sent={own} bytes={whole} />
          </li>
        ))}
      </Box>
    </Box>
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
