import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addImages } from '#domain/catalogue/catalogue.server.ts'
import { MOST_COLLECTED } from '#domain/collection/collection-model.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { CallEnv } from '#server/calls/call.ts'
import { site } from '#site/site.server.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { PDF_UNREAD_MS } from './documents.ts'
import { publicApi, publicCalls } from './public-calls.ts'

/** The date in Berlin is already the second of March. */
const START = new Date('2026-03-01T23:30:00Z')
const KEPT_DAYS = 90
const TINY = { width: 30, height: 20 }
const ORIGIN = `https://${site.hosts.production[0]}`

let agency: TestAgency
let now = START
const ids = { whale: 0, fox: 0, broken: 0, hidden: 0, many: [] as number[] }

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => now } })
  const { db } = agency.services.database
  const original = await aPainting(TINY.width, TINY.height).png().toBuffer()
  await agency.services.files.write('originals/one.png', original, 'until a power cut')
  const agnieszka = await addArtist(db, { code: 'agnieszka-wronska', name: 'Agnieszka Wrońska' })
  const picture = () => addPicture(db, TINY)
  ids.whale = await addImage(db, { artistId: agnieszka, id: await picture() })
  ids.fox = await addImage(db, { ...FOX, artistId: agnieszka, id: await picture() })
  ids.broken = await addImage(db, { ...BROKEN, artistId: agnieszka, id: await addBrokenPicture(db) })
  ids.hidden = await addImage(db, { artistId: agnieszka, id: await picture(), hidden: true })
  ids.many = await addManyImages(db, agnieszka)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => {
  now = START
})

const FOX = { titleDe: 'Fuchs', titleEn: 'Fox', altDe: 'Ein Fuchs', altEn: 'A fox' }
const BROKEN = { titleDe: 'Verloren', titleEn: 'Lost', altDe: 'Weg', altEn: 'Gone' }

function addBrokenPicture(db: Database): Promise<number> {
  return addPicture(db, { ...TINY, originalKey: 'originals/nothing.png', format: 'png' })
}

async function addManyImages(db: Database, artistId: number): Promise<number[]> {
  const facts = { format: 'png' as const, dominantColour: '#336699', contentVersion: 'v1', ...TINY }
  const originals = Array.from({ length: MOST_COLLECTED }, () => ({
    ...facts,
    originalKey: 'originals/one.png',
  }))
  const added = await addPictures(db, originals)
  await addImages(
    db,
    added.map((id) => ({ ...FOX, id, artistId, galleryIds: [] })),
  )
  return added
}

type Entry = number | [id: number, note: string]

async function save(entries: Entry[], language: 'de' | 'en' = 'de'): Promise<string> {
  const { id } = await saveCollection(agency.services.database.db, {
    entries: entries.map((entry) => {
      const [imageId, note] = typeof entry === 'number' ? [entry, ''] : entry
      return { imageId, note }
    }),
    language,
    now: START,
    keptDays: KEPT_DAYS,
  })
  return `/illusde/api/lightbox/${id}/pdf`
}

async function readSheet(path: string) {
  const answer = await agency.get(path)
  expect(answer.status).toBe(200)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

describe('the contact sheet of a saved collection', () => {
  test('is a file to look at that nobody keeps', async () => {
    const { status, headers } = await agency.get(await save([ids.whale]))
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/pdf')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-auswahl.pdf"')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('has number, title, artist, note and picture of each, in German', async () => {
    const { pages, title, author, language, createdAt } = await readSheet(
      await save([ids.fox, [ids.whale, 'Titelbild?\nGerne groß']]),
    )
    const [page] = pages
    expect(pages).toHaveLength(1)
    expect([page?.width, page?.height].map((length) => Math.round(length ?? 0))).toEqual([595, 842])
    for (const words of ['Die Zeichner', 'Auswahl', '2. März 2026 · 2 Bilder', 'Seite 1 von 1'])
      expect(page?.text).toContain(words)
    expect(page?.text).toMatch(/1 Agnieszka Wrońska Fuchs .*2 Agnieszka Wrońska Wal .*Titelbild\? Gerne groß/)
    expect(page?.pictures).toBe(2)
    expect([title, author]).toEqual(['Auswahl · Die Zeichner', 'Die Zeichner'])
    expect([language, createdAt]).toEqual(['de-DE', 'D:20260301233000Z'])
  })

  test('speaks English when asked to, or when whoever saved it did', async () => {
    const response = await agency.get(`${await save([ids.fox])}?lang=en`)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-collection.pdf"')
    for (const path of [`${await save([ids.fox])}?lang=en`, await save([ids.fox], 'en')]) {
      const { pages, language } = await readSheet(path)
      for (const words of ['Collection', '2 March 2026 · 1 image', 'Fox', 'Page 1 of 1'])
        expect(pages[0]?.text).toContain(words)
      expect(language).toBe('en-GB')
    }
  })

  test('leads to the portfolio from each picture and from each address', async () => {
    const path = await save([ids.fox])
    const german = `${ORIGIN}/illustrator/agnieszka-wronska?bild=${ids.fox}`
    const english = `${ORIGIN}/en/illustrator/agnieszka-wronska?bild=${ids.fox}`
    expect((await readSheet(path)).pages[0]?.links.slice(1)).toEqual([german, german])
    expect((await readSheet(`${path}?lang=en`)).pages[0]?.links.slice(1)).toEqual([english, english])
  })

  test('leads to the shared collection itself, and says until when', async () => {
    const path = await save([ids.fox])
    const [, id] = /lightbox\/(.+)\/pdf/.exec(path) ?? []
    const [page] = (await readSheet(path)).pages
    expect(page?.links[0]).toBe(`${ORIGIN}/auswahl?id=${id}`)
    expect(page?.text).toContain(`Bis zum 31. Mai 2026 im Web: ${site.hosts.production[0]}/auswahl?id=${id}`)
    const [english] = (await readSheet(`${path}?lang=en`)).pages
    expect(english?.links[0]).toBe(`${ORIGIN}/en/auswahl?id=${id}`)
    expect(english?.text).toContain('Online until 31 May 2026:')
  })

  test('names whom to call at the foot of every page', async () => {
    const { pages } = await readSheet(await save(ids.many.slice(0, 30)))
    expect(pages).toHaveLength(3)
    const contact = [site.brand.de, site.phone.shown, site.mail.office, site.hosts.production[0]].join(' · ')
    pages.forEach(({ text }, at) => {
      expect(text).toContain(contact)
      expect(text).toContain(`Seite ${at + 1} von 3`)
    })
  })

  test('says how many pictures were withdrawn since', async () => {
    const [page] = (await readSheet(await save([ids.hidden, ids.fox, 999_999]))).pages
    expect(page?.text).toContain('1 Bild 2 Bilder dieser Auswahl zeigen wir nicht mehr.')
    expect(page?.pictures).toBe(1)
    const { pages } = await readSheet(`${await save([ids.hidden])}?lang=en`)
    expect(pages[0]?.text).toContain('No images 1 image in this collection is no longer on show.')
  })

  test('keeps the place of a picture that cannot be had, and says so in the log', async () => {
    const [page] = (await readSheet(await save([ids.broken, ids.fox]))).pages
    expect(page?.text).toMatch(/1 Agnieszka Wrońska Verloren .*2 Agnieszka Wrońska Fuchs/)
    expect([page?.pictures, page?.links.length]).toEqual([1, 5])
    expect(agency.logged()).toContainEqual(
      expect.objectContaining({ msg: 'sheet.picture-missing', pictureId: ids.broken }),
    )
  })

  test.each([
    ['another script', 'Привет, мир', '[…], […]'],
    ['an emoji between words', 'Wal 🐋 groß', 'Wal […] groß'],
    ['right to left, with its marks', '\u202bשלום\u202c ja', '[…] ja'],
    ['letters of our neighbours', 'Łódź, Çelik, Dvořák, Ørsted', 'Łódź, Çelik, Dvořák, Ørsted'],
    ['signs of the file format', '(a) <b> \\ % /c', '(a) <b> \\ % /c'],
  ])('shows a note with %s', async (_, note, shown) => {
    const [page] = (await readSheet(await save([[ids.fox, note]]))).pages
    expect(page?.text).toContain(shown)
  })

  test('breaks a note of one word of the most letters into lines', async () => {
    const [page] = (await readSheet(await save([[ids.fox, 'W'.repeat(300)]]))).pages
    expect(page?.text.replaceAll(' ', '')).toContain('W'.repeat(300))
  })

  test.each(Object.entries({ sheet: 42, two: 250, one: 500 }))(
    'holds the most pictures in the layout %s',
    async (layout, count) => {
      const { pages } = await readSheet(`${await save(ids.many)}?layout=${layout}`)
      expect(pages).toHaveLength(count)
      expect(pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(MOST_COLLECTED)
      expect(pages.at(-1)?.text).toContain('500 Agnieszka')
    },
  )
})

describe('what is refused', () => {
  test.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '%00', '../../etc/passwd', '🐋'])(
    'an unknown id, %s: 404',
    async (id) => {
      const answer = await agency.get(`/illusde/api/lightbox/${encodeURIComponent(id)}/pdf`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    },
  )

  test('an expired collection: 410', async () => {
    const path = await save([ids.fox])
    now = new Date(START.getTime() + (KEPT_DAYS + 1) * DAY_MS)
    const answer = await agency.get(path)
    expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([410, null])
    expect(await answer.json()).toMatchObject({ error: { code: 'expired' } })
  })

  test.each(['fr', '', 'DE'])('the language „%s“: 400', async (language) => {
    expect((await agency.get(`${await save([ids.fox])}?lang=${language}`)).status).toBe(400)
  })

  test.each(['layout=three', 'layout=', `title=${'x'.repeat(121)}`, `note=${'x'.repeat(1001)}`])(
    'the wish „%s“: 400',
    async (wish) => {
      expect((await agency.get(`${await save([ids.fox])}?${wish}`)).status).toBe(400)
    },
  )

  test('other methods: 405', async () => {
    const answer = await agency.get(await save([ids.fox]), {}, 'DELETE')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, POST, HEAD'])
  })
})

test('a HEAD gets the headers alone', async () => {
  const answer = await agency.get(await save([ids.fox]), {}, 'HEAD')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  expect(await answer.text()).toBe('')
})

describe('of many who ask at once', () => {
  const [OFFICE, HOME] = ['203.0.113.9', '198.51.100.7']

  /** Answers without a socket, which are read when the test reads them. */
  async function openCalls() {
    const app = new Hono<CallEnv>()
    app.use(async (context, next) => {
      context.set('networkAddress', context.req.header('X-Network') ?? '')
      await next()
    })
    app.route('/illusde/api', publicApi(publicCalls(), agency.services))
    const path = await save([ids.fox])
    return async (network: string, env = {}) => app.request(path, { headers: { 'X-Network': network } }, env)
  }

  test('one network has some of the places, another still gets its file, and who leaves makes room', async () => {
    const ask = await openCalls()
    // Two have their turn as long as nobody reads their answer, eight wait.
    const waiting = Array.from({ length: 10 }, () => ask(OFFICE))
    const refused = await ask(OFFICE)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '15'])
    expect(await refused.json()).toMatchObject({ error: { code: 'busy' } })
    const read = await readPdf(new Uint8Array(await (await ask(HOME)).arrayBuffer()))
    expect(read.pages).toHaveLength(1)
    for (const answer of waiting) {
      const { status, body } = await answer
      expect(status).toBe(200)
      await body?.cancel()
    }
    expect((await ask(OFFICE)).status).toBe(200)
  })

  test('those who read nothing lose their places and their connections', async () => {
    const ask = await openCalls()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let closed = 0
    const env = { outgoing: { destroy: () => (closed += 1) } }
    await Promise.all([ask(OFFICE, env), ask(OFFICE, env), ask(HOME, env)])
    const next = ask(HOME)
    vi.advanceTimersByTime(PDF_UNREAD_MS)
    expect((await next).status).toBe(200)
    expect(closed).toBe(3)
  })
})
