import { expect, test } from 'vitest'
import { paths } from '#agency/paths.ts'
import { describeMissingPage, describePage, toMeta } from './page-metadata.ts'

const origin = 'https://www.zeichner.example'

function linksOf(path: string) {
  return toMeta(describePage({ origin, path }, { title: 'T', description: 'D' })).filter(
    (entry) => 'tagName' in entry,
  )
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
    { origin, path: '/' },
    { title: 'T', description: 'Zeichnet\n\nDrachen '.repeat(30) },
  )
  expect(description.length).toBeLessThanOrEqual(157)
  expect(description).toMatch(/^Zeichnet Drachen Zeichnet.*(Zeichnet|Drachen) …$/)
})
