import { inLanguage, type Language } from '#platform/i18n/language.ts'
import { ARTIST_PDF, apiPath, COLLECTION_CSV, COLLECTION_PDF } from './api-paths.ts'
import { paths, SCREENS } from './paths.ts'

/** Few pages link to these addresses, so they are not among those that every page loads. */
export const furtherPaths = {
  /** Its layout, title, note and language come with the form that is sent there. */
  collectionPdf: (id: string) => apiPath(COLLECTION_PDF, { id }),
  collectionCsv: (language: Language, id: string) => `${apiPath(COLLECTION_CSV, { id })}?lang=${language}`,
  artistPdf: (language: Language, artistId: number) =>
    `${apiPath(ARTIST_PDF, { ArtistId: artistId })}?lang=${language}`,
  applicationSent: (language: Language, number: string | null, id: string | null) =>
    `${paths.guide(language, 'artist')}?gesendet=${number ?? 1}${id ? `&beleg=${id}` : ''}`,
  applicationState: (language: Language, number: string, secret: string) =>
    `${paths.guide(language, 'artist')}?nummer=${number}&schluessel=${secret}`,
}

/** `:what` is a file's id, or `zip`. It is a file, so both languages have one address. */
export const DOWNLOAD_PATH = `${SCREENS.delivery.pattern.de}/:what`
/** A small picture of a file, to look at before the licence is accepted. */
export const THUMBNAIL_PATH = `${DOWNLOAD_PATH}/bild`
export const PASS_PARAMETER = 'p'
export const DELIVERY_COOKIE = 'delivery'

export function downloadPath(secret: string, what: string, pass: string): string {
  const path = DOWNLOAD_PATH.replace(':id', secret).replace(':what', what)
  return `${path}?${PASS_PARAMETER}=${encodeURIComponent(pass)}`
}

export function thumbnailPath(secret: string, fileId: number): string {
  return THUMBNAIL_PATH.replace(':id', secret).replace(':what', String(fileId))
}

export const UNLOCK_PATH = '/auswahl/passwort'
export const PROTECT_PATH = '/auswahl/schutz'
export const MADE_PARAMETER = 'neu'
/** A browser sends the fragment to nobody. */
export const LINK_SECRET_FRAGMENT = 'ende='

export const unlockAddress = (language: Language, id: string) => to(language, UNLOCK_PATH, id)
export const protectAddress = (language: Language, id: string) => to(language, PROTECT_PATH, id)

export function collectionCookie(id: string): string {
  return `collection-${id.replaceAll(/[^\w-]/g, '')}`
}

/** Lets the server answer whoever opened a round as its owner from the first page on. */
export function ownerCookie(id: string): string {
  return `round-owner-${id.replaceAll(/[^\w-]/g, '')}`
}

/** Identifies the browser where no script runs: two people of the same name in a round are two. */
export const READER_COOKIE = 'round-reader'

function to(language: Language, path: string, id: string): string {
  return `${inLanguage(language, path)}?id=${encodeURIComponent(id)}`
}
