import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

test.each([
  ['/news/feed.xml', 'Neu 3', '/news/neu-3'],
  ['/en/news/feed.xml', 'New 3', '/en/news/new-3'],
])('%s has the news of its language, whatever the reader accepts', async (path, title, item) => {
  const answer = await agency.get(path, { 'Accept-Language': 'en' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('application/atom+xml')
  const feed = await answer.text()
  const { origin } = agency.services
  expect(feed.match(/<entry>/g)).toHaveLength(3)
  expect(feed).toContain(title)
  expect(feed).toContain(`<id>${origin}${item}</id>`)
  expect(feed).toMatch(new RegExp(`<link rel="self" href="${origin}${path}"`))
  expect(feed).toContain('<p>b</p>')
  expect(feed).toMatch(/<link rel="enclosure"[^>]*href="[^"]*\/media\/misc\/denews\/640\/neu-3\.jpg/)
})
