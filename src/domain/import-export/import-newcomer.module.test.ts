import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportLists } from '#domain/import-export/export-lists.server.ts'
import { systemClock } from '#platform/clock.ts'
import { rowsOf } from '#platform/database/database.ts'
import { checkPicture, HEIC_PHOTO, openTestFiles } from '#tests/pictures.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { aSheet } from '#tests/uploads.ts'
import { importLists } from './import-lists.server.ts'
import { isListName, type ListName } from './list-names.ts'
import type { ListFile } from './read-list.server.ts'
import { writeCounts, writeLine } from './report-text.ts'

// A newcomer has only pictures, names and titles so far.

const ARTISTS = 'Code;Name;SortName\nada;Ada Moor;Moor, Ada\n'
const IMAGES = 'Artist;Picture;TitleDe;TitleEn\nada;wal.png;Wal;Whale\n'
const WITH_ALT = 'Artist;Picture;TitleDe;TitleEn;AltDe;AltEn\nada;wal.png;Wal;Whale;Ein Wal;A whale\n'
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

async function openWorld() {
  const database = await openTestDatabase('pglite')
  const store = await openTestFiles()
  const wal = await aSheet('#2563c9', 40, 30)
  const pictures = new Map<string, Buffer>([
    ['wal.png', wal],
    ['half.png', wal.subarray(0, wal.length / 2)],
    ['one.svg', drawing],
    ['half.heic', HEIC_PHOTO.subarray(0, HEIC_PHOTO.length / 2)],
    ['other.svg', drawing],
  ])
  const needs = {
    db: database.db,
    files: store.files,
    clock: systemClock,
    staff: SOMEBODY,
    source: { readPicture: async (name: string) => pictures.get(name) ?? null, checkPicture },
  }
  return {
    db: database.db,
    run: (lists: Partial<Record<ListName, string>>) => importLists(needs, toFiles(lists), false),
    readLists: async () => {
      const lists: Record<string, string> = {}
      await exportLists(needs, async (name, bytes) => {
        if (name.endsWith('.csv')) lists[name.replace('.csv', '')] = Buffer.from(bytes).toString('utf8')
        else pictures.set(name.replace('pictures/', ''), Buffer.from(bytes))
      })
      return lists
    },
    readImage: async () => {
      const [row] = await rowsOf(database.db, sql`SELECT hidden, alt_de FROM images`)
      return row
    },
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  }
}

function toFiles(lists: Partial<Record<string, string>>): ListFile[] {
  return Object.entries(lists).flatMap(([name, list = '']): ListFile[] =>
    isListName(name) ? [{ name, ending: 'csv', bytes: Buffer.from(list) }] : [],
  )
}

test('an artist comes in without a portrait, goes out without one, and comes in again', async () => {
  await using world = await openWorld()
  expect((await world.run({ artists: ARTISTS, images: WITH_ALT })).counts).toMatchObject({
    new: 2,
    refused: 0,
  })
  expect(await rowsOf(world.db, sql`SELECT portrait_id FROM artists`)).toEqual([{ portrait_id: null }])
  const lists = await world.readLists()
  expect((await world.run(lists)).counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
  await using elsewhere = await openWorld()
  const { artists = '' } = lists
  expect((await elsewhere.run({ artists })).counts).toMatchObject({ new: 1, refused: 0 })
})

test('the portrait comes later', async () => {
  await using world = await openWorld()
  await world.run({ artists: ARTISTS })
  const report = await world.run({ artists: 'Code;Portrait\nada;wal.png\n' })
  expect(report.counts).toMatchObject({ changed: 1, refused: 0 })
  expect(await rowsOf(world.db, sql`SELECT portrait_id IS NOT NULL AS has FROM artists`)).toEqual([
    { has: true },
  ])
})

test('a work without alternative texts comes in hidden, the report says why, and the texts show it', async () => {
  await using world = await openWorld()
  const report = await world.run({ artists: ARTISTS, images: IMAGES })
  expect(report).toMatchObject({ counts: { new: 2, refused: 0 }, unseen: 1 })
  expect(report.lines.map(writeLine)).toContain(
    'images, line 2, ada: wal.png: new, hidden until it has AltDe and AltEn.',
  )
  expect(writeCounts(report)).toContain('1 work stays hidden until it has AltDe and AltEn')
  expect(await world.readImage()).toEqual({ hidden: true, alt_de: '' })
  expect(await world.run({ images: IMAGES })).toMatchObject({ counts: { same: 1 }, unseen: 1 })

  expect(await world.run({ images: WITH_ALT })).toMatchObject({ counts: { changed: 1 }, unseen: 0 })
  expect(await world.readImage()).toEqual({ hidden: false, alt_de: 'Ein Wal' })
})

test('a work that the list hides stays hidden when its texts come', async () => {
  await using world = await openWorld()
  const hide = (list: string) => list.replace('TitleEn', 'TitleEn;Hidden').replace('Whale', 'Whale;yes')
  expect(await world.run({ artists: ARTISTS, images: hide(IMAGES) })).toMatchObject({ unseen: 0 })
  await world.run({ images: hide(WITH_ALT) })
  expect(await world.readImage()).toMatchObject({ hidden: true })
})

test('a work that is shown does not lose its texts', async () => {
  await using world = await openWorld()
  await world.run({ artists: ARTISTS, images: WITH_ALT })
  const report = await world.run({ images: WITH_ALT.replace('A whale', '') })
  expect(report.lines).toMatchObject([{ outcome: 'refused', problems: { AltEn: 'required' } }])
})

test('files that are no pictures are called what they are, each by itself', async () => {
  await using world = await openWorld()
  const row = (file: string) => `ada;${file};Wal;Whale\n`
  const images = `Artist;Picture;TitleDe;TitleEn\n${row('one.svg')}${row('other.svg')}${row('half.png')}${row('half.heic')}`
  const { lines } = await world.run({ artists: ARTISTS, images })
  expect(lines.filter(({ list }) => list === 'images').map(({ problems }) => problems)).toEqual([
    { Picture: 'svg' },
    { Picture: 'svg' },
    { Picture: 'cut-off' },
    { Picture: 'cut-off' },
  ])
  expect(lines.map(writeLine).join()).toMatch(/save it as PNG/)
})

test.each([
  ['Ada_Moor', 'ada-moor'],
  ['Wände & Böden', 'waende-boeden'],
  ['Élan', 'elan'],
])('for the code %j the report says the rule and another one', async (code, better) => {
  await using world = await openWorld()
  const { lines } = await world.run({ artists: ARTISTS.replace('ada;', `${code};`) })
  expect(lines).toMatchObject([{ outcome: 'refused', problems: { Code: `slug:${better}` } }])
  expect(lines.map(writeLine).join()).toContain(`hyphens between them, such as ${better}`)
})
