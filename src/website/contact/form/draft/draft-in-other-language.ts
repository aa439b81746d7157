import { passOn, takePassedOn } from '#platform/browser/pass-on.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { findLanguageLink } from '#website/i18n/language-link.ts'

const KEY = 'draft'

/** The language switch leads to a new document with an entry of its own in the history: what was typed goes along. */
export function passDraftOn(clicked: EventTarget | null, entries: readonly unknown[]): void {
  if (findLanguageLink(clicked)) passOn(KEY, { page: thisPage(), entries })
}

/** What was typed into the same form in the other language, once; null where nothing was. */
export function takeDraft(): unknown {
  const saved = takePassedOn(KEY)
  if (typeof saved !== 'object' || saved === null || !('page' in saved) || !('entries' in saved)) return null
  return saved.page === thisPage() ? saved.entries : null
}

/** The page whatever its language. */
export function thisPage(): string {
  return splitLanguage(location.pathname).rest
}
