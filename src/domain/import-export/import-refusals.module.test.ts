import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { rowsOf } from '#platform/database/database.ts'
import { checkPicture, openTestFiles } from '#tests/pictures.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { aSheet } from '#tests/uploads.ts'
import { importLists } from './import-lists.server.ts'
import { LIST_NAMES, type ListName } from './list-names.ts'
import type { ListFile } from './read-list.server.ts'
import { writeLine } from './report-text.ts'

const pictures = new Map<string, Buffer>()
beforeAll(async () => {
  pictures.set('ada.png', await aSheet('#d62828', 40, 30))
  pictures.set('wal.png', await aSheet('#2563c9', 40, 30))
  pictures.set('text.png', Buffer.from('no picture'))
})

const ARTISTS = 'Code,Name,SortName,Portrait\nada,Ada Moor,"Moor, Ada",ada.png\n'
const IMAGES = 'Artist,Picture,TitleDe,TitleEn,AltDe,AltEn\nada,wal.png,Wal,Whale,Ein Wal,A whale\n'

async function openWorld() {
  const database = await openTestDatabase('pglite')
  const store = await openTestFiles()
  const source = {
    readPicture: async (name: string) => pictures.get(name) ?? null,
    checkPicture,
  }
  const needs = { db: database.db, files: store.files, clock: systemClock, source, staff: SOMEBODY }
  const run = (lists: Partial<Record<ListName, string | Uint8Array>>, isTrial = false) =>
    importLists(needs, toFiles(lists), isTrial)
  const count = async (table: string) => {
    const [row] = await rowsOf(database.db, sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)}`)
    return row?.rows
  }
  return {
    run,
    count,
    db: database.db,
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  }
}

function toFiles(lists: Partial<Record<ListName, string | Uint8Array>>): ListFile[] {
  return LIST_NAMES.flatMap((name): ListFile[] => {
    const list = lists[name]
    return list === undefined ? [] : [{ name, ending: 'csv', bytes: Buffer.from(list) }]
  })
}

test('a list that people write by hand comes in, and a second time changes nothing', async () => {
  await using world = await openWorld()
  const lists = { artists: ARTISTS, images: IMAGES }
  expect((await world.run(lists)).counts).toMatchObject({ new: 2, refused: 0 })
  expect((await world.run(lists)).counts).toMatchObject({ new: 0, changed: 0, same: 2 })
  expect([await world.count('artists'), await world.count('images')]).toEqual([1, 1])
})

test('a trial says what would be and writes nothing', async () => {
  await using world = await openWorld()
  const report = await world.run({ artists: ARTISTS, images: IMAGES }, true)
  expect(report).toMatchObject({ written: false, counts: { new: 2 } })
  expect([await world.count('artists'), await world.count('pictures')]).toEqual([0, 0])
})

test('one bad row holds back all of its artist and nothing of the others', async () => {
  await using world = await openWorld()
  const artists = `${ARTISTS}ben,Ben Kraft,"Kraft, Ben",ada.png\n`
  const images = `${IMAGES}ada,missing.png,Wal,Whale,Ein Wal,A whale\nben,wal.png,Wal,Whale,Ein Wal,A whale\n`
  const report = await world.run({ artists, images })
  expect(report.counts).toMatchObject({ new: 2, refused: 1, 'held-back': 2 })
  expect(report.lines).toContainEqual(
    expect.objectContaining({ line: 3, outcome: 'refused', problems: { Picture: 'missing' } }),
  )
  expect(await rowsOf(world.db, sql`SELECT code FROM artists`)).toEqual([{ code: 'ben' }])
})

describe('a row is refused', () => {
  const cases: [string, string, Record<string, string>][] = [
    ['whose artist is not known', IMAGES.replace('\nada', '\nnobody'), { Artist: 'unknown' }],
    ['whose file is no picture', IMAGES.replace('wal.png', 'text.png'), { Picture: 'not-an-image' }],
    ['whose file leaves the folder', IMAGES.replace('wal.png', '../ada.png'), { Picture: 'pattern' }],
    ['without a title', IMAGES.replace('Wal,', ','), { TitleDe: 'required' }],
    ['that is there twice', IMAGES + IMAGES.split('\n')[1], { Row: 'twice' }],
    [
      'whose gallery is not known',
      IMAGES.replace('AltEn', 'AltEn,Galleries').replace('A whale', 'A whale,aquarell'),
      { Galleries: 'unknown' },
    ],
    [
      'with half a focus',
      IMAGES.replace('AltEn', 'AltEn,FocusX').replace('A whale', 'A whale,"0,5"'),
      { Picture: 'half-focus' },
    ],
    [
      'with a focus beside the picture',
      IMAGES.replace('AltEn', 'AltEn,FocusX,FocusY').replace('A whale', 'A whale,0.5,1.5'),
      { FocusY: 'largest:1' },
    ],
    [
      'with a player of somebody else',
      IMAGES.replace('AltEn', 'AltEn,EmbedCode').replace('A whale', 'A whale,<script>'),
      { EmbedCode: 'not-a-player' },
    ],
  ]
  test.each(cases)('%s', async (_, images, problems) => {
    await using world = await openWorld()
    const report = await world.run({ artists: ARTISTS, images })
    expect(report.lines.filter(({ outcome }) => outcome === 'refused')).toMatchObject([{ problems }])
    expect(await world.count('images')).toBe(0)
  })
})

describe('of what staff say at run time is refused', () => {
  const cases: [string, ListName, string, Record<string, string>][] = [
    ['a redirect in a circle', 'redirects', 'From,To\n/a,/a\n', { To: 'loop' }],
    ['a redirect from no path', 'redirects', 'From,To\na,/b\n', { From: 'pattern' }],
    ['a redirect to an unsafe page', 'redirects', 'From,To\n/a,http://example.com\n', { To: 'pattern' }],
    ['a redirect to nowhere', 'redirects', 'From\n/a\n', { To: 'required' }],
    ['a setting that nobody reads', 'settings', 'Name,TextDe\nsecret,x\n', { Name: 'unknown' }],
  ]
  test.each(cases)('%s', async (_, list, text, problems) => {
    await using world = await openWorld()
    const report = await world.run({ [list]: text })
    expect(report.lines).toMatchObject([{ list, outcome: 'refused', problems }])
    expect(await world.count(list)).toBe(0)
  })
})

test.each([
  '/\\evil.example',
  '//evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'news',
  '/',
  '',
])('a large picture that leads to %j is refused', async (link) => {
  await using world = await openWorld()
  const heroes = `Picture,PhonePicture,Title,Position,Link\nada.png,wal.png,Markt,1,"${link}"\n`
  const report = await world.run({ heroes })
  expect(report.lines).toMatchObject([
    { list: 'heroes', outcome: 'refused', problems: { Link: link ? 'pattern' : 'required' } },
  ])
  expect(await world.count('heroes')).toBe(0)
})

test('a large picture that leads to a page of ours comes in', async () => {
  await using world = await openWorld()
  await world.run({
    heroes: 'Picture,PhonePicture,Title,Position,Link\nada.png,wal.png,Markt,1,/news?a=b#c\n',
  })
  expect(await rowsOf(world.db, sql`SELECT link FROM heroes`)).toEqual([{ link: '/news?a=b#c' }])
})

describe('a list stops everything when', () => {
  const cases: [string, string | Uint8Array, Record<string, string>][] = [
    ['it has a column that nobody knows', 'Code,Nmae\nada,Ada\n', { Nmae: 'unknown' }],
    ['a row has another number of columns', 'Code,Name\nada\n', { Row: 'columns:2' }],
    ['a quotation mark is never closed', 'Code,Name\nada,"Ada\n', { Row: 'quotes' }],
    ['it is empty', '', { File: 'empty' }],
    ['it is in no known encoding', Uint8Array.of(0x43, 0x81, 0xff, 0x0a), { File: 'encoding' }],
    ['it is not text at all', Uint8Array.of(0, 1, 2, 3, 255), { File: 'encoding' }],
    [
      'part of it is UTF-8 and part of it Windows-1252',
      Buffer.concat([Buffer.from('Code,Name\nada,Änne Köhler\n'), Buffer.from('ben,Jörg\n', 'latin1')]),
      { File: 'encoding' },
    ],
    [
      'it was saved by an old Mac',
      Buffer.concat([Buffer.from('Code,Name\nada,M'), Buffer.of(0x9f), Buffer.from('ller\n')]),
      { File: 'encoding' },
    ],
    [
      'it was saved by DOS',
      Buffer.concat([Buffer.from('Code,Name\nada,K'), Buffer.of(0x94), Buffer.from('hler\n')]),
      { File: 'encoding' },
    ],
  ]
  test.each(cases)('%s', async (_, artists, problems) => {
    await using world = await openWorld()
    const report = await world.run({ artists, testimonials: 'DeText,EnText\nGut.,Good.\n' })
    expect(report).toMatchObject({ written: false, lines: [{ list: 'artists', problems }] })
    expect(await world.count('testimonials')).toBe(0)
  })
})

describe('a list is read that was saved as', () => {
  const text = 'DeText;EnText\r\nSchön;Fine\r\n'
  const latin = Buffer.from(text, 'latin1')
  const cases: [string, Uint8Array][] = [
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', latin],
    [
      'Windows-1252 with a quotation mark behind an ß',
      Buffer.from('DeText;EnText\r\nSchön \x84Spaß\x93;Fine\r\n', 'latin1'),
    ],
  ]
  test.each(cases)('%s', async (_, testimonials) => {
    await using world = await openWorld()
    await world.run({ testimonials })
    expect(await rowsOf(world.db, sql`SELECT de_text FROM testimonials`)).toMatchObject([
      { de_text: expect.stringMatching(/^Schön( „Spaß“)?$/) },
    ])
  })
})

describe('a row beyond the limits of the form is refused by the same rule', () => {
  const long = (length: number) => 'x'.repeat(length)
  const cases: [string, ListName, string, Record<string, string>][] = [
    ['a title', 'images', IMAGES.replace('Wal,', `${long(201)},`), { TitleDe: 'longest:200' }],
    ['an alternative text', 'images', IMAGES.replace('Ein Wal', long(501)), { AltDe: 'longest:500' }],
    ['an artist’s text', 'artists', `Code,BioDe\nada,${long(8_001)}\n`, { BioDe: 'longest:8000' }],
    ['a quote', 'testimonials', `DeText,EnText\nGut.,${long(2_001)}\n`, { EnText: 'longest:2000' }],
    [
      'the text of a news item with a script',
      'news',
      'PermalinkDe,PermalinkEn,TitleDe,BodyDe\nneu,new,Neu,<script>\n',
      { BodyDe: 'not-safe' },
    ],
    [
      'the address of a gallery that is a page’s',
      'galleries',
      'GermanUrl,Description,GermanDescription\nkontakt,A,A\n',
      { GermanUrl: 'taken' },
    ],
    ['a telephone number', 'settings', 'Name,TextDe\nphone,abc\n', { TextDe: 'pattern' }],
  ]
  test.each(cases)('%s', async (_, list, text, problems) => {
    await using world = await openWorld()
    const { lines } = await world.run({ artists: ARTISTS, [list]: text })
    const [line] = lines.filter((each) => each.list === list && each.outcome === 'refused')
    expect(line).toMatchObject({ line: 2, problems })
    expect(line && writeLine(line)).toContain(`${list}, line 2`)
  })
})
