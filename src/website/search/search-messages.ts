import type german from '#messages/search.de.json'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'

type SearchKey = keyof typeof german
type Messages = Record<SearchKey, string>

/** These messages are loaded only by visitors who use the search. */
const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('#messages/search.de.json'),
  en: () => import('#messages/search.en.json'),
}

let loaded: Messages | null = null

/** Must end before anything of the search is rendered. A page never changes its language. */
export async function loadSearchMessages(language: Language): Promise<void> {
  loaded ??= (await loaders[language]()).default
}

export function translateSearch(key: SearchKey, values?: Record<string, string | number>): string {
  if (!loaded) throw new Error('The messages of the search are not loaded.')
  return findMessage(loaded, key, values)
}

/** The pause in typing before counts are announced to screen readers: a letter would interrupt the last one. */
export const COUNTS_ANNOUNCED_AFTER_MS = 600
