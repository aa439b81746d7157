/** An artist whose portfolio was viewed. */
export type SeenArtist = {
  kind: 'artist'
  code: string
  name: string
  sortName: string
  portrait: { id: number; contentVersion: string }
}

/** An image that was enlarged. */
export type SeenImage = {
  kind: 'image'
  id: number
  contentVersion: string
  alt: string
  artistName: string
  artistCode: string
}

/** A style gallery whose page was viewed. */
export type SeenGallery = { kind: 'gallery'; germanUrl: string; name: string }

export type Seen = SeenArtist | SeenImage | SeenGallery

/** Of all kinds together. */
export const MOST_SEEN = 100

/** Puts the entry at the front of the list, or moves it there. */
export function withSeen(list: readonly Seen[], seen: Seen): readonly Seen[] {
  const key = keyOf(seen)
  return [seen, ...list.filter((other) => keyOf(other) !== key)].slice(0, MOST_SEEN)
}

function keyOf(seen: Seen): string {
  if (seen.kind === 'artist') return `artist ${seen.code}`
  if (seen.kind === 'image') return `image ${seen.id}`
  return `gallery ${seen.germanUrl}`
}
