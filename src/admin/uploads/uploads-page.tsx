import { Box, Typography } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { useArtistId } from '#admin/account/current-role.ts'
import { useArtistMessages } from '#admin/artists/artist-messages.ts'
import { ChooseDestination } from './choose-destination.tsx'
import { DropFiles } from './drop-files.tsx'
import { type Destination, pictureTarget, sender } from './picture-target.ts'
import { SendingRows } from './sending-rows.tsx'
import { useUploads } from './upload-list.ts'
import { UploadRows } from './upload-rows.tsx'
import { UploadToArtist } from './upload-to-artist.tsx'

export function UploadsPage() {
  const artistId = useArtistId()
  return artistId === null ? <AnyUploads /> : <OwnUploads artistId={artistId} />
}

function OwnUploads({ artistId }: { artistId: number }) {
  const texts = useArtistMessages()
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3 }}>
      <Title title="uploads.title" />
      <Typography sx={{ maxWidth: '44rem' }}>{texts.uploads_lead}</Typography>
      <UploadToArtist artistId={artistId} showsTaken />
    </Box>
  )
}

function AnyUploads() {
  const [query] = useSearchParams()
  const artistId = Number(query.get('artist')) || null
  const [destination, setDestination] = useState<Destination>({ purpose: 'image', artistId })
  const sendings = useSyncExternalStore(sender.subscribe, sender.list)
  const { uploads, refresh } = useUploads(sendings)
  const isReady = destination.purpose === 'file' || destination.artistId !== null
  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 3 }}>
      <Title title="uploads.title" />
      <ChooseDestination destination={destination} onChange={setDestination} />
      <DropFiles disabled={!isReady} onFiles={(files) => sender.add(files, pictureTarget(destination))} />
      <SendingRows sendings={sendings} sender={sender} />
      <UploadRows uploads={uploads} onChange={refresh} />
    </Box>
  )
}
