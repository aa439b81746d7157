import type { Artist } from '#agency/catalogue/model.ts'

/** As much of an artist as a list of faces shows. */
export type ArtistFace = {
  name: string
  sortName: string
  href: string
  portrait: { id: number; contentVersion: string }
}

export function toFace(artist: Artist, href: string): ArtistFace {
  const { id, contentVersion } = artist.portrait
  return { name: artist.name, sortName: artist.sortName, href, portrait: { id, contentVersion } }
}
