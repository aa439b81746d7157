import { z } from 'zod'
import { DAY_MS } from '#platform/durations.ts'

/** Prints of a double page weigh less. */
export const LARGEST_UPLOAD_BYTES = 50 * 1024 * 1024
/** A faulty program stops here. Taken and refused uploads do not count. */
export const MOST_OPEN_UPLOADS = 500
export const MOST_OF_AN_ARTIST = 100
export const UPLOAD_KEPT_MS = DAY_MS
const LONGEST_NAME = 200

const PURPOSES = ['image', 'file'] as const

/** A work goes from arriving to taken, a file to ready. Refused ones stay, so that senders learn why. */
export const UPLOAD_STATES = ['arriving', 'checking', 'refused', 'duplicate', 'ready', 'taken'] as const

const REFUSALS = [
  'empty',
  'not-an-image',
  'broken',
  'cut-off',
  'svg',
  'too-large',
  'too-many-frames',
  'no-such-artist',
] as const

export const Upload = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  staff: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** It is shown, and never used as a path. */
  name: z.string(),
  bytes: z.int().nonnegative(),
  purpose: z.enum(PURPOSES),
  artistId: z.int().nullable(),
  state: z.enum(UPLOAD_STATES),
  refusal: z.enum(REFUSALS).nullable(),
  duplicate: z.object({ imageId: z.int(), how: z.enum(['same', 'alike']) }).nullable(),
  keptAnyway: z.boolean(),
  pictureId: z.int().nullable(),
  prepared: z.object({ variants: z.boolean(), vectors: z.boolean() }),
  /** It is written as ISO 8601 in UTC. */
  changedAt: z.string(),
})
export type Upload = z.infer<typeof Upload>

export function isOpen({ state }: Pick<Upload, 'state'>): boolean {
  return state !== 'taken' && state !== 'refused'
}

export const UploadPlan = z
  .object({
    filename: z.string().trim().min(1).max(LONGEST_NAME).default('bild'),
    purpose: z.enum(PURPOSES).default('image'),
    artist: z.coerce.number().int().positive().optional(),
  })
  .refine(({ purpose, artist }) => purpose === 'file' || artist !== undefined)
export type UploadPlan = z.infer<typeof UploadPlan>

export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').trim() || 'bild'
}

export function titleFrom(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[-_.\s]+/g, ' ')
      .trim() || 'Bild'
  )
}
