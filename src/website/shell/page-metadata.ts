import type { MetaDescriptor } from 'react-router'
import { pathInLanguage } from '#agency/paths.ts'
import { LANGUAGES } from '#base/language/language.ts'
import { site } from '#site'

/** What a page says about itself to browsers and search engines. */
export type PageHead = {
  title: string
  description: string
  /** Where the page lives; null for one that nobody should find. */
  home: { origin: string; path: string } | null
}

/** The same in both languages, as the specification has it. */
const FILE_NOT_FOUND = {
  title: `Die ${site.productWord} - File Not Found`,
  description: 'File not found',
}

/** Search engines show about so many characters of a description. */
const LONGEST_DESCRIPTION = 155

/** For a page at its own address. Its query is left out: orders and further pages are not pages of their own. */
export function describePage(
  { origin, path }: { origin: string; path: string },
  { title, description }: Pick<PageHead, 'title' | 'description'>,
): PageHead {
  return { title, description: shorten(description), home: { origin, path } }
}

export function describeMissingPage(): PageHead {
  return { ...FILE_NOT_FOUND, home: null }
}

export function toMeta({ title, description, home }: PageHead): MetaDescriptor[] {
  const named = [{ title }, { name: 'description', content: description }]
  if (!home) return [...named, { name: 'robots', content: 'noindex' }]
  const { origin, path } = home
  const addressIn = (language: 'de' | 'en') => origin + pathInLanguage(path, language)
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...LANGUAGES.map((language) => alternate(language, addressIn(language))),
    // German is where a visitor of any other language is welcomed.
    alternate('x-default', addressIn('de')),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

/** Cut between two words. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= LONGEST_DESCRIPTION) return plain
  const cut = plain.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}
