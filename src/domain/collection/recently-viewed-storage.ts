import { validEntries } from '#platform/browser/saved-state.ts'
import { keyOf, MOST_VIEWED, type RecentlyViewed, withViewed } from './recently-viewed.ts'

type Fields = Partial<Record<string, unknown>>

export function mergeRecentlyViewed(
  now: readonly RecentlyViewed[],
  earlier: readonly RecentlyViewed[],
): readonly RecentlyViewed[] {
  return now.toReversed().reduce(withViewed, earlier)
}

/** Leaves out invalid entries and unknown fields; null for what is no list. */
export function parseRecentlyViewed(
  saved: unknown,
  onLoss: () => void = () => {},
): readonly RecentlyViewed[] | null {
  return validEntries(saved, { parse: parseEntry, keyOf, most: MOST_VIEWED }, onLoss)
}

function parseEntry(saved: unknown): RecentlyViewed | null {
  const entry = fieldsOf(saved)
  if (entry.kind === 'artist') return parseArtist(entry)
  if (entry.kind === 'image') return parseImage(entry)
  return entry.kind === 'gallery' ? parseGallery(entry) : null
}

function parseArtist({ code, name, sortName, portrait }: Fields): RecentlyViewed | null {
  if (!isText(code) || !isText(name) || !isText(sortName)) return null
  if (portrait === null) return { kind: 'artist', code, name, sortName, portrait }
  const { id, contentVersion } = fieldsOf(portrait)
  if (!isId(id) || !isText(contentVersion)) return null
  return { kind: 'artist', code, name, sortName, portrait: { id, contentVersion } }
}

function parseImage({ id, contentVersion, alt, artistName, artistCode }: Fields): RecentlyViewed | null {
  if (!isId(id) || !isText(contentVersion) || typeof alt !== 'string') return null
  if (!isText(artistName) || !isText(artistCode)) return null
  return { kind: 'image', id, contentVersion, alt, artistName, artistCode }
}

function parseGallery({ germanUrl, name }: Fields): RecentlyViewed | null {
  return isText(germanUrl) && isText(name) ? { kind: 'gallery', germanUrl, name } : null
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
