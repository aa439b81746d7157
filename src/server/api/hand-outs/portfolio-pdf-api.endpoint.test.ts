import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_PORTFOLIO_WORKS } from '#domain/hand-outs/portfolio-hand-out.ts'
import { site } from '#site/site.server.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { readPdf } from '#tests/read-pdf.ts'

const START = new Date('2026-03-01T10:00:00Z')
const ORIGIN = `https://${site.hosts.production[0]}`
const LONG_NAME = 'Maximiliane-Theodora von und zu Grünwald-Öttingen-Żółkiewska'

let agency: TestAgency
let now = START
const ids = { ada: 0, max: 0, whale: 0, fox: 0, hidden: 0 }

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => now } })
  const { db } = agency.services.database
  const watercolour = await addGallery(db)
  ids.ada = await addArtist(db, {
    bioDe: 'Malt Wale.\n\nUnd Füchse.',
    bioEn: 'Paints whales.',
    leadTimeWeeks: 3,
    clients: 'Museum für verlorene Handschuhe',
    languages: ['de', 'fr'],
  })
  ids.max = await addArtist(db, { code: 'max', name: LONG_NAME })
  const upright = await addPicture(db, { width: 1000, height: 1500 })
  ids.whale = await addImage(db, { artistId: ids.ada, galleryIds: [watercolour] })
  ids.fox = await addImage(db, {
    artistId: ids.max,
    id: upright,
    animation: true,
    titleDe: '=1+1',
    titleEn: 'Fox; "red"',
    altDe: 'Ein Fuchs',
    altEn: 'A fox',
  })
  ids.hidden = await addImage(db, { artistId: ids.ada, hidden: true })
  await db.transaction(async (tx) => {
    for (let count = 1; count <= MOST_PORTFOLIO_WORKS; count++) await addImage(tx, { artistId: ids.max })
  })
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => {
  now = START
})

async function readFrom(answer: Response) {
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

describe('the PDF of a portfolio', () => {
  test('begins with a cover of who it is and what buyers ask first; the works follow two a page', async () => {
    const answer = await agency.get(`/illusde/api/artist/${ids.ada}/pdf`)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="ada-moor.pdf"')
    const { pages, title, language } = await readFrom(answer)
    expect([title, language]).toEqual(['Ada Moor · Die Zeichner', 'de-DE'])
    expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1])
    for (const words of [
      'Ada Moor',
      'Mappe · 1. März 2026 · 1 Bild',
      'Malt Wale. Und Füchse.',
      'meist 3 Wochen',
      'Museum für verlorene Handschuhe',
      'Deutsch, Französisch',
    ])
      expect(pages[0]?.text).toContain(words)
    expect(pages[0]?.links).toEqual([`${ORIGIN}/kontakt?artist=${ids.ada}`, `${ORIGIN}/illustrator/ada-moor`])
  })

  test('speaks English, in any layout', async () => {
    const { pages } = await readFrom(
      await agency.get(`/illusde/api/artist/${ids.ada}/pdf?lang=en&layout=sheet`),
    )
    for (const words of [
      'Portfolio · 1 March 2026 · 1 image',
      'Paints whales.',
      'Contact through the agency',
    ])
      expect(pages[0]?.text).toContain(words)
    expect(pages[1]?.links).toContain(`${ORIGIN}/en/illustrator/ada-moor?bild=${ids.whale}`)
  })

  test('has the first works of many, and says of how many', { timeout: 60_000 }, async () => {
    const { pages } = await readFrom(await agency.get(`/illusde/api/artist/${ids.max}/pdf?layout=sheet`))
    expect(pages.slice(1).reduce((sum, { pictures }) => sum + pictures, 0)).toBe(MOST_PORTFOLIO_WORKS)
    expect(pages[0]?.text).toContain('die ersten 60 von 61 Bildern')
    expect(pages[0]?.text).toContain(LONG_NAME)
  })

  test.each([
    ['999999', 404],
    ['x', 400],
    ['1?lang=fr', 400],
    ['1?layout=four', 400],
  ])('of the artist %s is refused with %i', async (asked, status) => {
    const [id = '', query = ''] = asked.split('?')
    expect((await agency.get(`/illusde/api/artist/${id}/pdf?${query}`)).status).toBe(status)
  })
})
