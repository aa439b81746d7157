import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const MANY_ARTISTS = 2_500
/** The limit of sitemaps.org for one file. */
const MOST_IN_PROTOCOL = 50_000

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

/** The texts of the elements with that name, as paths of this site. */
async function addressesIn(path: string, element: string): Promise<string[]> {
  const answer = await agency.get(path)
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  expect(answer.headers.get('ETag')).not.toBeNull()
  const found = [...(await answer.text()).matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))]
  return found.map(([, address = '']) => address.replace(agency.services.origin, '').replaceAll('&amp;', '&'))
}

test('every page and every picture in the sitemap exists', async () => {
  const files = await addressesIn('/sitemap.xml', 'loc')
  expect(files).toEqual(['screens', 'artists', 'galleries', 'news'].map((part) => `/sitemap/${part}.xml`))
  const missing: string[] = []
  for (const file of files) {
    const named = [...(await addressesIn(file, 'loc')), ...(await addressesIn(file, 'image:loc'))]
    expect(named.length).toBeGreaterThan(0)
    for (const path of named) if ((await agency.get(path)).status !== 200) missing.push(path)
  }
  expect(missing).toEqual([])
})

test('hidden artists are left out, and each page names its other language', async () => {
  const answer = await (await agency.get('/sitemap/artists.xml')).text()
  expect(answer).not.toContain('ghost')
  const { origin } = agency.services
  expect(answer).toContain(`hreflang="en" href="${origin}/en/illustrator/ada-moor"`)
  expect(answer).toContain(`hreflang="x-default" href="${origin}/illustrator/ada-moor"`)
})

test('more artists than a file has addresses for are in several files, each once', async () => {
  await using large = await openTestAgency()
  const { database, readModel, origin } = large.services
  await database.db.execute(sql`
    INSERT INTO artists (code, name, sort_name)
    SELECT 'artist-' || n, 'Artist ' || n, 'Artist ' || n FROM generate_series(1, ${MANY_ARTISTS}::int) n`)
  await readModel.reload()
  const textOf = async (path: string) => (await large.get(path)).text()
  const index = await textOf('/sitemap.xml')
  const files = ['/sitemap/artists.xml', '/sitemap/artists-2.xml', '/sitemap/artists-3.xml']
  for (const file of files) expect(index).toContain(`<loc>${origin}${file}</loc>`)
  expect((await large.get('/sitemap/artists-4.xml')).status).toBe(404)
  const texts = await Promise.all(files.map(textOf))
  const pages = texts.map((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page))
  for (const one of pages) expect(one.length).toBeLessThanOrEqual(MOST_IN_PROTOCOL)
  expect(new Set(pages.flat()).size).toBe(2 * MANY_ARTISTS)
  expect(pages.flat()).toHaveLength(2 * MANY_ARTISTS)
})

test('an unknown part is 404', async () => {
  expect((await agency.get('/sitemap/artists-2.xml')).status).toBe(404)
  expect((await agency.get('/sitemap/other.xml')).status).toBe(404)
})

test.each(['/', '/dmedia/webp/320/1.webp', '/sitemap.xml'])(
  '%s names the terms of its mining',
  async (path) => {
    const { headers } = await agency.get(path)
    expect(headers.get('tdm-reservation')).toBe('1')
    expect(headers.get('tdm-policy')).toBe(`${agency.services.origin}/agb`)
  },
)
