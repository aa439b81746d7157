import { z } from 'zod'
import {
  findUnsavedInput,
  removeUnsavedInput,
  storeUnsavedInput,
} from '#admin/records/unsaved-input-store.ts'
import { STATES_AFTER_REPLY } from '#domain/enquiries/enquiries-model.ts'

const Draft = z.object({
  /** The server sends a reply of the same id once. */
  Id: z.string(),
  Subject: z.string(),
  Text: z.string(),
  Quoted: z.boolean(),
  State: z.enum(STATES_AFTER_REPLY),
})
export type Draft = z.infer<typeof Draft>

export type DraftPlace = { staffId: string; path: string }

export function findDraft({ staffId, path }: DraftPlace): Draft | null {
  return Draft.safeParse(findUnsavedInput(staffId, path, Date.now())?.values).data ?? null
}

export function hasDraft(place: DraftPlace): boolean {
  return Boolean(findDraft(place)?.Text)
}

export function keepDraft({ staffId, path }: DraftPlace, draft: Draft): void {
  storeUnsavedInput({ staffId, path, at: Date.now(), revision: '', values: draft })
}

export function forgetDraft({ staffId, path }: DraftPlace): void {
  removeUnsavedInput(staffId, path)
}
