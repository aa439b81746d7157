import { beforeAll, describe, expect, test } from 'vitest'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const ENGLISH = { 'Accept-Language': 'en-GB,en;q=0.9' }

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

/** Sorted names in the response's Vary header. */
function variedBy(answer: Response): string[] {
  const names = (answer.headers.get('Vary') ?? '').split(',').map((name) => name.trim())
  return names.filter((name) => name !== '' && name !== 'Accept-Encoding').sort()
}

const BY_LANGUAGE = ['Accept-Language', 'Cookie']

describe('Vary names what a response depends on', () => {
  test.each(everyPath('de'))(
    '%s varies by language: rendered, cached, unchanged and redirected',
    async (path) => {
      const made = await agency.get(path)
      expect([made.status < 300 || made.status >= 400, variedBy(made)]).toEqual([true, BY_LANGUAGE])
      const cached = await agency.get(path)
      expect(variedBy(cached)).toEqual(BY_LANGUAGE)
      const tag = cached.headers.get('ETag')
      // A page with a form is another one each time: when it was opened is in it.
      const isAnother = cached.headers.get('Cache-Control')?.startsWith('private')
      if (cached.status === 200 && tag && !isAnother) {
        const unchanged = await agency.get(path, { 'If-None-Match': tag })
        expect([unchanged.status, variedBy(unchanged)]).toEqual([304, BY_LANGUAGE])
      }
      const sentOn = await agency.get(path, ENGLISH)
      expect([sentOn.status, variedBy(sentOn)]).toEqual([302, BY_LANGUAGE])
    },
  )

  test.each(everyPath('en'))('%s is English for everybody', async (path) => {
    expect(variedBy(await agency.get(path, ENGLISH))).toEqual([])
    expect(variedBy(await agency.get(path))).toEqual([])
  })

  test.each([
    '/illusde/api/artists/all',
    '/illusde/api/openapi.json',
    '/dmedia/webp/320/1.webp',
    '/news/feed.xml',
    '/en/news/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/admin',
    '/?lang=en',
    '/en/allezeichner',
    '/assets/none.js',
  ])('%s is the same in every language', async (path) => {
    const answers = [await agency.get(path), await agency.get(path, ENGLISH)]
    expect(answers.map(variedBy)).toEqual([[], []])
    const [german, english] = answers
    expect(english?.status).toBe(german?.status)
  })
})
