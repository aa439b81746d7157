import { LANGUAGES, type Language } from '#platform/i18n/language.ts'

// The sitemaps protocol (sitemaps.org) with the extensions for languages and images.

export type SitemapEntry = {
  paths: Record<Language, string>
  /** ISO 8601; null where it is unknown. */
  changedAt: string | null
  /** Paths of pictures on the page. */
  images: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LINKS = 'http://www.w3.org/1999/xhtml'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function writeIndex(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap>${locate('loc', origin + file)}</sitemap>`)
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Writes every entry once in each language, each naming the other. */
export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const addresses = entries.flatMap((entry) =>
    LANGUAGES.map((language) => writeAddress(origin, entry, language)),
  )
  const names = `xmlns="${PROTOCOL}" xmlns:xhtml="${LINKS}" xmlns:image="${IMAGES}"`
  return `${HEAD}\n<urlset ${names}>\n${addresses.join('\n')}\n</urlset>\n`
}

function writeAddress(
  origin: string,
  { paths, changedAt, images }: SitemapEntry,
  language: Language,
): string {
  const parts = [
    locate('loc', origin + paths[language]),
    changedAt ? locate('lastmod', changedAt) : '',
    ...LANGUAGES.map((other) => writeAlternate(other, origin + paths[other])),
    writeAlternate('x-default', origin + paths.de),
    ...images.map((image) => `<image:image>${locate('image:loc', origin + image)}</image:image>`),
  ]
  return `<url>${parts.join('')}</url>`
}

function writeAlternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}

function locate(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
