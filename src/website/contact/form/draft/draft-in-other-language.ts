import { splitLanguage } from '#platform/i18n/language.ts'

/** In the session's storage, from the click on the other language until that page has read it. */
const KEY = 'draft'

/** The language switch leads to a new document with an entry of its own in the history: what was typed goes along. */
export function passDraftOn(clicked: EventTarget | null, entries: readonly unknown[]): void {
  if (!(clicked instanceof Element) || !clicked.closest('a[hreflang]')) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ page: thisPage(), entries }))
  } catch {
    // Without storage the form begins empty in the other language.
  }
}

/** What was typed into the same form in the other language, once; null where nothing was. */
export function takeDraft(): unknown {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const saved: unknown = JSON.parse(text ?? 'null')
    if (typeof saved !== 'object' || saved === null || !('page' in saved) || !('entries' in saved))
      return null
    return saved.page === thisPage() ? saved.entries : null
  } catch {
    return null
  }
}

/** The page whatever its language. */
function thisPage(): string {
  return splitLanguage(location.pathname).rest
}
