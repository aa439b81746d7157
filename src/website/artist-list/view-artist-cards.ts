import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list/artist-summary.ts'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { type Focus, focusOf } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

/** An artist with their best work; null as long as there is none. */
export type ArtistCardView = ArtistSummary & {
  work: { id: number; contentVersion: string; dominantColour: string; focus?: Focus } | null
}

export function viewArtistCards(catalogue: Catalogue, language: Language): ArtistCardView[] {
  return catalogue.artists.map((artist) => {
    const picture = catalogue.imagesByArtist.get(artist.id)?.[0]?.picture
    const work = picture && {
      id: picture.id,
      contentVersion: picture.contentVersion,
      dominantColour: picture.dominantColour,
      ...focusOf(picture),
    }
    return { ...toArtistSummary(artist, paths.artist(language, artist.code)), work: work ?? null }
  })
}
