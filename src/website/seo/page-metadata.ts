import type { MetaDescriptor } from 'react-router'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import type { StructuredData } from './structured-data.ts'

type SharePicture = { path: string; width: number; height: number; alt: string }

/** For Open Graph's `profile`. */
export type Profile = { firstName: string; lastName: string; video: ShareVideo | null }

export type ShareVideo = { path: string; size: { width: number; height: number } | null }

export type PageHead = {
  title: string
  description: string
  /** The address for search engines, in both languages; null for a page that does not exist. */
  home: { origin: string; language: Language; paths: Record<Language, string> } | null
  indexed: boolean
  picture: SharePicture | null
  profile: Profile | null
  data: readonly StructuredData[]
}

type PageAddress = { origin: string; path: string; language: Language }
type Words = Pick<PageHead, 'title' | 'description'>
type More = Partial<Pick<PageHead, 'indexed' | 'picture' | 'profile' | 'data'>> & {
  /** Set where the paths differ by more than the language's prefix. */
  paths?: Record<Language, string>
  /** Search engines shall show this page instead: all addresses are then its own. */
  canonical?: Record<Language, string>
}

/** The same in both languages. */
const FILE_NOT_FOUND = {
  title: `Die ${site.productWord} - File Not Found`,
  description: 'File not found',
}

/** Search engines show about this many characters of a description. */
const LONGEST_DESCRIPTION = 155

const LOCALES: Record<Language, string> = { de: 'de_DE', en: 'en_GB' }

/** The query is left out: orders and further pages are no pages of their own. */
export function describePage(
  { origin, path, language }: PageAddress,
  { title, description }: Words,
  { paths, canonical, indexed = true, picture = null, profile = null, data = [] }: More = {},
): PageHead {
  const known = canonical ?? paths ?? { de: pathInLanguage(path, 'de'), en: pathInLanguage(path, 'en') }
  const home = { origin, language, paths: known }
  return { title, description: shorten(description), home, indexed, picture, profile, data }
}

export function describeMissingPage(): PageHead {
  return { ...FILE_NOT_FOUND, home: null, indexed: false, picture: null, profile: null, data: [] }
}

export function describeBrokenPage(): PageHead {
  return { ...describeMissingPage(), title: site.brand.de, description: site.tagline.de }
}

export function toMeta(head: PageHead): MetaDescriptor[] {
  const { title, description, home, indexed, data } = head
  return [
    { title },
    { name: 'description', content: description },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(home ? [...addressesOf(home), ...sharingOf(head, home)] : []),
    ...data.map((entry) => ({ 'script:ld+json': entry })),
  ]
}

function addressesOf({
  origin,
  language: pageLanguage,
  paths,
}: NonNullable<PageHead['home']>): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: origin + paths[pageLanguage] },
    ...LANGUAGES.map((language) => alternate(language, origin + paths[language])),
    // Visitors of any other language get the German page.
    alternate('x-default', origin + paths.de),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

/** Open Graph (ogp.me), and the cards of the network that has names of its own for them. */
function sharingOf(head: PageHead, home: NonNullable<PageHead['home']>): MetaDescriptor[] {
  const { title, description, picture, profile } = head
  const { origin, language, paths } = home
  const named = (property: string, content: string) => ({ property, content })
  return [
    named('og:title', title),
    named('og:description', description),
    named('og:url', origin + paths[language]),
    named('og:type', profile ? 'profile' : 'website'),
    named('og:site_name', site.brand[language]),
    named('og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      named('og:locale:alternate', LOCALES[other]),
    ),
    ...(picture
      ? [
          named('og:image', origin + picture.path),
          named('og:image:width', String(picture.width)),
          named('og:image:height', String(picture.height)),
          named('og:image:alt', picture.alt),
        ]
      : []),
    ...(profile
      ? [
          named('profile:first_name', profile.firstName),
          named('profile:last_name', profile.lastName),
          ...(profile.video ? describeVideo(origin, profile.video) : []),
        ]
      : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

function describeVideo(origin: string, { path, size }: ShareVideo): MetaDescriptor[] {
  const address = origin + path
  return [
    { property: 'og:video', content: address },
    ...(address.startsWith('https:') ? [{ property: 'og:video:secure_url', content: address }] : []),
    { property: 'og:video:type', content: 'video/mp4' },
    ...(size
      ? [
          { property: 'og:video:width', content: String(size.width) },
          { property: 'og:video:height', content: String(size.height) },
        ]
      : []),
  ]
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= LONGEST_DESCRIPTION) return plain
  const cut = plain.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}

/** The addresses that a page's loader named in its head; null for a page without any. */
export function readPaths(loaded: unknown): Record<Language, string> | null {
  const paths = partOf(partOf(partOf(loaded, 'head'), 'home'), 'paths')
  const [de, en] = [partOf(paths, 'de'), partOf(paths, 'en')]
  return typeof de === 'string' && typeof en === 'string' ? { de, en } : null
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
}
