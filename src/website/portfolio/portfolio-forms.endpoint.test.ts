import { sql } from 'drizzle-orm'
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

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await agency.get(path)
  return { status: answer.status, html: await answer.text() }
}

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="[^"]*?(\/(?:en\/)?illus[^"]*)"/.exec(html)?.[1]

test('the large portfolio shows every work with its title and has the standard one as canonical address', async () => {
  const { status, html } = await read('/illus-new/ada-moor')
  expect(status).toBe(200)
  expect(html.match(/<figure/g)).toHaveLength(5)
  expect(canonicalOf(html)).toBe('/illustrator/ada-moor')
})

test('an artist’s works in one style are a part of the portfolio and link to it', async () => {
  const { status, html } = await read('/en/illustrator/ada-moor/gallery/aquarell')
  expect(status).toBe(200)
  expect(canonicalOf(html)).toBe('/en/illustrator/ada-moor')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  '/illus-new/nobody',
  '/illustrator/ada-moor/gallery/nichts',
  // A style in which the artist has no work.
  '/illustrator/ada-moor/gallery/tiere',
  '/illustrator/nobody/gallery/aquarell',
])('%s is missing', async (path) => {
  expect((await read(path)).status).toBe(404)
})

test('the portfolio links to the works of each style, and marks the current one', async () => {
  const sorterOf = (html: string) =>
    [...html.matchAll(/<a (?=[^>]*aria-current="page")[^>]*href="(\/illustrator[^"]*)"/g)].map(
      (match) => match[1],
    )
  const whole = (await read('/illustrator/ada-moor')).html
  expect(sorterOf(whole)).toEqual(['/illustrator/ada-moor'])
  expect(whole).toContain('href="/illustrator/ada-moor/gallery/aquarell"')
  const part = (await read('/illustrator/ada-moor/gallery/aquarell')).html
  expect(sorterOf(part)).toEqual(['/illustrator/ada-moor/gallery/aquarell'])
})

test('printed pictures have the artist’s name', async () => {
  expect((await read('/illustrator/ada-moor')).html).toContain(
    'Alle Bilder: Ada Moor, vertreten durch Die Zeichner',
  )
})

test('a shared portfolio shows the artist’s film', async () => {
  await using fresh = await openTestAgency()
  const { database, readModel } = fresh.services
  await fillSmallCatalogue(database.db)
  await readModel.reload()
  const { artists, imagesByArtist } = readModel.current().catalogue
  const artist = artists.find(({ code }) => code === 'ada-moor')
  const [image] = imagesByArtist.get(artist?.id ?? 0) ?? []
  expect(await (await fresh.get('/illustrator/ada-moor')).text()).not.toContain('og:video')
  const film = '<video src="/films/ada.mp4" width="1280" height="720" controls></video>'
  await database.db.execute(sql`UPDATE images SET embed_code = ${film} WHERE id = ${image?.id}`)
  await readModel.reload()
  const html = await (await fresh.get('/illustrator/ada-moor')).text()
  expect(html).toMatch(/<meta property="og:video" content="http[^"]*\/films\/ada\.mp4"\/>/)
  expect(html).toContain('<meta property="og:video:width" content="1280"/>')
})
