import { expect, test } from 'vitest'
import type { Image } from '#domain/catalogue/model.ts'
import { openVariants } from '#domain/imaging/variants/variants.server.ts'
import { usualContact } from '#site/contact.ts'
import { collect } from '#tests/collect.ts'
import { aPicture, openTestFiles, openTestLog, testLicensor, withTestOriginals } from '#tests/pictures.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { type ContactSheet, drawContactSheet } from './contact-sheet.server.ts'

/** Large enough that its JPEG makes most of a piece. */
const PICTURE_WIDTH = 600

/** The one that was asked for, and those that are loaded ahead. */
const MOST_BEGUN = 5

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
    animation: false,
    embedCode: null,
    rating: 0,
    addedAt: '',
    picture: aPicture({ id, width: PICTURE_WIDTH, height: 400, contentVersion: `v${id}` }),
  }
}

function aSheet(count: number): ContactSheet {
  return {
    images: Array.from({ length: count }, (_, at) => ({ image: anImage(at + 1), note: '' })),
    withdrawn: 0,
    language: 'de',
    now: new Date('2026-03-01T10:00:00Z'),
    contact: usualContact('de'),
    host: 'zeichner.example',
    linkTo: () => ({ shown: 'zeichner.example/illustrator/ada-moor', address: 'https://zeichner.example/' }),
  }
}

async function openWorld() {
  const store = await openTestFiles()
  const { files, widths } = withTestOriginals(store.files)
  const { log, named } = openTestLog()
  const variants = openVariants({ files, concurrency: 2, log, licensor: testLicensor })
  return { needs: { variants, log }, files, named, widths, [Symbol.asyncDispose]: store[Symbol.asyncDispose] }
}

test('the file leaves in pieces, each picture before the next one is drawn', async () => {
  await using world = await openWorld()
  const pieces = await collect(drawContactSheet(aSheet(30), world.needs))
  expect(pieces.length).toBeGreaterThan(30)
  const { pages } = await readPdf(Buffer.concat(pieces))
  expect(pages.map(({ pictures }) => pictures)).toEqual([9, 12, 9])
})

test('who stops asking stops the work', async () => {
  await using world = await openWorld()
  const sheet = aSheet(30)
  const pieces = drawContactSheet(sheet, world.needs)
  await pieces.next()
  await pieces.return(undefined)
  // What was begun is made and stored to its end, and nothing else.
  const begun = sheet.images.slice(0, MOST_BEGUN).map(({ image }) => image.picture)
  await Promise.all(
    begun.map((picture) => world.needs.variants.get(picture, { width: 640, format: 'jpeg', moving: false })),
  )
  expect(world.widths.length).toBeLessThanOrEqual(MOST_BEGUN)
})

test('a file that is no picture any more leaves its place empty', async () => {
  await using world = await openWorld()
  const sheet = aSheet(2)
  await collect(drawContactSheet(sheet, world.needs))
  const [stored] = await collect(world.files.list('variants'))
  await world.files.write(stored?.key ?? '', Buffer.from('no picture'), 'until a power cut')
  const { pages } = await readPdf(Buffer.concat(await collect(drawContactSheet(sheet, world.needs))))
  expect(pages[0]?.pictures).toBe(1)
  expect(world.named('sheet.picture-missing')).toHaveLength(1)
})
