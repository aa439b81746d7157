import { expect, test } from 'vitest'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { UNKNOWN_FACTS } from '#domain/catalogue/profile/profile.ts'
import { openVariants } from '#domain/imaging/variants.server.ts'
import { collect } from '#tests/collect.ts'
import { aPicture, openTestFiles, openTestLog, testLicensor, withTestOriginals } from '#tests/pictures.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { drawHandOut } from './draw-hand-out.server.ts'
import type { HandOut } from './hand-out.ts'

/** Large enough that its JPEG is most of a chunk. */
const PICTURE_WIDTH = 600

/** The requested picture, and those that are loaded ahead. */
const MOST_STARTED = 5

function anImage(id: number): Image {
  return {
    id,
    artistId: 1,
    artistName: 'Ada Moor',
    artistCode: 'ada-moor',
    titleDe: 'Wal',
    titleEn: 'Whale',
    altDe: 'Ein Wal',
    altEn: 'A whale',
    keywordsDe: '',
    keywordsEn: '',
    animation: false,
    embedCode: null,
    rating: 0,
    ...UNKNOWN_FACTS,
    addedAt: '',
    picture: aPicture({ id, width: PICTURE_WIDTH, height: 400, contentVersion: `v${id}` }),
  }
}

function aHandOut(count: number, differences: Partial<HandOut> = {}): HandOut {
  const link = { words: 'zeichner.example', address: 'https://zeichner.example/' }
  return {
    language: 'de',
    layout: 'sheet',
    now: new Date('2026-03-01T10:00:00Z'),
    foot: 'Die Zeichner',
    opening: { title: 'Auswahl', facts: ['1. März 2026'], online: link, cover: null },
    works: Array.from({ length: count }, (_, at) => ({ image: anImage(at + 1), note: '' })),
    linkTo: () => link,
    enquiryAbout: () => link,
    ...differences,
  }
}

async function openSetup() {
  const store = await openTestFiles()
  const { files, widths } = withTestOriginals(store.files)
  const { log, named } = openTestLog()
  const variants = openVariants({ files, concurrency: 2, log, licensor: testLicensor })
  return { needs: { variants, log }, files, named, widths, [Symbol.asyncDispose]: store[Symbol.asyncDispose] }
}

test('the file is streamed: each picture is sent before the next one is drawn', async () => {
  await using setup = await openSetup()
  const pieces = await collect(drawHandOut(aHandOut(30), setup.needs))
  expect(pieces.length).toBeGreaterThan(30)
  const { pages } = await readPdf(Buffer.concat(pieces))
  expect(pages.map(({ pictures }) => pictures)).toEqual([9, 12, 9])
})

test('returning the generator stops the work', async () => {
  await using setup = await openSetup()
  const sheet = aHandOut(30)
  const pieces = drawHandOut(sheet, setup.needs)
  await pieces.next()
  await pieces.return(undefined)
  // Only variants that were started are finished and stored.
  const started = sheet.works.slice(0, MOST_STARTED).map(({ image }) => image.picture)
  await Promise.all(
    started.map((picture) =>
      setup.needs.variants.get(picture, { width: 640, format: 'jpeg', moving: false }),
    ),
  )
  expect(setup.widths.length).toBeLessThanOrEqual(MOST_STARTED)
})

test('a broken picture leaves its place empty', async () => {
  await using setup = await openSetup()
  const sheet = aHandOut(2)
  await collect(drawHandOut(sheet, setup.needs))
  const [stored] = await collect(setup.files.list('variants'))
  await setup.files.write(stored?.key ?? '', Buffer.from('no picture'), 'until a power cut')
  const { pages } = await readPdf(Buffer.concat(await collect(drawHandOut(sheet, setup.needs))))
  expect(pages[0]?.pictures).toBe(1)
  expect(setup.named('sheet.picture-missing')).toHaveLength(1)
})

test.each([
  ['sheet', 3, 960],
  ['sheet', 7, 640],
  ['one', 3, 960],
  ['two', 61, 640],
] as const)('in the layout %s, %i works come %i pixels wide', async (layout, count, width) => {
  await using setup = await openSetup()
  await collect(drawHandOut(aHandOut(count, { layout }), setup.needs))
  const stored = await collect(setup.files.list('variants'))
  expect(stored).toHaveLength(count)
  for (const { key } of stored) expect(key).toContain(`-${width}-`)
})
