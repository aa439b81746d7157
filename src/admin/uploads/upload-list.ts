import { useEffect, useState } from 'react'
import { z } from 'zod'
import { askStaff } from '#admin/api/call-admin-api.ts'
import { UPLOAD_STATES } from '#domain/uploads/uploads-model.ts'

const ListedUpload = z.object({
  Id: z.string(),
  Name: z.string(),
  Bytes: z.number(),
  Arrived: z.number(),
  Purpose: z.enum(['image', 'file']),
  ArtistId: z.number().nullable(),
  State: z.enum(UPLOAD_STATES),
  Refusal: z.string().nullable(),
  Duplicate: z.object({ ImageId: z.number(), How: z.enum(['same', 'alike']), Thumb: z.string() }).nullable(),
  Thumb: z.string().nullable(),
  ImageId: z.number().nullable(),
  Variants: z.enum(['ready', 'waiting']),
  Vectors: z.enum(['ready', 'waiting']),
})
export type ListedUpload = z.infer<typeof ListedUpload>
const Listed = z.object({ data: z.array(ListedUpload) })

export async function listUploads(): Promise<ListedUpload[] | null> {
  const response = await askStaff('/uploads', Listed)
  return response.outcome === 'answered' ? response.answer.data : null
}

/** Returns null when it is done, else a message key. */
export async function keepUpload(id: string): Promise<string | null> {
  const response = await askStaff(`/uploads/${id}/keep`, z.null(), { method: 'POST' })
  return response.outcome === 'answered' ? null : response.sentence
}

/** Returns null when it is gone, also when it was before; else a message key. */
export async function removeUpload(id: string): Promise<string | null> {
  const response = await askStaff(`/uploads/${id}`, z.null(), { method: 'DELETE' })
  return response.outcome === 'answered' || response.status === 404 ? null : response.sentence
}

export function sentenceOfRefusal({ Refusal }: Pick<ListedUpload, 'Refusal'>): string {
  return Refusal === null ? 'uploads.not_taken' : `uploads.refusal_${Refusal.replaceAll('-', '_')}`
}

function isMoving({ State, Purpose, Variants, Vectors }: ListedUpload): boolean {
  if (State === 'checking') return true
  return State === 'taken' && Purpose === 'image' && (Variants === 'waiting' || Vectors === 'waiting')
}

const POLL_EVERY_MS = 2_000

export function useUploads(sendings: readonly { state: string }[]) {
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
