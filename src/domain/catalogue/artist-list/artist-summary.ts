import type { Artist } from '#domain/catalogue/model.ts'
import { type Focus, focusOf } from '#domain/imaging/model.ts'

/** As much of an artist as a list of faces shows. */
export type ArtistFace = {
  name: string
  sortName: string
  href: string
  /** The focus is there where staff set one. */
  portrait: { id: number; contentVersion: string; focus?: Focus }
}

export function toFace(artist: Artist, href: string): ArtistFace {
  return { name: artist.name, sortName: artist.sortName, href, portrait: toPortrait(artist) }
}

export function toPortrait({ portrait }: Pick<Artist, 'portrait'>): ArtistFace['portrait'] {
  const { id, contentVersion } = portrait
  return { id, contentVersion, ...focusOf(portrait) }
}
