import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

const WORKS_OF_EACH = 8
const SCENES = 6

let agency: TestAgency
let ada: number

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  const galleryIds = [await addGallery(db)]
  const artistIds = [
    await addArtist(db),
    await addArtist(db, { code: 'bo-lind', name: 'Bo Lind' }),
    await addArtist(db, { code: 'cy-zorn', name: 'Cy Zorn' }),
  ]
  ada = artistIds[0] ?? 0
  // The best rated are all by one artist, and the next by another.
  for (const [place, artistId] of artistIds.entries()) {
    for (let position = 0; position < WORKS_OF_EACH; position++) {
      const scene = `Szene ${position % SCENES}`
      const rating = 90 - 20 * place - position
      const keywordsDe = `Hafen, Schiff ${scene}, Kran ${scene}, Licht ${scene}`
      const texts = { titleDe: `${position}`, altDe: `${place} ${position}`, keywordsDe }
      await addImage(db, { artistId, galleryIds, position, rating, ...texts })
    }
  }
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const Page = z.object({
  items: z.array(z.object({ Id: z.int(), ArtistId: z.int() })),
  next: z.string().nullable(),
})

async function readAll(list: string, limit: number) {
  const items: z.infer<typeof Page>['items'] = []
  const join = list.includes('?') ? '&' : '?'
  let cursor = ''
  for (;;) {
    const page = Page.parse(await agency.getJson(`/illusde/api${list}${join}limit=${limit}${cursor}`))
    items.push(...page.items)
    if (page.next === null) return items
    cursor = `&cursor=${page.next}`
  }
}

function neighboursByOne(items: readonly { ArtistId: number }[]): number {
  return items.filter(({ ArtistId }, at) => items[at - 1]?.ArtistId === ArtistId).length
}

describe.each([
  ['a gallery', '/galleries/de/aquarell/images'],
  ['all images by chance', '/images/all?order=random'],
  ['what words found', '/image-search?q=Hafen'],
])('%s', (_, list) => {
  test('has no two works by one artist side by side', async () => {
    const items = await readAll(list, 100)
    expect(items).toHaveLength(3 * WORKS_OF_EACH)
    expect(neighboursByOne(items.slice(0, 2 * WORKS_OF_EACH))).toBe(0)
  })
})

test('page by page a gallery has the same works in the same order, each once', async () => {
  const whole = await readAll('/galleries/de/aquarell/images', 100)
  expect(await readAll('/galleries/de/aquarell/images', 5)).toEqual(whole)
  expect(new Set(whole.map(({ Id }) => Id)).size).toBe(whole.length)
})

test('the page of a gallery shows the same order as its list', async () => {
  const html = await (await agency.get('/aquarell')).text()
  const listed = await readAll('/galleries/de/aquarell/images', 100)
  const shown = [...html.matchAll(/alt="(\d \d)"/g)].map(([, alt]) => alt)
  const { imagesById } = agency.services.readModel.current().catalogue
  const expected = listed.map(({ Id }) => imagesById.get(Id)?.altDe)
  expect([...new Set(shown)].slice(0, 10)).toEqual(expected.slice(0, 10))
})

test('the order that a gallery is asked for is the same on its page and in its list', async () => {
  const html = await (await agency.get('/aquarell?order=new')).text()
  const listed = await readAll('/galleries/de/aquarell/images?order=new', 100)
  const shown = [...html.matchAll(/alt="(\d \d)"/g)].map(([, alt]) => alt)
  const { imagesById } = agency.services.readModel.current().catalogue
  const expected = listed.map(({ Id }) => imagesById.get(Id)?.altDe)
  expect([...new Set(shown)].slice(0, 10)).toEqual(expected.slice(0, 10))
})

test("an artist's page keeps the order that staff gave it", async () => {
  const { catalogue } = agency.services.readModel.current()
  const inOrder = catalogue.imagesByArtist.get(ada)?.map(({ id }) => id)
  const listed = await readAll(`/artist/${ada}/images`, 100)
  expect(listed.map(({ Id }) => Id)).toEqual(inOrder)
})
