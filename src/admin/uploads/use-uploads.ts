import { useEffect, useState } from 'react'
import type { Sending } from './sending/send-files.ts'
import { isMoving, type ListedUpload, listUploads } from './upload-list.ts'

const POLL_EVERY_MS = 2_000

/** Reads the list when a file is complete, and polls while the server works. */
export function useUploads(sendings: readonly Sending[]) {
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
