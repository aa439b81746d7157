import { expect, test } from 'vitest'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { shareBuild } from '#tests/share-build.ts'
import { findSharedAsset } from './shared-assets.ts'

test('the files of the last five versions are kept, and of older ones those that are in use', async () => {
  await using place = await openTestFolder()
  const files = await openFileStore({ kind: 'folder' }, place.folder)
  const day = (number: number) => new Date(Date.UTC(2030, 0, number))
  const addressOf = (number: number) => `/assets/own-0000000${number}.js`
  for (let number = 1; number <= 6; number++)
    await shareBuild(
      files,
      [addressOf(number), '/assets/same-00000000.js', ...(number < 3 ? ['/assets/early-00000000.js'] : [])],
      day(number),
    )
  const find = async (address: string) => (await findSharedAsset(files, address)) !== null
  expect(await find(addressOf(1))).toBe(false)
  for (let number = 2; number <= 6; number++) expect(await find(addressOf(number))).toBe(true)
  expect(await find('/assets/early-00000000.js')).toBe(true)
  await shareBuild(files, [addressOf(7)], day(7))
  expect(await find('/assets/early-00000000.js')).toBe(false)
  expect(await find('/assets/same-00000000.js')).toBe(true)
})

test('a version that is started again counts as new', async () => {
  await using place = await openTestFolder()
  const files = await openFileStore({ kind: 'folder' }, place.folder)
  const day = (number: number) => new Date(Date.UTC(2031, 0, number))
  const addressOf = (number: number) => `/assets/again-0000000${number}.js`
  for (let number = 1; number <= 5; number++) await shareBuild(files, [addressOf(number)], day(number))
  await shareBuild(files, [addressOf(1)], day(6))
  await shareBuild(files, [addressOf(6)], day(7))
  expect(await findSharedAsset(files, addressOf(1))).not.toBeNull()
  expect(await findSharedAsset(files, addressOf(2))).toBeNull()
})
