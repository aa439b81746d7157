import { expect, test } from 'vitest'
import { splitLanguage } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { describeMissingPage, describePage, toMeta } from './page-metadata.ts'

const origin = 'https://www.zeichner.example'

function metaOf(path: string, more: Parameters<typeof describePage>[2] = {}) {
  const { language } = splitLanguage(path)
  return toMeta(describePage({ origin, path, language }, { title: 'T', description: 'D' }, more))
}

function linksOf(path: string, more: Parameters<typeof describePage>[2] = {}) {
  return metaOf(path, more).filter((entry) => 'tagName' in entry)
}

function propertyOf(entries: ReturnType<typeof metaOf>, name: string): unknown {
  return entries.flatMap((entry) =>
    'property' in entry && 'content' in entry && entry.property === name ? [entry.content] : [],
  )[0]
}

test.each([
  ['/', '/en'],
  ['/aquarell', '/en/aquarell'],
  ['/illustrator/mona-brandt', '/en/illustrator/mona-brandt'],
  [paths.allArtists('de'), paths.allArtists('en')],
])('%s and %s name each other and German as the default', (german, english) => {
  const alternates = [
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: origin + german },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: origin + english },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + german },
  ]
  expect(linksOf(german)).toEqual([
    { tagName: 'link', rel: 'canonical', href: origin + german },
    ...alternates,
  ])
  expect(linksOf(english)).toEqual([
    { tagName: 'link', rel: 'canonical', href: origin + english },
    ...alternates,
  ])
})

test('a page that is not there asks not to be found and names no address', () => {
  expect(toMeta(describeMissingPage())).toEqual([
    { title: 'Die Zeichner - File Not Found' },
    { name: 'description', content: 'File not found' },
    { name: 'robots', content: 'noindex' },
  ])
})

test('a long description ends between two words', () => {
  const { description } = describePage(
    { origin, path: '/', language: 'de' },
    { title: 'T', description: 'Zeichnet\n\nDrachen '.repeat(30) },
  )
  expect(description.length).toBeLessThanOrEqual(157)
  expect(description).toMatch(/^Zeichnet Drachen Zeichnet.*(Zeichnet|Drachen) …$/)
})

test('a page that is called differently in both languages names both addresses', () => {
  const paths = { de: '/news/wal', en: '/en/news/whale' }
  expect(linksOf('/en/news/whale', { paths }).map((entry) => 'href' in entry && entry.href)).toEqual([
    `${origin}/en/news/whale`,
    `${origin}/news/wal`,
    `${origin}/en/news/whale`,
    `${origin}/news/wal`,
  ])
})

test('another form of a page leads search engines to the first', () => {
  const canonical = { de: '/illustrator/bo', en: '/en/illustrator/bo' }
  expect(linksOf('/illus-new/bo', { canonical })).toEqual(linksOf('/illustrator/bo'))
  expect(linksOf('/en/illus-new/bo', { canonical })).toEqual(linksOf('/en/illustrator/bo'))
})

test('a page for visitors alone asks not to be found', () => {
  expect(metaOf('/gesehen', { indexed: false })).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(metaOf('/gesehen')).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a shared page shows its picture, and a person by first and last name', () => {
  const entries = metaOf('/illustrator/bo', {
    picture: { path: '/card.jpg', width: 1200, height: 630, alt: 'A' },
    profile: { firstName: 'Bo', lastName: 'Lind', video: null },
  })
  expect(propertyOf(entries, 'og:image')).toBe(`${origin}/card.jpg`)
  expect(propertyOf(entries, 'og:type')).toBe('profile')
  expect(propertyOf(entries, 'profile:last_name')).toBe('Lind')
  expect(propertyOf(entries, 'og:locale')).toBe('de_DE')
})

test('an artist with a film shows it with its type and size', () => {
  const video = { path: '/films/bo.mp4', size: { width: 1280, height: 720 } }
  const entries = metaOf('/illustrator/bo', { profile: { firstName: 'Bo', lastName: 'Lind', video } })
  expect(
    ['', ':secure_url', ':type', ':width', ':height'].map((part) => propertyOf(entries, `og:video${part}`)),
  ).toEqual([`${origin}/films/bo.mp4`, `${origin}/films/bo.mp4`, 'video/mp4', '1280', '720'])
  const unsized = { profile: { firstName: 'Bo', lastName: 'Lind', video: { ...video, size: null } } }
  expect(propertyOf(metaOf('/illustrator/bo', unsized), 'og:video:width')).toBeUndefined()
})
