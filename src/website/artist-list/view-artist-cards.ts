import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import type { Artist, Image } from '#domain/catalogue/catalogue-model.ts'
import { type Focus, focusOf } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

export type ArtistCardView = ArtistSummary & {
  work: { id: number; contentVersion: string; dominantColour: string; focus?: Focus } | null
}

export function viewArtistCards(
  artists: readonly Artist[],
  workOf: (artist: Artist) => Image | undefined,
  language: Language,
): ArtistCardView[] {
  return artists.map((artist) => {
    const picture = workOf(artist)?.picture
    const work = picture && {
      id: picture.id,
      contentVersion: picture.contentVersion,
      dominantColour: picture.dominantColour,
      ...focusOf(picture),
    }
    return { ...toArtistSummary(artist, paths.artist(language, artist.code)), work: work ?? null }
  })
}
