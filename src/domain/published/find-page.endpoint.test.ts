import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { findPage } from './find-page.ts'
import type { Snapshot } from './snapshot.server.ts'

let agency: TestAgency
let content: Snapshot

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  content = agency.services.readModel.current()
  return () => agency[Symbol.asyncDispose]()
})

test.each([
  ['/', 'de', 'home', '/'],
  ['/en', 'en', 'home', '/'],
  ['/en/allartists', 'en', 'allArtists', '/allartists'],
  ['/kontakt/illus', 'de', 'contactGuide', '/kontakt/illus'],
  ['/lightbox-email/:id', 'de', 'collectionEmail', '/lightbox-email/:id'],
])('%s is a page in %s: %s', (path, language, screen, found) => {
  expect(findPage(content, path)).toEqual({ language, screen, path: found })
})

describe('of the catalogue', () => {
  test('each artist, gallery and news item has a page', () => {
    const [artist] = content.catalogue.artists
    const [gallery] = content.catalogue.galleries
    const paths = [`/illustrator/${artist?.code}`, `/en/${gallery?.germanUrl}`]
    expect(paths.map((path) => findPage(content, path) === null)).toEqual([false, false])
  })

  test.each([
    '/illustrator/nobody',
    '/no-such-style',
    '/news/no-such-news',
    '/kontakt/unknown',
    '/lightbox-email/AbCdEf',
    '/en/lieferung/AbCdEf',
    '/en/allezeichner',
    '/illustrator/nobody/gallery/nothing',
    '/a/b/c/d',
    '//',
    '/__proto__',
    'impressum',
  ])('%s is not a page', (path) => {
    expect(findPage(content, path)).toBeNull()
  })
})
