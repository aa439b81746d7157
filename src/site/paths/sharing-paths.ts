import { inLanguage, type Language } from '#platform/i18n/language.ts'

// Pages that only shared collections lead to, apart from the paths that every page loads.

/** In German. Asks for the password of a shared collection. */
export const UNLOCK_PATH = '/auswahl/passwort'
/** In German. Makes a link with a password, a last day, or both. */
export const PROTECT_PATH = '/auswahl/schutz'
/** The id of the link that was just made. */
export const MADE_PARAMETER = 'neu'

export const unlockAddress = (language: Language, id: string) => to(language, UNLOCK_PATH, id)
export const protectAddress = (language: Language, id: string) => to(language, PROTECT_PATH, id)

/** Holds the pass of one collection. */
export function collectionCookie(id: string): string {
  return `collection-${id.replaceAll(/[^\w-]/g, '')}`
}

/** Tells one browser from another where no script does: two people of the same name in a round are two. */
export const READER_COOKIE = 'round-reader'

function to(language: Language, path: string, id: string): string {
  return `${inLanguage(language, path)}?id=${encodeURIComponent(id)}`
}
