import { Box } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Title } from 'react-admin'
import { ChooseDestination } from './choose-destination.tsx'
import { DropFiles } from './drop-files.tsx'
import type { Destination } from './open-upload.ts'
import { openFileSender, type Sending } from './send-files.ts'
import { SendingRows } from './sending-rows.tsx'
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
      <SendingRows sendings={sendings} sender={sender} />
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
