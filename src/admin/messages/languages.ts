import { isLanguage, type Language } from '#platform/i18n/language.ts'

const STORE_PREFIX = 'RaStore'
export const STORE_NAME = 'staff'

type Texts = typeof import('./texts-de.ts')
export type AdminMessages = Texts['messages']

const LOADERS: Record<Language, () => Promise<Texts>> = {
  de: () => import('./texts-de.ts'),
  en: () => import('./texts-en.ts'),
}

const loaded = new Map<Language, Texts>()

/** @throws Error when the script with the texts does not arrive. */
export async function loadLanguage(language: Language): Promise<Texts> {
  const texts = await LOADERS[language]()
  loaded.set(language, texts)
  return texts
}

export function findTexts(language: Language): Texts | null {
  return loaded.get(language) ?? null
}

/** The texts of the language; until they are there, those of the language that is in use. */
export function getTexts(language: Language): Texts {
  const texts = findTexts(language) ?? [...loaded.values()][0]
  if (!texts) throw new Error('The texts of no language were loaded.')
  return texts
}

/** The stored language, else the first one of the browser that we speak, else German. */
export function readLanguage(): Language {
  return findStoredLanguage() ?? firstLanguage(navigator.languages)
}

/** German unless English comes before German in the list. */
export function firstLanguage(browserLanguages: readonly string[]): Language {
  const known = browserLanguages.find((tag) => /^(?:de|en)\b/i.test(tag))
  return known?.toLowerCase().startsWith('en') ? 'en' : 'de'
}

/** React-admin's store writes values as JSON. A browser may refuse the storage. */
function findStoredLanguage(): Language | null {
  try {
    return toLanguage(JSON.parse(localStorage.getItem(`${STORE_PREFIX}${STORE_NAME}.locale`) ?? 'null'))
  } catch {
    return null
  }
}

function toLanguage(value: unknown): Language | null {
  return typeof value === 'string' && isLanguage(value) ? value : null
}
