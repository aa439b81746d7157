import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { HAND_OUT_START, type HandOutAgency, LONG_NAME, openHandOutAgency } from '#tests/hand-out-agency.ts'
import { readCsvElsewhere } from '#tests/read-csv.ts'

const ORIGIN = `https://${site.hosts.production[0]}`

let world: HandOutAgency

beforeAll(async () => {
  world = await openHandOutAgency()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = HAND_OUT_START
})

describe('the table of a saved collection', () => {
  test('has a line for each work, as German spreadsheets open it', async () => {
    const path = await world.save([world.ids.fox, world.ids.whale, world.ids.hidden], {
      [world.ids.whale]: 'Titel?\n"groß"; ja',
    })
    const answer = await world.agency.get(`${path}/csv`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-auswahl.csv"')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readCsvElsewhere(bytes, ';')).toEqual([
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
        `${ORIGIN}/illustrator/max?bild=${world.ids.fox}`,
        'Hochformat, animiert',
        '',
      ],
      [
        '2',
        'Ada Moor',
        'Wal',
        'Ein Wal unter Wasser',
        'Titel?\n"groß"; ja',
        `${ORIGIN}/illustrator/ada-moor?bild=${world.ids.whale}`,
        'Querformat',
        'Aquarell',
      ],
    ])
  })

  test('is English when asked to, with commas', async () => {
    const answer = await world.agency.get(`${await world.save([world.ids.fox, world.ids.whale])}/csv?lang=en`)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="zeichner-collection.csv"')
    const [head, fox, whale] = readCsvElsewhere(Buffer.from(await answer.arrayBuffer()))
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
      const answer = await world.agency.get(
        `${await world.save([world.ids.whale], { [world.ids.whale]: note })}/csv`,
      )
      const [, row] = readCsvElsewhere(Buffer.from(await answer.arrayBuffer()), ';')
      expect(row?.[4]).toMatch(/^'/)
    },
  )

  test('of an unknown or expired collection, or in another language, is refused', async () => {
    const path = await world.save([world.ids.whale])
    expect((await world.agency.get(`${path}/csv?lang=fr`)).status).toBe(400)
    expect((await world.agency.get('/illusde/api/lightbox/AAAAAAAAAAAAAAAAAAAAAA/csv')).status).toBe(404)
    world.time.now = new Date('2026-12-01')
    expect((await world.agency.get(`${path}/csv`)).status).toBe(410)
  })
})

test('the OpenAPI document describes every hand-out', async () => {
  expect(await world.agency.getJson('/illusde/api/openapi.json')).toMatchObject({
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
