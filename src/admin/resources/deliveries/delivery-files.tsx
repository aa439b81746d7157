import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { PickPicture } from '#admin/parts/inputs/pick-picture.tsx'
import { Section } from '#admin/parts/section.tsx'
import { type Delivery, type DeliveryFile, useDelivery, useDeliveryMessages } from './delivery-record.ts'
import { sendFile } from './send-file.ts'

type Progress = { name: string; share: number } | null

/** What the client gets: originals of works, and files from the disk. */
export function DeliveryFiles() {
  const delivery = useDelivery()
  const { t } = useDeliveryMessages()
  return delivery && <Section title={t('files')}>{<FilesOf delivery={delivery} />}</Section>
}

function FilesOf({ delivery }: { delivery: Delivery }) {
  const { t } = useDeliveryMessages()
  const translate = useTranslate()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>(null)
  const [said, setSaid] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    for (const file of target.files ?? []) {
      const onProgress = (share: number) => setProgress({ name: file.name, share })
      onProgress(0)
      const refusal = await sendFile({ deliveryId: delivery.Id, file, known: delivery.Files, onProgress })
      setSaid(refusal ? `${file.name}: ${translate(refusal)}` : '')
      refresh()
    }
    setProgress(null)
    target.value = ''
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
        {delivery.Files.map((file) => (
          <FileRow key={file.Id} deliveryId={delivery.Id} file={file} onSaid={setSaid} />
        ))}
      </Box>
      <Button variant="outlined" disabled={progress !== null} onClick={() => picker.current?.click()}>
        {t('upload')}
      </Button>
      <input ref={picker} type="file" multiple hidden onChange={(event) => void send(event)} />
      {progress && (
        <Box sx={{ width: '100%' }}>
          <Typography>{t('sending', { name: progress.name })}</Typography>
          <LinearProgress variant="determinate" value={progress.share * 100} aria-label={progress.name} />
        </Box>
      )}
      <AddOriginal deliveryId={delivery.Id} onSaid={setSaid} />
      <Typography role="status">{said}</Typography>
    </Box>
  )
}

type RowProps = { deliveryId: number; file: DeliveryFile; onSaid: (said: string) => void }

function FileRow({ deliveryId, file, onSaid }: RowProps) {
  const { t, size } = useDeliveryMessages()
  const translate = useTranslate()
  const refresh = useRefresh()
  async function remove(): Promise<void> {
    const path = `/deliveries/${deliveryId}/files/${file.Id}`
    const removing = await askStaff(path, z.null(), jsonRequest({ method: 'DELETE' }))
    onSaid(removing.outcome === 'refused' ? translate(removing.sentence) : '')
    refresh()
  }
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}>
        {file.Name}, {size(file.Bytes)}, {t(stateOf(file), { count: file.Downloads })}
      </Typography>
      {!file.Removed && (
        <Button onClick={() => void remove()} aria-label={`${t('remove')}: ${file.Name}`}>
          {t('remove')}
        </Button>
      )}
    </Box>
  )
}

function stateOf({ Removed, Sha256, Arrived, Bytes, Downloads }: DeliveryFile) {
  if (Removed) return 'gone'
  if (Arrived < Bytes) return 'broken_off'
  if (Sha256 === null) return 'checking'
  return Downloads === 1 ? 'downloaded_once' : 'downloaded'
}

function AddOriginal({ deliveryId, onSaid }: Omit<RowProps, 'file'>) {
  const { t } = useDeliveryMessages()
  const refresh = useRefresh()
  const [choosing, setChoosing] = useState(false)
  async function add(imageId: number): Promise<void> {
    setChoosing(false)
    const request = jsonRequest({ method: 'POST', body: { Image: imageId } })
    const adding = await askStaff(`/deliveries/${deliveryId}/originals`, z.object({ Id: z.int() }), request)
    onSaid(adding.outcome === 'refused' ? t('no_original') : '')
    refresh()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('add_original')}
      </Button>
      {choosing && <PickPicture isWork close={() => setChoosing(false)} pick={(id) => void add(id)} />}
    </>
  )
}
