import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FOR_STAFF, openDecoder } from '#domain/imaging/decoding/decoder.server.ts'
import { HEIC_PHOTO, openTestLog } from '#tests/pictures.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openPictureFolder } from './picture-sources.server.ts'

const decoder = openDecoder(openTestLog().log, FOR_STAFF)
afterAll(decoder.close)

test('a picture is found by its name whichever way its umlauts are stored', async () => {
  await using place = await openTestFolder()
  await mkdir(join(place.folder, 'pictures'))
  await writeFile(join(place.folder, 'pictures', 'Mo\u0308we.png'), 'a picture')
  await writeFile(join(place.folder, 'pictures', 'B\u00e4r.png'), 'a picture')
  const folder = openPictureFolder(place.folder, decoder)
  for (const name of ['M\u00f6we.png', 'Mo\u0308we.png', 'B\u00e4r.png', 'Ba\u0308r.png'])
    expect(await folder.readPicture(name)).toEqual(Buffer.from('a picture'))
  expect(await folder.readPicture('Mowe.png')).toBeNull()
})

test('a picture is found although its name is written with other capitals, unless two are', async () => {
  await using place = await openTestFolder()
  await mkdir(join(place.folder, 'pictures'))
  for (const name of ['Wal.JPG', 'hai.png', 'Hai.png'])
    await writeFile(join(place.folder, 'pictures', name), name)
  const folder = openPictureFolder(place.folder, decoder)
  const read = async (name: string) => (await folder.readPicture(name))?.toString() ?? null
  expect([await read('Wal.jpg'), await read('WAL.JPG')]).toEqual(['Wal.JPG', 'Wal.JPG'])
  expect([await read('hai.png'), await read('Hai.png'), await read('HAI.PNG')]).toEqual([
    'hai.png',
    'Hai.png',
    null,
  ])
})

test('of a photo of a telephone a JPEG is stored, of a damaged one nothing', async () => {
  await using place = await openTestFolder()
  await mkdir(join(place.folder, 'pictures'))
  await writeFile(join(place.folder, 'pictures', 'wal.heic'), HEIC_PHOTO)
  await writeFile(join(place.folder, 'pictures', 'halb.heic'), HEIC_PHOTO.subarray(0, 1_500))
  const folder = openPictureFolder(place.folder, decoder)
  const check = async (name: string) =>
    folder.checkPicture((await folder.readPicture(name)) ?? Buffer.alloc(0))
  expect(await check('wal.heic')).toMatchObject({ outcome: 'ok', format: 'jpeg', width: 300, height: 200 })
  expect(await check('halb.heic')).toEqual({ outcome: 'refused', reason: 'broken' })
})
