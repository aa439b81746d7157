import { LANGUAGE_CHOICE } from '#platform/i18n/language.ts'

/**
 * Takes the language switch's choice out of the address: the server has stored it, and a link that is copied from the
 * address bar shall not choose for others. Must run before hydration, since the server renders the page without it.
 */
export function forgetChoice(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_CHOICE)) return
  url.searchParams.delete(LANGUAGE_CHOICE)
  history.replaceState(history.state, '', url)
}
