import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { site } from '#site/site.server.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

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
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => {
  now = START
})

/** Answers the path of the saved collection below the API. */
async function save(images: number[], notes: Record<number, string> = {}): Promise<string> {
  const entries = images.map((imageId) => ({ imageId, note: notes[imageId] ?? '' }))
  const { id } = await saveCollection(agency.services.database.db, {
    entries,
    language: 'de',
    now: START,
    keptDays: 90,
  })
  return `/illusde/api/lightbox/${id}`
}

describe('the table of a saved collection', () => {
  test('has a line for each work, as German spreadsheets open it', async () => {
    const path = await save([ids.fox, ids.whale, ids.hidden], { [ids.whale]: 'Titel?\n"groß"; ja' })
    const answer = await agency.get(`${path}/csv`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-auswahl.csv"')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(parse(bytes, { bom: true, delimiter: ';' })).toEqual([
      [
        'Nr.',
        'Illustration von',
        'Titel',
        'Beschreibung',
        'Notiz',
        'Webadresse',
        'Format',
        'Technik und Stil',
      ],
      [
        '1',
        LONG_NAME,
        "'=1+1",
        'Ein Fuchs',
        '',
        `${ORIGIN}/illustrator/max?bild=${ids.fox}`,
        'Hochformat, animiert',
        '',
      ],
      [
        '2',
        'Ada Moor',
        'Wal',
        'Ein Wal unter Wasser',
        'Titel?\n"groß"; ja',
        `${ORIGIN}/illustrator/ada-moor?bild=${ids.whale}`,
        'Querformat',
        'Aquarell',
      ],
    ])
  })

  test('is English when asked to, with commas', async () => {
    const answer = await agency.get(`${await save([ids.fox, ids.whale])}/csv?lang=en`)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-collection.csv"')
    const [head, fox, whale] = parse(await answer.text(), { bom: true })
    expect(head).toEqual([
      'No.',
      'Artist',
      'Title',
      'Description',
      'Note',
      'Web address',
      'Format',
      'Technique and style',
    ])
    expect(fox?.[2]).toBe('Fox; "red"')
    expect(whale?.[7]).toBe('Watercolour')
  })

  test.each(['=1+1', '+49 40', '-1', '@SUM(A1)', "'=1", '\t=1'])(
    'runs no note as a formula: %s',
    async (note) => {
      const answer = await agency.get(`${await save([ids.whale], { [ids.whale]: note })}/csv`)
      expect(parse(await answer.text(), { bom: true, delimiter: ';' })[1]?.[4]).toMatch(/^'/)
    },
  )

  test('of an unknown or expired collection, or in another language, is refused', async () => {
    const path = await save([ids.whale])
    expect((await agency.get(`${path}/csv?lang=fr`)).status).toBe(400)
    expect((await agency.get('/illusde/api/lightbox/AAAAAAAAAAAAAAAAAAAAAA/csv')).status).toBe(404)
    now = new Date('2026-12-01')
    expect((await agency.get(`${path}/csv`)).status).toBe(410)
  })
})

test('the OpenAPI document describes every hand-out', async () => {
  expect(await agency.getJson('/illusde/api/openapi.json')).toMatchObject({
    paths: {
      '/lightbox/{id}/pdf': {
        get: { parameters: expect.any(Array) },
        post: { requestBody: expect.anything() },
      },
      '/lightbox/{id}/csv': { get: { responses: { 200: { content: { 'text/csv': expect.anything() } } } } },
      '/artist/{ArtistId}/pdf': { get: { responses: { 200: expect.anything() } } },
    },
  })
})
