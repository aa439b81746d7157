import type { Artist } from '#domain/catalogue/model.ts'
import { type Focus, focusOf, type Picture } from '#domain/imaging/model.ts'

/** What a list of artists shows of each. */
export type ArtistSummary = {
  name: string
  sortName: string
  href: string
  portrait: PortraitSummary | null
}

/** `focus` is only set when staff chose one. */
export type PortraitSummary = { id: number; contentVersion: string; focus?: Focus }

export function toArtistSummary(artist: Artist, href: string): ArtistSummary {
  return { name: artist.name, sortName: artist.sortName, href, portrait: toPortrait(artist) }
}

export function toPortrait({ portrait }: Pick<Artist, 'portrait'>): PortraitSummary | null {
  if (!portrait) return null
  const { id, contentVersion } = portrait
  return { id, contentVersion, ...focusOf(portrait) }
}

/** The portraits of those who have one. */
export function portraitsOf(artists: readonly Artist[]): Picture[] {
  return artists.flatMap(({ portrait }) => portrait ?? [])
}
