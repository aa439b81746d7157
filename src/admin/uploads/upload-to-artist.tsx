import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { readDropped } from '#platform/browser/read-dropped.ts'
import { DropFiles } from './drop-files.tsx'
import { pictureTarget, sender } from './picture-target.ts'
import { SendingRows } from './sending-rows.tsx'
import { useUploads } from './upload-list.ts'
import { UploadRows } from './upload-rows.tsx'

type UploadToArtistProps = {
  artistId: number
  taken?: () => void
  showsTaken?: boolean
  children?: ReactNode
}

export function UploadToArtist({ artistId, taken, showsTaken = false, children }: UploadToArtistProps) {
  const sendings = useSyncExternalStore(sender.subscribe, sender.list)
  const { uploads, refresh } = useUploads(sendings)
  const ofArtist = uploads.filter((upload) => upload.ArtistId === artistId)
  const images = ofArtist.filter(({ ImageId }) => ImageId !== null).length
  const tell = useRef(taken)
  tell.current = taken
  useEffect(() => {
    if (images > 0) tell.current?.()
  }, [images])
  const add = (files: readonly File[]) => sender.add(files, pictureTarget({ purpose: 'image', artistId }))
  useDropsOnPage(add)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DropFiles disabled={false} onFiles={add} />
      <SendingRows sendings={sendings} sender={sender} />
      {/* Uploads that became works already stand in the table. */}
      <UploadRows
        uploads={ofArtist.filter(({ State }) => showsTaken || State !== 'taken')}
        onChange={refresh}
      />
      {children}
    </Box>
  )
}

function useDropsOnPage(add: (files: readonly File[]) => void): void {
  const handle = useRef(add)
  handle.current = add
  useEffect(() => {
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false)
    const allow = (event: DragEvent) => {
      if (isOurs(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!isOurs(event) || !event.dataTransfer) return
      event.preventDefault()
      void readDropped(event.dataTransfer).then((files) => handle.current(files))
    }
    // These listeners run before those of the window, which refuse files that are dropped elsewhere.
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
