import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import type { TestAgency } from '#tests/open-test-agency.ts'
import type { SmallVisualSearch } from '#tests/small-visual-search.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, untilState, upload } from '#tests/uploads.ts'

const SUGGESTIONS = '/illusde/api/admin/images/suggestions'

let agency: TestAgency
let visual: SmallVisualSearch
let anna: number

beforeAll(async () => {
  const world = await openUploadAgency()
  ;({ agency, visual } = world)
  anna = await addArtist(db(), { code: 'anna-weber', name: 'Anna Weber' })
  return () => world[Symbol.asyncDispose]()
})

const db = () => agency.services.database.db

/** Uploads a work, which is Anna's unless an artist is named. */
async function take(bytes: Uint8Array, filename = 'a.jpg', artist = anna): Promise<number> {
  const id = await upload(agency, bytes, { filename, artist: String(artist) })
  return (await untilState(agency, id, 'taken')).ImageId ?? 0
}

async function suggested(id: number) {
  return (await (await agency.get(`${SUGGESTIONS}?ids=${id}`, AS_STAFF)).json()).data[0]
}

test('styles that most of the similar pictures have are suggested, also for a hidden image', async () => {
  const [reds, blues] = [await addGallery(db()), await addGallery(db(), { germanUrl: 'tusche' })]
  const [red, blue] = [await aSheet('#d62828'), await aSheet('#2563c9')]
  for (const [picture, gallery] of [
    [red, reds],
    [red, reds],
    [blue, blues],
  ] as const) {
    const id = await addImage(db(), { artistId: anna })
    await db().execute(sql`INSERT INTO image_galleries VALUES (${id}, ${gallery})`)
    await visual.add(id, picture)
  }
  const hidden = await addImage(db(), { artistId: anna, hidden: true })
  await visual.add(hidden, red)
  await agency.services.readModel.reload()
  const answer = await agency.get(`${SUGGESTIONS}?ids=${hidden}`, AS_STAFF)
  expect(await answer.json()).toMatchObject({ data: [{ Id: hidden, Galleries: [reds], OtherCreator: '' }] })
  expect((await agency.get(`${SUGGESTIONS}?ids=x`, AS_STAFF)).status).toBe(400)
  expect((await agency.get(`${SUGGESTIONS}?ids=1`)).status).toBe(401)
})

test('a new work begins with the styles of its artist that there still are', async () => {
  const artist = await addArtist(db(), { code: 'bo-stil', name: 'Bo Stil' })
  const gallery = await addGallery(db(), { germanUrl: 'kreide' })
  await db().execute(sql`UPDATE artists SET new_work_styles = '{gone,kreide}' WHERE id = ${artist}`)
  const id = await take(await aSheet('#44aa55'), 'a.png', artist)
  const styles = await rowsOf(db(), sql`SELECT gallery_id FROM image_galleries WHERE image_id = ${id}`)
  expect(styles).toEqual([{ gallery_id: gallery }])
})

const readFixture = (name: string) => readFileSync(`tests/metadata/${name}`)
const NO_TEXTS = { TitleDe: '', TitleEn: '', AltDe: '', AltEn: '', KeywordsDe: '', KeywordsEn: '', Year: '' }

test('what a file says of its picture is suggested in both languages, somebody else as its creator is named, and nothing is written', async () => {
  const id = await take(readFixture('iptc-xmp.jpg'), 'scan-01.jpg')
  expect(await suggested(id)).toMatchObject({
    Texts: {
      TitleDe: 'Nachtwal',
      TitleEn: 'Night whale',
      AltDe: 'Ein blauer Wal unter weißem Mond',
      AltEn: 'A whale swims under the moon at night.',
      KeywordsDe: 'Wal, Mond, Meer',
      KeywordsEn: '',
      Year: '2024',
    },
    OtherCreator: 'Jörg Müller',
    Copyright: '© 2024 Jörg Müller',
  })
  expect(
    await rowsOf(db(), sql`SELECT title_de, alt_de, keywords_de, year, hidden FROM images WHERE id = ${id}`),
  ).toEqual([{ title_de: 'scan 01', alt_de: '', keywords_de: '', year: null, hidden: true }])
})

test.each([
  ['xmp.png', { TitleDe: '', TitleEn: 'The fox and the moon', KeywordsEn: 'fox, moon', Year: '2023' }],
  ['xmp.webp', { TitleDe: 'Fuchs im Wald', AltDe: 'Illustration „Fuchs im Wald“: Fuchs und Wald' }],
  ['iptc-xmp.tif', { TitleEn: 'Harbour', AltEn: 'Illustration “Harbour”: harbour' }],
  ['xmp.heic', { TitleDe: 'Telefonwal', AltDe: '' }],
])('the artist of %s is the one that it names, and its texts are suggested', async (name, texts) => {
  const id = await take(readFixture(name), name)
  expect(await suggested(id)).toMatchObject({ Texts: texts, OtherCreator: '' })
})

test('keywords and alternative texts are suggested in both languages by similar works, and with the title that staff wrote', async () => {
  const green = await aSheet('#1ad67c')
  for (const more of ['Boot', 'Haus', 'Boot']) {
    const id = await addImage(db(), {
      artistId: anna,
      keywordsDe: `Wal, Mond, ${more}`,
      keywordsEn: 'whale, moon',
    })
    await visual.add(id, green)
  }
  await agency.services.readModel.reload()
  const id = await take(await aSheet('#00aa00'))
  await visual.add(id, green)
  expect((await suggested(id)).Texts).toEqual({
    ...NO_TEXTS,
    AltDe: 'Illustration: Wal, Mond und Boot',
    AltEn: 'Illustration: whale and moon',
    KeywordsDe: 'Wal, Mond, Boot',
    KeywordsEn: 'whale, moon',
  })
  await db().execute(sql`UPDATE images SET title_de = 'Ebbe', title_en = 'Low tide' WHERE id = ${id}`)
  expect((await suggested(id)).Texts).toMatchObject({
    AltDe: 'Illustration „Ebbe“: Wal, Mond und Boot',
    AltEn: 'Illustration “Low tide”: whale and moon',
  })
})

test('another original brings what its own file says; visitors are told nothing of it', async () => {
  const id = await take(readFixture('exiv2.jpg'))
  const file = await upload(agency, readFixture('exif.jpg'), { filename: 'b.jpg', purpose: 'file' })
  await untilState(agency, file, 'ready')
  const path = `/illusde/api/admin/images/${id}`
  const revision = (await (await agency.get(path, AS_STAFF)).json()).Revision
  const replaced = await fetch(`${agency.address}${path}/original`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
    body: JSON.stringify({ Upload: file }),
  })
  expect(replaced.status).toBe(200)
  expect(await suggested(id)).toMatchObject({
    Texts: { TitleDe: '', AltDe: '', AltEn: 'A lighthouse by the sea', Year: '2021' },
    OtherCreator: 'by Kim Okafor',
  })
  await db().execute(sql`UPDATE images SET hidden = false, alt_de = 'a', alt_en = 'a' WHERE id = ${id}`)
  await agency.services.readModel.reload()
  for (const address of ['/illusde/api/images/homepage', '/', path.replace('/admin', '')])
    expect(await (await agency.get(address)).text()).not.toMatch(/Okafor|lighthouse/)
})
