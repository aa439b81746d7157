import { Hono } from 'hono'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import {
  newsPictureAddress,
  type Picture,
  pictureAddress,
  WIDEST_WITHOUT_WATERMARK,
} from '#domain/imaging/imaging-model.ts'
import type { ReadModel, Snapshot } from '#domain/published/snapshot.server.ts'
import { LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import { addressOf, GUIDES, paths, SCREEN_NAMES, SCREENS } from '#site/paths.ts'

/** The protocol allows 50,000 addresses and 50 MB in a file; an address with its images stays below 20 kB. */
const MOST_ADDRESSES = 2_000
/** Each entry appears once in each language. */
const MOST_ENTRIES = MOST_ADDRESSES / LANGUAGES.length
/** Search engines read up to 1,000 images of a page. */
const MOST_IMAGES = 100
const GALLERY_IMAGES = 20
const TTL_MS = 60_000

/** Written when its file is asked for: of a million works all entries take seconds. */
type Later = () => SitemapEntry

const PARTS: Record<string, (snapshot: Snapshot) => Later[]> = {
  screens: listScreens,
  artists: listArtists,
  galleries: listGalleries,
  news: listNews,
}

export function sitemapRoutes(readModel: ReadModel, origin: string): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  const answer = (xml: string) =>
    new Response(xml, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    })
  app.get('/sitemap.xml', (context) => {
    context.set('ttlMs', TTL_MS)
    const files = Object.entries(PARTS).flatMap(([part, list]) =>
      split(list(readModel.current())).map((_, index) => `/sitemap/${nameFile(part, index)}`),
    )
    return answer(writeIndex(origin, files))
  })
  app.get('/sitemap/:file', (context) => {
    const found = findEntries(readModel.current(), context.req.param('file'))
    if (!found) return notFound(context, 'sitemap')
    context.set('ttlMs', TTL_MS)
    return answer(writeSitemap(origin, found))
  })
  return app
}

function findEntries(snapshot: Snapshot, file: string): SitemapEntry[] | null {
  for (const [part, list] of Object.entries(PARTS)) {
    if (!file.startsWith(part)) continue
    const entries = split(list(snapshot)).find((_, index) => nameFile(part, index) === file)
    return entries?.map((write) => write()) ?? null
  }
  return null
}

function split(entries: Later[]): Later[][] {
  const files = Math.max(1, Math.ceil(entries.length / MOST_ENTRIES))
  return Array.from({ length: files }, (_, at) => entries.slice(at * MOST_ENTRIES, (at + 1) * MOST_ENTRIES))
}

function nameFile(part: string, index: number): string {
  return index === 0 ? `${part}.xml` : `${part}-${index + 1}.xml`
}

function inBoth(make: (language: Language) => string, more: Partial<SitemapEntry> = {}): SitemapEntry {
  return { paths: { de: make('de'), en: make('en') }, changedAt: null, images: [], ...more }
}

function listScreens(): Later[] {
  const plain = SCREEN_NAMES.filter(
    (name) => SCREENS[name].indexed && !SCREENS[name].pattern.de.includes(':'),
  )
  return [
    ...plain.map((name) => () => inBoth((language) => addressOf(name, language))),
    ...GUIDES.flatMap((guide) => [
      () => inBoth((language) => paths.guide(language, guide)),
      () => inBoth((language) => paths.teamGuide(language, guide)),
    ]),
  ]
}

function listArtists({ catalogue }: Snapshot): Later[] {
  return catalogue.artists.map(({ id, code }) => () => {
    const images = catalogue.imagesByArtist.get(id) ?? []
    return inBoth((language) => paths.artist(language, code), describeImages(images, MOST_IMAGES))
  })
}

function listGalleries({ catalogue }: Snapshot): Later[] {
  return catalogue.galleries.map(({ id, germanUrl }) => () => {
    const images = catalogue.imagesByGallery.get(id) ?? []
    return inBoth((language) => paths.gallery(language, germanUrl), describeImages(images, GALLERY_IMAGES))
  })
}

function listNews({ editorial }: Snapshot): Later[] {
  return editorial.news.map((item) => () => {
    const pictures = [item.picture, ...item.images.map(({ picture }) => picture)]
    return inBoth((language) => paths.newsItem(language, item), {
      changedAt: item.publishedAt,
      images: pictures.map(newsAddress),
    })
  })
}

function newsAddress(picture: Picture): string {
  const { fileName, contentVersion } = picture
  return fileName
    ? newsPictureAddress(fileName, 1600, contentVersion)
    : pictureAddress(picture, WIDEST_WITHOUT_WATERMARK)
}

/** A page of works changes with its newest one. */
function describeImages(images: readonly Image[], most: number): Partial<SitemapEntry> {
  let newest = ''
  for (const { addedAt } of images) if (addedAt > newest) newest = addedAt
  return {
    changedAt: newest || null,
    images: images.slice(0, most).map(({ picture }) => pictureAddress(picture, WIDEST_WITHOUT_WATERMARK)),
  }
}

// The sitemaps protocol (sitemaps.org) with the extensions for languages and images.

type SitemapEntry = {
  paths: Record<Language, string>
  /** ISO 8601; null where it is unknown. */
  changedAt: string | null
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

function writeIndex(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap>${locate('loc', origin + file)}</sitemap>`)
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
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
