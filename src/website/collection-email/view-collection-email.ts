import type { FoundCollection, SavedImage } from '#domain/collection/saved-collections.server.ts'
import { type Focus, focusOf, IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Enough images to recognise the collection. */
const MOST_SHOWN = 24

export type Thumbnail = { id: number; source: string; alt: string; focus?: Focus }

export type CollectionEmailView =
  | { state: 'ready'; images: Thumbnail[]; count: number }
  | { state: 'unknown' | 'expired' | 'withdrawn' }

export function viewCollectionEmail(found: FoundCollection, language: Language): CollectionEmailView {
  // For a collection with a password, the e-mail contains only the link, and so does the form.
  if (found.outcome === 'locked') return { state: 'ready', images: [], count: 0 }
  if (found.outcome !== 'found') return { state: found.outcome }
  const { images } = found.collection
  if (images.length === 0) return { state: 'withdrawn' }
  const shown = images.slice(0, MOST_SHOWN).map((saved) => toThumbnail(saved, language))
  return { state: 'ready', images: shown, count: images.length }
}

/** Returns the same status as the API for the same collection. */
export function statusOf({ state }: CollectionEmailView): number {
  if (state === 'ready') return 200
  return state === 'unknown' ? 404 : 410
}

function toThumbnail({ image }: SavedImage, language: Language): Thumbnail {
  const alt = language === 'de' ? image.altDe : image.altEn
  return {
    id: image.id,
    source: pictureAddress(image.picture, IMAGE_WIDTHS[0]),
    alt,
    ...focusOf(image.picture),
  }
}
