import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { longDate } from '#site/dates.ts'
import { site } from '#site/public-site.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const START = new Date('2026-03-01T10:00:00Z')
const TTL_MS = site.sharedCollectionDays * DAY_MS

let agency: TestAgency
let now = START
let ids: number[] = []

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => now } })
  const { db } = agency.services.database
  await fillSmallCatalogue(db)
  const artistId = await addArtist(db, { code: 'bo-lind', name: 'Bo <b>Lind</b>' })
  await addImage(db, { artistId, altDe: 'Ein Fisch', altEn: 'A fish' })
  await agency.services.readModel.reload()
  ids = agency.services.readModel.current().catalogue.images.map(({ id }) => id)
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => {
  now = START
})

async function save(
  images: (number | undefined)[],
  notes: Record<string, string> = {},
  title = '',
): Promise<string> {
  const answer = await fetch(`${agency.address}/illusde/api/lightbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ images, notes, title, lang: 'de' }),
  })
  const saved: unknown = await answer.json()
  if (typeof saved !== 'object' || saved === null || !('id' in saved)) throw new Error('It was not saved.')
  return String(saved.id)
}

async function read(path: string) {
  const answer = await agency.get(path)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status: answer.status, cacheControl: answer.headers.get('Cache-Control'), html, main }
}

function framesOf(main: string): string[] {
  return [...main.matchAll(/data-image="(\d+)"/g)].map(([, id]) => String(id))
}

describe('a shared collection', () => {
  test('shows its pictures in order, with notes, artists and the expiry date, without script', async () => {
    const wanted = [ids[4], ids[1]]
    const id = await save(wanted, { [String(ids[1])]: 'Titel?\n<script>alert(1)</script>' })
    const { status, html, main } = await read(`/auswahl?id=${id}`)
    expect(status).toBe(200)
    expect(html).toContain(`<title>Eine Auswahl für Sie - ${site.brand.de}</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(framesOf(main)).toEqual(wanted.map(String))
    expect(main).toContain('Titel?\n&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(main).toContain(`href="/auswahl?id=${id}&amp;bild=${ids[4]}"`)
    expect(main).toContain('href="/illustrator/ada-moor"')
    expect(main).toContain(`action="/illusde/api/lightbox/${id}/pdf" method="post" target="_blank"`)
    expect(main).toContain(`href="/illusde/api/lightbox/${id}/csv?lang=de"`)
    expect(main).toContain(`href="/kontakt?auswahl=${id}"`)
    expect(main).toContain(`bis zum ${longDate(new Date(START.getTime() + TTL_MS), 'de')} zu sehen`)
  })

  test('has the name of its project as heading and title, as plain text', async () => {
    const id = await save([ids[0]], {}, 'Kochbuch & <b>Frühling</b>')
    const { html, main } = await read(`/auswahl?id=${id}`)
    expect(main).toMatch(/<h1[^>]*><span>Kochbuch &amp; &lt;b&gt;Frühling&lt;\/b&gt;/)
    expect(html).toContain(`<title>Kochbuch &amp; &lt;b&gt;Frühling&lt;/b&gt; - ${site.brand.de}</title>`)
  })

  test('is English below /en, and has metadata for sharing', async () => {
    const id = await save([ids[0]])
    const { html, main } = await read(`/en/auswahl?id=${id}`)
    expect(main).toContain('A collection for you')
    expect(main).toContain('A fish')
    expect(html).toContain(`content="${agency.services.origin}/en/auswahl?id=${id}"`)
  })

  test('is never cached, so that it ends on its expiry date', async () => {
    const id = await save([ids[0]])
    const path = `/auswahl?id=${id}`
    expect(await read(path)).toMatchObject({ status: 200, cacheControl: 'private, no-cache' })
    now = new Date(START.getTime() + TTL_MS + DAY_MS)
    const { status, cacheControl, main } = await read(path)
    expect([status, cacheControl]).toEqual([410, 'no-store'])
    expect(main).toContain('Diese Auswahl ist abgelaufen')
    expect(main).toContain('href="/auswahl"')
    now = START
    expect((await read(path)).status).toBe(200)
  })

  test('shows how many of its pictures were withdrawn', async () => {
    const id = await save([ids[2], ids[3], ids[5]])
    const { database, readModel } = agency.services
    await database.db.execute(`update images set hidden = true where id in (${ids[2]}, ${ids[5]})`)
    await readModel.reload()
    const { main } = await read(`/auswahl?id=${id}`)
    await database.db.execute(`update images set hidden = false where id in (${ids[2]}, ${ids[5]})`)
    await readModel.reload()
    expect(framesOf(main)).toEqual([String(ids[3])])
    expect(main).toContain('2 Bilder sind nicht mehr zu sehen.')
  })

  test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '../../etc/passwd', '🐋', '<script>'])(
    'is missing under the id %j: 404, kept by nobody, with ways on',
    async (id) => {
      const { status, cacheControl, main } = await read(`/en/auswahl?id=${encodeURIComponent(id)}`)
      expect([status, cacheControl]).toEqual([404, 'no-store'])
      expect(main).toContain('We can’t find this collection')
      expect(main).toContain('href="/en/allartists"')
      expect(main).not.toContain('<script>')
    },
  )
})

test('without an id the page is the same for everybody and is cached', async () => {
  const { status, cacheControl, main } = await read('/auswahl')
  expect([status, cacheControl]).toEqual([200, expect.stringContaining('s-maxage')])
  expect(main).toMatch(/<h1[^>]*><span>Ihre Auswahl<\/span><\/h1>/)
  expect(framesOf(main)).toEqual([])
})
