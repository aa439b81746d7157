import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { PickPicture } from '#admin/parts/pick-picture.tsx'
import { Section } from '#admin/parts/section.tsx'
import { PART_BYTES } from '#domain/delivery/delivery-model.ts'
import { type Delivery, type DeliveryFile, useDeliveryCall, useDeliveryMessages } from './delivery-record.ts'

type Progress = { name: string; share: number } | null

export function DeliveryFiles({ delivery: { Id, Files } }: { delivery: Delivery }) {
  const { t } = useDeliveryMessages()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useDeliveryCall(Id)
  const [progress, setProgress] = useState<Progress>(null)
  const [isChoosing, setChoosing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    for (const file of target.files ?? []) {
      const onProgress = (share: number) => setProgress({ name: file.name, share })
      onProgress(0)
      const refusal = await sendFile({ deliveryId: Id, file, known: Files, onProgress })
      if (refusal) notify(`${file.name}: ${translate(refusal)}`, { type: 'error' })
      refresh()
    }
    setProgress(null)
    target.value = ''
  }

  function addOriginal(imageId: number): void {
    setChoosing(false)
    void call({ method: 'POST', path: 'originals', body: { Image: imageId } }, { unfit: t('no_original') })
  }

  return (
    <Section title={t('files')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
          {Files.map((file) => (
            <FileRow
              key={file.Id}
              file={file}
              remove={() => void call({ method: 'DELETE', path: `files/${file.Id}` })}
            />
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
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          {t('add_original')}
        </Button>
        {isChoosing && <PickPicture isWork close={() => setChoosing(false)} pick={addOriginal} />}
      </Box>
    </Section>
  )
}

function FileRow({ file, remove }: { file: DeliveryFile; remove: () => void }) {
  const { t, size } = useDeliveryMessages()
  const { Name, Bytes, Downloads, Removed } = file
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}>
        {[Name, size(Bytes), t(stateOf(file), { count: Downloads })].join(', ')}
      </Typography>
      {!Removed && (
        <Button onClick={remove} aria-label={`${t('remove')}: ${Name}`}>
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

const Added = z.object({ Id: z.int() })
const Arrived = z.object({ Arrived: z.int() })
const WAIT_MS = 2_000
const MOST_TRIES = 8
const FIRST_FAULT = 500

type DeliveryFileInput = {
  deliveryId: number
  file: File
  known: readonly DeliveryFile[]
  onProgress: (share: number) => void
}

/** Sends a file part by part. One of the same name and size that did not arrive whole goes on where it stopped. */
async function sendFile({ deliveryId, file, known, onProgress }: DeliveryFileInput): Promise<string | null> {
  const broken = known.find(
    ({ Name, Bytes, Arrived: arrived }) => Name === file.name && Bytes === file.size && arrived < Bytes,
  )
  const path = `/deliveries/${deliveryId}/files`
  const body = { Name: file.name, Bytes: file.size }
  const added = broken
    ? { outcome: 'answered' as const, answer: broken }
    : await askStaff(path, Added, jsonRequest({ method: 'POST', body }))
  if (added.outcome === 'refused') return added.sentence
  let arrived = broken?.Arrived ?? 0
  for (let tries = 0; arrived < file.size; ) {
    const part = { method: 'PUT', body: file.slice(arrived, arrived + PART_BYTES) }
    const sending = await askStaff(`${path}/${added.answer.Id}/parts/${arrived}`, Arrived, part)
    if (sending.outcome === 'answered') {
      arrived = sending.answer.Arrived
      tries = 0
      onProgress(arrived / file.size)
      continue
    }
    const isPassing = sending.status === 0 || sending.status >= FIRST_FAULT
    tries += 1
    if (!isPassing || tries >= MOST_TRIES) return sending.sentence
    const pause = tries * WAIT_MS
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}
