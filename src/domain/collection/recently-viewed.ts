type ViewedArtist = {
  kind: 'artist'
  code: string
  name: string
  sortName: string
  portrait: { id: number; contentVersion: string } | null
}

type ViewedImage = {
  kind: 'image'
  id: number
  contentVersion: string
  alt: string
  artistName: string
  artistCode: string
}

type ViewedGallery = { kind: 'gallery'; germanUrl: string; name: string }

export type RecentlyViewed = ViewedArtist | ViewedImage | ViewedGallery

export const MOST_VIEWED = 100

export function withViewed(list: readonly RecentlyViewed[], seen: RecentlyViewed): readonly RecentlyViewed[] {
  const key = keyOf(seen)
  return [seen, ...list.filter((other) => keyOf(other) !== key)].slice(0, MOST_VIEWED)
}

export function keyOf(seen: RecentlyViewed): string {
  if (seen.kind === 'artist') return `artist ${seen.code}`
  if (seen.kind === 'image') return `image ${seen.id}`
  return `gallery ${seen.germanUrl}`
}
