import { z } from 'zod'
import { askStaff, jsonRequest } from '#admin/api/call-admin-api.ts'
import { PART_BYTES } from '#domain/delivery/model.ts'
import type { DeliveryFile } from './delivery-record.ts'

const Added = z.object({ Id: z.int() })
const Arrived = z.object({ Arrived: z.int() })
/** A connection that breaks is tried again after this; longer each time. */
const WAIT_MS = 2_000
const MOST_TRIES = 8
const FIRST_FAULT = 500

type Given = {
  deliveryId: number
  file: File
  known: readonly DeliveryFile[]
  onProgress: (share: number) => void
}

/** Sends a file part by part. One of the same name and size that did not arrive whole goes on where it stopped. */
export async function sendFile({ deliveryId, file, known, onProgress }: Given): Promise<string | null> {
  const broken = known.find(
    ({ Name, Bytes, Arrived: arrived }) => Name === file.name && Bytes === file.size && arrived < Bytes,
  )
  const path = `/deliveries/${deliveryId}/files`
  let fileId = broken?.Id
  if (fileId === undefined) {
    const body = { Name: file.name, Bytes: file.size }
    const adding = await askStaff(path, Added, jsonRequest({ method: 'POST', body }))
    if (adding.outcome === 'refused') return adding.sentence
    fileId = adding.answer.Id
  }
  let arrived = broken?.Arrived ?? 0
  for (let tries = 0; arrived < file.size; ) {
    const body = file.slice(arrived, arrived + PART_BYTES)
    const sending = await askStaff(`${path}/${fileId}/parts/${arrived}`, Arrived, { method: 'PUT', body })
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
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  return null
}
