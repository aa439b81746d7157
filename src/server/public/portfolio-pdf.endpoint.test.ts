import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_PORTFOLIO_WORKS } from '#domain/hand-outs/hand-out.ts'
import { site } from '#site/site.server.ts'
import {
  HAND_OUT_START,
  type HandOutAgency,
  LONG_NAME,
  openHandOutAgency,
  readPdfFrom,
} from '#tests/hand-out-agency.ts'

const ORIGIN = `https://${site.hosts.production[0]}`

let world: HandOutAgency

beforeAll(async () => {
  world = await openHandOutAgency(MOST_PORTFOLIO_WORKS)
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = HAND_OUT_START
})

describe('the PDF of a portfolio', () => {
  test('begins with a cover of who it is and what buyers ask first; the works follow two a page', async () => {
    const answer = await world.agency.get(`/illusde/api/artist/${world.ids.ada}/pdf`)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="ada-moor.pdf"')
    const { pages, title, language } = await readPdfFrom(answer)
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
    expect(pages[0]?.links).toEqual([
      `${ORIGIN}/kontakt?artist=${world.ids.ada}`,
      `${ORIGIN}/illustrator/ada-moor`,
    ])
  })

  test('speaks English, in any layout', async () => {
    const { pages } = await readPdfFrom(
      await world.agency.get(`/illusde/api/artist/${world.ids.ada}/pdf?lang=en&layout=sheet`),
    )
    for (const words of [
      'Portfolio · 1 March 2026 · 1 image',
      'Paints whales.',
      'Contact through the agency',
    ])
      expect(pages[0]?.text).toContain(words)
    expect(pages[1]?.links).toContain(`${ORIGIN}/en/illustrator/ada-moor?bild=${world.ids.whale}`)
  })

  test('has the first works of many, and says of how many', { timeout: 60_000 }, async () => {
    const { pages } = await readPdfFrom(
      await world.agency.get(`/illusde/api/artist/${world.ids.max}/pdf?layout=sheet`),
    )
    expect(pages.slice(1).reduce((sum, { pictures }) => sum + pictures, 0)).toBe(MOST_PORTFOLIO_WORKS)
    expect(pages[0]?.text).toContain('die ersten 60 von 61 Bildern')
    expect(pages[0]?.text).toContain(LONG_NAME)
  })

  test.each([
    ['999999', 404],
    ['x', 400],
    ['1?lang=fr', 400],
    ['1?layout=four', 400],
  ])('of the artist %s is refused with %i', async (wanted, status) => {
    const [id = '', query = ''] = wanted.split('?')
    expect((await world.agency.get(`/illusde/api/artist/${id}/pdf?${query}`)).status).toBe(status)
  })
})
