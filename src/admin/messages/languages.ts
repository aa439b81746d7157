import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { TEXT_NOT_FOUND } from '#platform/i18n/fill.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'

/** The prefix of the keys in react-admin's store, and the name of our store. */
const STORE_PREFIX = 'RaStore'
export const STORE_NAME = 'staff'

type Texts = typeof import('./texts-de.ts')
type AdminMessages = Texts['messages']

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

/** Null as long as the language was not loaded. */
function findTexts(language: Language): Texts | null {
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

/** Adds the structure in which react-admin looks up names of resources and labels of fields. */
function withResources(messages: AdminMessages) {
  const resources = Object.fromEntries(
    Object.entries(messages.names).map(([resource, name]) => [resource, { name, fields: messages.fields }]),
  )
  return { ...messages, resources }
}

/** The texts of the language have to be loaded before; the other's are loaded once it is chosen. */
export function createI18nProvider(language: Language): I18nProvider {
  return polyglotI18nProvider(
    (locale) => {
      const chosen = isLanguage(locale) ? locale : language
      const texts = findTexts(chosen)
      if (texts) return withResources(texts.messages)
      return loadLanguage(chosen).then(({ messages }) => withResources(messages))
    },
    language,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
    { onMissingKey: (key: string) => replaceMissing(key, getTexts(language).messages) },
  )
}

/** React-admin also translates what is a text already, such as a sentence of the server: that stays as it is. */
function replaceMissing(key: string, messages: AdminMessages): string {
  const [group = '', ...rest] = key.split('.')
  const isKey =
    rest.length > 0 && !/\s/.test(key) && (group === 'resources' || Object.hasOwn(messages, group))
  return isKey ? TEXT_NOT_FOUND : key
}
