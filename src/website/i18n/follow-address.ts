import { LANGUAGE_CHOICE } from '#platform/i18n/language.ts'
import { findLanguageLink } from './language-link.ts'

/** The links to the other language lead to the page as it is when they are followed: a picture may be open, or a project chosen. */
export function followAddress(): void {
  const follow = ({ target }: Event) => {
    const link = findLanguageLink(target)
    if (!link) return
    const query = new URLSearchParams(location.search)
    query.set(LANGUAGE_CHOICE, link.hreflang)
    link.search = query.toString()
  }
  for (const kind of ['click', 'auxclick']) addEventListener(kind, follow, true)
}
