import type { Artist } from '#domain/catalogue/model.ts'
import { type Focus, focusOf } from '#domain/imaging/model.ts'

/** What a list of artists shows of each. */
export type ArtistSummary = {
  name: string
  sortName: string
  href: string
  /** `focus` is only set when staff chose one. */
  portrait: { id: number; contentVersion: string; focus?: Focus }
}

export function toArtistSummary(artist: Artist, href: string): ArtistSummary {
  return { name: artist.name, sortName: artist.sortName, href, portrait: toPortrait(artist) }
}

export function toPortrait({ portrait }: Pick<Artist, 'portrait'>): ArtistSummary['portrait'] {
  const { id, contentVersion } = portrait
  return { id, contentVersion, ...focusOf(portrait) }
}
