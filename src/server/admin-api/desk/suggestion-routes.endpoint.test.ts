import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, untilState, upload } from '#tests/uploads.ts'

const SUGGESTIONS = '/illusde/api/admin/images/suggestions'

test('styles that most of the similar pictures have are suggested, also for a hidden image', async () => {
  await using world = await openUploadAgency()
  const { agency, visual, artist } = world
  const { db } = agency.services.database
  const [reds, blues] = [await addGallery(db), await addGallery(db, { germanUrl: 'tusche' })]
  const [red, blue] = [await aSheet('#d62828'), await aSheet('#2563c9')]
  const artistId = Number(artist)
  for (const [picture, gallery] of [
    [red, reds],
    [red, reds],
    [blue, blues],
  ] as const) {
    const id = await addImage(db, { artistId })
    await db.execute(sql`INSERT INTO image_galleries VALUES (${id}, ${gallery})`)
    await visual.add(id, picture)
  }
  const hidden = await addImage(db, { artistId, hidden: true })
  await visual.add(hidden, red)
  await agency.services.readModel.reload()
  const answer = await agency.get(`${SUGGESTIONS}?ids=${hidden}`, AS_STAFF)
  expect(await answer.json()).toMatchObject({ data: [{ Id: hidden, Galleries: [reds], OtherCreator: '' }] })
  expect((await agency.get(`${SUGGESTIONS}?ids=x`, AS_STAFF)).status).toBe(400)
  expect((await agency.get(`${SUGGESTIONS}?ids=1`)).status).toBe(401)
})

test('a new work begins with the styles of its artist that there still are', async () => {
  await using world = await openUploadAgency()
  const { agency, artist } = world
  const { db } = agency.services.database
  const gallery = await addGallery(db, { germanUrl: 'tusche' })
  await db.execute(sql`UPDATE artists SET new_work_styles = '{gone,tusche}' WHERE id = ${Number(artist)}`)
  const id = await upload(agency, await aSheet('#44aa55'), { filename: 'a.png', artist })
  const { ImageId } = await untilState(agency, id, 'taken')
  expect(await rowsOf(db, sql`SELECT image_id, gallery_id FROM image_galleries`)).toEqual([
    { image_id: ImageId, gallery_id: gallery },
  ])
})

const readFixture = (name: string) => readFileSync(`tests/metadata/${name}`)
const NO_TEXTS = { TitleDe: '', TitleEn: '', AltDe: '', AltEn: '', KeywordsDe: '', KeywordsEn: '', Year: '' }

async function openWorld() {
  const world = await openUploadAgency()
  const { agency } = world
  const { db } = agency.services.database
  const artistId = await addArtist(db, { code: 'anna-weber', name: 'Anna Weber' })
  const take = async (bytes: Uint8Array, filename = 'a.jpg') => {
    const id = await upload(agency, bytes, { filename, artist: String(artistId) })
    return (await untilState(agency, id, 'taken')).ImageId ?? 0
  }
  const suggested = async (id: number) =>
    (await (await agency.get(`${SUGGESTIONS}?ids=${id}`, AS_STAFF)).json()).data[0]
  return { ...world, db, artistId, take, suggested, [Symbol.asyncDispose]: world[Symbol.asyncDispose] }
}

test('what a file says of its picture is suggested in both languages, somebody else as its creator is named, and nothing is written', async () => {
  await using world = await openWorld()
  const { take, suggested, db } = world
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
    await rowsOf(db, sql`SELECT title_de, alt_de, keywords_de, year, hidden FROM images WHERE id = ${id}`),
  ).toEqual([{ title_de: 'scan 01', alt_de: '', keywords_de: '', year: null, hidden: true }])
})

test.each([
  ['xmp.png', { TitleDe: '', TitleEn: 'The fox and the moon', KeywordsEn: 'fox, moon', Year: '2023' }],
  ['xmp.webp', { TitleDe: 'Fuchs im Wald', AltDe: 'Illustration „Fuchs im Wald“: Fuchs und Wald' }],
  ['iptc-xmp.tif', { TitleEn: 'Harbour', AltEn: 'Illustration “Harbour”: harbour' }],
  ['xmp.heic', { TitleDe: 'Telefonwal', AltDe: '' }],
])('the artist of %s is the one that it names, and its texts are suggested', async (name, texts) => {
  await using world = await openWorld()
  const id = await world.take(readFixture(name), name)
  expect(await world.suggested(id)).toMatchObject({ Texts: texts, OtherCreator: '' })
})

test('keywords and alternative texts are suggested in both languages by similar works, and with the title that staff wrote', async () => {
  await using world = await openWorld()
  const { db, agency, visual, artistId, take, suggested } = world
  const red = await aSheet('#d62828')
  for (const more of ['Boot', 'Haus', 'Boot']) {
    const id = await addImage(db, { artistId, keywordsDe: `Wal, Mond, ${more}`, keywordsEn: 'whale, moon' })
    await visual.add(id, red)
  }
  await agency.services.readModel.reload()
  const id = await take(await aSheet('#00aa00'))
  await visual.add(id, red)
  expect((await suggested(id)).Texts).toEqual({
    ...NO_TEXTS,
    AltDe: 'Illustration: Wal, Mond und Boot',
    AltEn: 'Illustration: whale and moon',
    KeywordsDe: 'Wal, Mond, Boot',
    KeywordsEn: 'whale, moon',
  })
  await db.execute(sql`UPDATE images SET title_de = 'Ebbe', title_en = 'Low tide' WHERE id = ${id}`)
  expect((await suggested(id)).Texts).toMatchObject({
    AltDe: 'Illustration „Ebbe“: Wal, Mond und Boot',
    AltEn: 'Illustration “Low tide”: whale and moon',
  })
})

test('another original brings what its own file says; visitors are told nothing of it', async () => {
  await using world = await openWorld()
  const { agency, take, suggested } = world
  const id = await take(readFixture('iptc-xmp.jpg'))
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
  await agency.services.database.db.execute(sql`UPDATE images SET hidden = false, alt_de = 'a', alt_en = 'a'`)
  await agency.services.readModel.reload()
  for (const address of ['/illusde/api/images/homepage', '/', path.replace('/admin', '')])
    expect(await (await agency.get(address)).text()).not.toMatch(/Okafor|lighthouse/)
})
