import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkOriginal } from '#domain/imaging/originals/check-original.server.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openPictureFolder } from './import-folder.server.ts'

test('a picture is found by its name whichever way its umlauts are stored', async () => {
  await using place = await openTestFolder()
  await mkdir(join(place.folder, 'pictures'))
  await writeFile(join(place.folder, 'pictures', 'Mo\u0308we.png'), 'a picture')
  await writeFile(join(place.folder, 'pictures', 'B\u00e4r.png'), 'a picture')
  const folder = openPictureFolder(place.folder, { check: async (bytes) => checkOriginal(bytes) })
  for (const name of ['M\u00f6we.png', 'Mo\u0308we.png', 'B\u00e4r.png', 'Ba\u0308r.png'])
    expect(await folder.readPicture(name)).toEqual(Buffer.from('a picture'))
  expect(await folder.readPicture('Mowe.png')).toBeNull()
})
