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
