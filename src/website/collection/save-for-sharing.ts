import type { Collection } from '#domain/collection/collection-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { SavedAnswer } from '#site/api-answers.ts'
import { apiPath, COLLECTIONS } from '#site/api-paths.ts'

/** A collection on the server, under an id that cannot be guessed. */
export type Saved = { id: string; expires: Date; secret: string }

export type Saving =
  | { outcome: 'saved'; saved: Saved }
  | { outcome: 'offline' | 'too-large' | 'too-many' | 'failed' }

const TIMEOUT_MS = 20_000

let last: { body: string; saved: Saved } | null = null

/** Null when the collection has changed since it was saved, or was never saved. */
export function findSaved(collection: Collection, language: Language, title = ''): Saved | null {
  const isStillSo = last?.body === toBody(collection, language, title) && last.saved.expires > new Date()
  return isStillSo ? (last?.saved ?? null) : null
}

/** A link that was ended is not handed out again. */
export function forgetSaved(id: string): void {
  if (last?.saved.id === id) last = null
}

/** Saves each state of the collection once, and never changes the visitor's own. */
export async function saveForSharing(
  collection: Collection,
  language: Language,
  { title = '', origin = '' }: { title?: string; origin?: string } = {},
): Promise<Saving> {
  const known = findSaved(collection, language, title)
  if (known) return { outcome: 'saved', saved: known }
  const body = toBody(collection, language, title)
  try {
    const response = await fetch(origin + apiPath(COLLECTIONS), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 413) return { outcome: 'too-large' }
    if (response.status === 429) return { outcome: 'too-many' }
    const saved = response.ok ? parseSaved(await response.json()) : null
    if (!saved) return { outcome: 'failed' }
    last = { body, saved }
    return { outcome: 'saved', saved }
  } catch (error) {
    console.warn('Saving the collection:', error)
    return { outcome: 'offline' }
  }
}

function toBody(collection: Collection, lang: Language, title: string): string {
  const notes = collection.flatMap(({ imageId, note }) => (note ? [[String(imageId), note]] : []))
  return JSON.stringify({
    images: collection.map(({ imageId }) => imageId),
    notes: Object.fromEntries(notes),
    lang,
    ...(title && { title }),
  })
}

function parseSaved(json: unknown): Saved | null {
  if (typeof json !== 'object' || json === null || !('id' in json && 'expires' in json)) return null
  const { id, expires, secret }: Partial<Record<keyof SavedAnswer, unknown>> = json
  if (typeof id !== 'string' || typeof expires !== 'string') return null
  return { id, expires: new Date(expires), secret: typeof secret === 'string' ? secret : '' }
}
