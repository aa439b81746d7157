import type { Language } from '#platform/i18n/language.ts'
import { ARTIST_PDF, apiPath, COLLECTION_CSV, COLLECTION_PDF } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'

/** Addresses that few pages lead to, which is why they are not among those that every page loads. */
export const furtherPaths = {
  /** Its layout, title, note and language come with the form that is sent there. */
  collectionPdf: (id: string) => apiPath(COLLECTION_PDF, { id }),
  collectionCsv: (language: Language, id: string) => `${apiPath(COLLECTION_CSV, { id })}?lang=${language}`,
  artistPdf: (language: Language, artistId: number) =>
    `${apiPath(ARTIST_PDF, { ArtistId: artistId })}?lang=${language}`,
  /** The thanks for an application; the whole id brings the names of its files. */
  applicationSent: (language: Language, number: string | null, id: string | null) =>
    `${paths.guide(language, 'artist')}?gesendet=${number ?? 1}${id ? `&beleg=${id}` : ''}`,
  /** How far an application is, for whoever has its secret. */
  applicationState: (language: Language, number: string, secret: string) =>
    `${paths.guide(language, 'artist')}?nummer=${number}&schluessel=${secret}`,
}
