import { Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRefresh } from 'react-admin'
import { PickPicture } from '#admin/parts/pick-picture.tsx'
import { Section } from '#admin/parts/section.tsx'
import { type FileSender, openFileSender, type Sending, type Target } from '#admin/uploads/send-files.ts'
import { SendingRows } from '#admin/uploads/sending-rows.tsx'
import { LARGEST_FILE_BYTES } from '#domain/delivery/delivery-model.ts'
import { type Delivery, type DeliveryFile, useDeliveryCall, useDeliveryMessages } from './delivery-record.ts'

/** One for each delivery, so that uploads continue while another page is open. */
const senders = new Map<number, FileSender>()

function senderOf(deliveryId: number): FileSender {
  const sender = senders.get(deliveryId) ?? openFileSender()
  senders.set(deliveryId, sender)
  return sender
}

/** Twins are not looked for: files of many gigabytes would have to be read before they are sent. */
function targetOf(deliveryId: number): Target {
  return { path: `/deliveries/${deliveryId}/files`, refuse: refuseBySize, skipsTwins: false }
}

/** The server reads each file again once it is here, some hundred megabytes in a second. */
const CHECKED_AFTER_MS = 2_000

async function refuseBySize({ size }: File): Promise<string | null> {
  if (size === 0) return 'uploads.refusal_empty'
  return size > LARGEST_FILE_BYTES ? 'errors.too_large' : null
}

export function DeliveryFiles({ delivery: { Id, Files } }: { delivery: Delivery }) {
  const { t } = useDeliveryMessages()
  const refresh = useRefresh()
  const call = useDeliveryCall(Id)
  const sender = senderOf(Id)
  const sendings = useSyncExternalStore(sender.subscribe, sender.list)
  const [isChoosing, setChoosing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const sent = sendings.filter(({ state }) => state === 'sent').length
  useEffect(() => {
    if (sent > 0) refresh()
  }, [sent, refresh])
  const isChecked = !Files.some(({ Arrived, Bytes, Sha256 }) => Arrived === Bytes && Sha256 === null)
  useEffect(() => {
    if (isChecked) return
    const timer = setInterval(refresh, CHECKED_AFTER_MS)
    return () => clearInterval(timer)
  }, [isChecked, refresh])
  const cancel = (key: string) => sender.cancel(key).then(refresh)

  function addOriginal(imageId: number): void {
    setChoosing(false)
    void call({ method: 'POST', path: 'originals', body: { Image: imageId } }, { unfit: t('no_original') })
  }

  return (
    <Section title={t('files')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
          {Files.filter((file) => !sendings.some(isSendingOf(file))).map((file) => (
            <FileRow
              key={file.Id}
              file={file}
              remove={() => void call({ method: 'DELETE', path: `files/${file.Id}` })}
            />
          ))}
        </Box>
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          {t('upload')}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            sender.add([...(target.files ?? [])], targetOf(Id))
            target.value = ''
          }}
        />
        <SendingRows sendings={sendings} sender={{ ...sender, cancel }} />
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

/** Whether a file that has not arrived whole is the one that is being sent. */
function isSendingOf({ Name, Bytes, Arrived }: DeliveryFile) {
  return ({ name, bytes, state }: Sending) =>
    Arrived < Bytes && state !== 'sent' && name === Name && bytes === Bytes
}
