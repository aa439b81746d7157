import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
  world = await openHandOutAgency(1)
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = HAND_OUT_START
})

async function post(path: string, wishes: Record<string, string>): Promise<Response> {
  return fetch(world.agency.address + path, { method: 'POST', body: new URLSearchParams(wishes) })
}

describe('a saved collection with large pictures', () => {
  test.each([
    ['one', [1, 1, 1]],
    ['two', [2, 1]],
  ])('in the layout %s has %j pictures a page and no cover', async (layout, pictures) => {
    const path = await world.save([world.ids.whale, world.ids.fox, ...world.ids.others])
    const { pages } = await readPdfFrom(await world.agency.get(`${path}/pdf?layout=${layout}`))
    expect(pages.map((page) => page.pictures)).toEqual(pictures)
    expect(pages[0]?.text).toContain('Auswahl')
    for (const { width, height } of pages) expect([width, height].map(Math.round)).toEqual([595, 842])
  })

  test('leads from each work to its address, and to an enquiry with the agency', async () => {
    const { pages } = await readPdfFrom(
      await world.agency.get(`${await world.save([world.ids.whale])}/pdf?layout=one&lang=en`),
    )
    const work = `${ORIGIN}/en/illustrator/ada-moor?bild=${world.ids.whale}`
    expect(pages[0]?.links.slice(1)).toEqual([
      work,
      work,
      `${ORIGIN}/en/kontakt?artist=${world.ids.ada}&motiv=${world.ids.whale}`,
    ])
    expect(pages[0]?.text).toContain('Enquire about this image')
  })

  test('has the names, notes and withdrawn pictures as the contact sheet has them', async () => {
    const path = await world.save([world.ids.fox, world.ids.hidden], {
      [world.ids.fox]: 'Zeile eins\nZeile zwei',
    })
    const [page] = (await readPdfFrom(await world.agency.get(`${path}/pdf?layout=two`))).pages
    for (const words of [LONG_NAME, 'Zeile eins Zeile zwei', '1 Bild dieser Auswahl zeigen wir nicht mehr.'])
      expect(page?.text).toContain(words)
  })
})

describe('a cover', () => {
  test('has title and note of one’s own, the shared collection, the agency, and stands before the works', async () => {
    const path = await world.save([world.ids.whale])
    const [, id] = /lightbox\/(.+)/.exec(path) ?? []
    const wishes = {
      layout: 'one',
      title: 'Kochbuch, Frühling',
      note: 'Für Freitag.\r\nZweite Zeile',
      lang: 'de',
    }
    const { pages, title } = await readPdfFrom(await post(`${path}/pdf`, wishes))
    expect(title).toBe('Kochbuch, Frühling · Die Zeichner')
    expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1])
    const [cover] = pages
    for (const words of [
      'Kochbuch, Frühling',
      'Für Freitag. Zweite Zeile',
      'Kontakt über die Agentur',
      'Seite 1 von 2',
    ])
      expect(cover?.text).toContain(words)
    expect(cover?.links).toEqual([`${ORIGIN}/kontakt?auswahl=${id}`, `${ORIGIN}/auswahl?id=${id}`])
  })

  test('comes with words in the address as well, and not without words', async () => {
    const path = await world.save([world.ids.whale])
    const count = async (query: string) =>
      (await readPdfFrom(await world.agency.get(`${path}/pdf?${query}`))).pages.length
    expect(await count('title=A')).toBe(2)
    expect(await count('note=B')).toBe(2)
    expect(await count('title=%20&note=%0A')).toBe(1)
  })

  test.each([
    ['an emoji', '🐋 Wal', '[…] Wal'],
    ['several scripts', 'Привет, мир: Łódź', '[…], […]: Łódź'],
    ['right to left', '\u202bשלום\u202c ja', '[…] ja'],
  ])(
    'shows what its font has of a title with %s, and keeps all of it in the file’s title',
    async (_, wanted, shown) => {
      const { pages, title } = await readPdfFrom(
        await post(`${await world.save([world.ids.whale])}/pdf`, { title: wanted }),
      )
      expect(pages[0]?.text).toContain(shown)
      expect(title).toContain(wanted.replaceAll(/\p{Cf}/gu, ''))
    },
  )

  test('holds the longest words on one page', async () => {
    const wishes = { title: 'W'.repeat(120), note: 'W\n'.repeat(500) }
    const { pages } = await readPdfFrom(await post(`${await world.save([world.ids.whale])}/pdf`, wishes))
    expect(pages).toHaveLength(2)
    expect(pages[0]?.text.replaceAll(' ', '')).toContain('W'.repeat(120))
    expect(pages[0]?.text).toContain('Kontakt über die Agentur')
  })

  test('too many words, and a form that is none, are refused', async () => {
    const path = `${await world.save([world.ids.whale])}/pdf`
    expect((await post(path, { title: 'W'.repeat(121) })).status).toBe(400)
    expect((await post(path, { note: 'W'.repeat(1001) })).status).toBe(400)
    expect((await post(path, { note: 'W'.repeat(70_000) })).status).toBe(413)
    const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
    expect((await fetch(world.agency.address + path, json)).status).toBe(400)
    world.time.now = new Date('2026-12-01')
    expect((await post(path, {})).status).toBe(410)
  })
})
