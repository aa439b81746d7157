import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listPictureRows, listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { exportLists } from '#domain/import-export/export-lists.server.ts'
import { queueFileRemoval, removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { withPlainPictures } from '#tests/draw-plainly.ts'
import { openTestFiles } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, untilState, upload } from '#tests/uploads.ts'
import { seedDemo } from './seed-demo.ts'
import { storeOriginals } from './store-originals.ts'

const SMALL = { artists: 1, images: 3 }
const NOW = new Date('2026-11-01T12:00:00Z')
const LATER = new Date('2100-01-01T00:00:00Z')
const RED = '#d62828'

test('staff replace a picture of the demo like any other', async () => {
  await using world = await openUploadAgency()
  const { agency } = world
  const { database, files, readModel } = agency.services
  await seedDemo(database.db, SMALL, NOW, () => {})
  await readModel.reload()
  const id = readModel.current().catalogue.images.at(0)?.id ?? 0
  const address = `/dmedia/webp/320/${id}.webp`
  expect((await agency.get(address)).status).toBe(200)

  const Upload = await upload(agency, await aSheet(RED), { purpose: 'file' })
  await untilState(agency, Upload, 'ready')
  const { Revision } = await (await agency.get(`/illusde/api/admin/images/${id}`, AS_STAFF)).json()
  const replaced = await fetch(`${agency.address}/illusde/api/admin/images/${id}/original`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json', 'If-Match': `"${Revision}"` },
    body: JSON.stringify({ Upload }),
  })
  expect(replaced.status, await replaced.clone().text()).toBe(200)

  const row = (await listPictureRows(database.db)).get(id)
  expect(row).toMatchObject({
    originalKey: expect.stringMatching(`^originals/${id}/`),
    format: 'png',
    frames: 1,
  })
  expect(await files.read(row?.originalKey ?? '')).not.toBeNull()
  await readModel.reload()
  const { dominant } = await sharp(await (await agency.get(address)).arrayBuffer()).stats()
  expect(dominant.r).toBeGreaterThan(190)
  expect(dominant.g).toBeLessThan(70)
})

test('an export holds the original of every picture of the demo', async () => {
  await using database = await openTestDatabase()
  await using store = await openTestFiles()
  await seedDemo(database.db, SMALL, NOW, () => {})
  const names: string[] = []
  const add = async (name: string) => void names.push(name)
  const { db } = database
  const summary = await exportLists({ db, files: withPlainPictures(store.files) }, add)
  expect(summary).toMatchObject({ pictures: (await listPictureRows(db)).size, missing: 0 })
  expect(names).toContain('pictures/1.jpg')
})

test('the originals that a command stores are found without the drawer, and go like all files', async () => {
  await using database = await openTestDatabase()
  await using store = await openTestFiles()
  const { db } = database
  const { files } = store
  await seedDemo(db, SMALL, NOW, () => {})
  const [kept, ...others] = [...(await listPictureRows(db)).values()].map(({ originalKey }) => originalKey)
  for (const key of others) await files.write(key, Buffer.from('stored before'))
  await storeOriginals(db, files, 1, () => {})
  expect((await sharp((await files.read(kept ?? '')) ?? Buffer.alloc(0)).metadata()).width).toBe(2400)
  expect((await exportLists({ db, files }, async () => {})).missing).toBe(0)

  await queueFileRemoval(db, [kept ?? '', 'demo/work/riso/hand-999/sea/4.jpg'])
  await removeFiles({ db, files, listUsed: listUsedOriginals }, LATER)
  expect(await files.read(kept ?? '')).not.toBeNull()
})
