import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readTiles } from '#domain/catalogue/read-tiles.ts'
import { fetchJson } from '#platform/browser/fetch-once.ts'
import {
  ALL_IMAGES,
  ARTIST_IMAGES,
  ARTIST_SLIDESHOW,
  apiPath,
  ENQUIRIES,
  GALLERY_IMAGES,
  PAST_HEROES,
} from '#site/api-paths.ts'
import { anEnquiry, aStampOf, withStamp } from '#tests/form-agency.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { readOutcome } from './contact/send-form.ts'
import { toPastHeroes } from './home/past-heroes.ts'
import { loadNames } from './search/names.ts'

// These tests hold that the pages' scripts can read the API's real answers: each calls the script's own address and
// reader.

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

// A browser fills in the host of its page.
beforeEach(() => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, agency.address), init))
})

test.each([
  { list: apiPath(ALL_IMAGES), images: 6 },
  { list: apiPath(ARTIST_IMAGES, { ArtistId: 1 }), images: 5 },
  { list: apiPath(GALLERY_IMAGES, { lang: 'de', gname: 'aquarell' }), images: 5 },
])('the images of $list are read as tiles', async ({ list, images }) => {
  const page = await fetchJson(list)
  expect(readTiles(Object(page).items, 'en')).toHaveLength(images)
})

test('the slideshow of an artist is read as tiles', async () => {
  const [tile] = readTiles(await fetchJson(apiPath(ARTIST_SLIDESHOW, { ArtistId: 1 })), 'en')
  expect(tile).toMatchObject({ artistCode: 'ada-moor', href: '/en/illustrator/ada-moor' })
})

test('past heroes are read', async () => {
  const heroes = toPastHeroes(await fetchJson(apiPath(PAST_HEROES)), 'en')
  expect(heroes.map(({ title, credit }) => [title, credit])).toEqual([
    ['Hero 2', 'Whale'],
    ['Hero 1', 'Whale'],
  ])
})

test('the names of artists and styles are read', async () => {
  const { artists, styles } = await loadNames('de')
  expect(artists.map(({ name }) => name)).toContain('Ömer Usta')
  expect(styles).toContainEqual({ name: 'Tiere', otherName: 'Animals', href: '/tiere', portrait: null })
})

test.each([
  ['accepted', anEnquiry(), { outcome: 'accepted', number: expect.stringMatching(/^[0-9A-F]{8}$/) }],
  ['wrong', anEnquiry({ email: 'x' }), { outcome: 'invalid', errors: { email: expect.any(String) } }],
  ['no form', 'x', { outcome: 'refused', error: 'unreadable' }],
])('the answer to an enquiry that is %s is read', async (_, body, outcome) => {
  const sent = { method: 'POST', body: withStamp(body, aStampOf(agency)) }
  const answer = await fetch(apiPath(ENQUIRIES), sent)
  expect(readOutcome(answer.status, await answer.text())).toMatchObject(outcome)
})

test('an enquiry that is sent faster than people type has to be proven', async () => {
  const { submissions, clock } = agency.services
  const body = anEnquiry({ opened: submissions.stampForm(clock.now()) })
  const answer = await fetch(apiPath(ENQUIRIES), { method: 'POST', body })
  expect(readOutcome(answer.status, await answer.text()).outcome).toBe('challenged')
})
