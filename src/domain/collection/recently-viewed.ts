/** An artist whose portfolio was looked at: as much as a face shows. */
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

/** A style gallery whose page was looked at. */
export type SeenGallery = { kind: 'gallery'; germanUrl: string; name: string }

export type Seen = SeenArtist | SeenImage | SeenGallery

/** Of all kinds together; more than anybody looks through again. */
export const MOST_SEEN = 100

/** The list with this in front; what was in it already moves there. */
export function withSeen(list: readonly Seen[], seen: Seen): readonly Seen[] {
  const name = nameOf(seen)
  return [seen, ...list.filter((other) => nameOf(other) !== name)].slice(0, MOST_SEEN)
}

function nameOf(seen: Seen): string {
  if (seen.kind === 'artist') return `artist ${seen.code}`
  if (seen.kind === 'image') return `image ${seen.id}`
  return `gallery ${seen.germanUrl}`
}
