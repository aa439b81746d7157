import { expect, test } from 'vitest'
import type { OpenWebsite } from '#server/pages/website.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

/** This is more than are handled or may wait. */
const CROWD = 100

test('of a crowd, everybody gets the page or is asked to come again; health and what is cached are answered', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let isCrowded = false
  // While it is crowded no page gets made.
  const website = (built: OpenWebsite['website']) => ({
    ...built,
    load: async () => {
      if (isCrowded) await opened
      return built.load()
    },
  })
  await using agency = await openTestAgency({ website, environment: { TRUST_PROXY: '1' } })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  const cached = await agency.get('/en')
  expect(cached.status).toBe(200)
  isCrowded = true
  // No two alike: none of them is in the cache.
  const crowd = Array.from({ length: CROWD }, (_, number) =>
    agency.get(`/news?besuch=${number}`, { 'X-Forwarded-For': `192.0.2.${number}` }),
  )
  const others = ['/healthz', '/en'].map((path) => agency.get(path))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  await Promise.any(crowd)
  open()
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(CROWD)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  const text = (await refused[0]?.text()) ?? ''
  expect(text).toContain('nicht nachkommen')
  expect(text).toContain('more visitors right now')
  // And then it goes on.
  expect((await agency.get('/news?danach')).status).toBe(200)
})

test('80 requests of one network leave places for another', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const website = (built: OpenWebsite['website']) => ({ ...built, load: () => opened.then(built.load) })
  await using agency = await openTestAgency({ website, environment: { TRUST_PROXY: '1' } })
  const from = (network: string) => ({ 'X-Forwarded-For': network })
  const crowd = Array.from({ length: 80 }, (_, number) => agency.get(`/news?${number}`, from('192.0.2.1')))
  // The first refusals come while nothing is made yet, so the crowd has all places that it can get.
  await Promise.any(crowd)
  const others = ['198.51.100.1', '198.51.100.2'].map((network) => agency.get('/news', from(network)))
  open()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  const refused = (await Promise.all(crowd)).filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
})
