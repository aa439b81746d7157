import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestFolder } from '#tests/run-program.ts'
import type { RecordedChange } from './recorded-changes.ts'
import { type Chance, openUnpluggedDisk } from './unplugged-disk.ts'

const FILE = 3
const ROOT = 4
const NONE = { bytes: Buffer.alloc(0) }
const open = (name: string, descriptor: number): RecordedChange => ({
  kind: 'open',
  name,
  descriptor,
  creates: true,
  empties: false,
  ...NONE,
})
const write = (text: string, position = 0): RecordedChange => ({
  kind: 'write',
  descriptor: FILE,
  position,
  bytes: Buffer.from(text),
})
const fsync = (descriptor: number): RecordedChange => ({ kind: 'fsync', descriptor, ...NONE })
const rename: RecordedChange = { kind: 'rename', name: 'a', to: 'b', ...NONE }

/** What is in the files `a` and `b` after a power cut; null where there is no such file. */
async function leftBy(changes: RecordedChange[], chance: Chance = null): Promise<(string | null)[]> {
  await using place = await openTestFolder()
  const disk = openUnpluggedDisk()
  for (const change of [open('', ROOT), ...changes]) disk.apply(change)
  disk.writeTo(join(place.folder, 'left'), chance)
  return ['a', 'b'].map((name) => {
    const path = join(place.folder, 'left', name)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  })
}

test('a file is gone until its name is flushed, and empty until its bytes are', async () => {
  expect(await leftBy([open('a', FILE), write('new'), fsync(FILE)])).toEqual([null, null])
  expect(await leftBy([open('a', FILE), write('new'), fsync(ROOT)])).toEqual(['', null])
  expect(await leftBy([open('a', FILE), write('new'), fsync(FILE), fsync(ROOT)])).toEqual(['new', null])
})

test('what is written after the flush is lost', async () => {
  const flushed = [open('a', FILE), write('new'), fsync(FILE), fsync(ROOT)]
  expect(await leftBy([...flushed, write('N'), write('longer', 3)])).toEqual(['new', null])
  expect(await leftBy([...flushed, write('N'), fsync(FILE)])).toEqual(['New', null])
})

test('a rename is undone until its folder is flushed', async () => {
  const flushed = [open('a', FILE), write('new'), fsync(FILE), fsync(ROOT)]
  expect(await leftBy([...flushed, rename])).toEqual(['new', null])
  expect(await leftBy([...flushed, rename, fsync(ROOT)])).toEqual([null, 'new'])
})

test('the disk may also have kept what was not flushed', async () => {
  const everything = () => 0.999
  expect(await leftBy([open('a', FILE), write('new'), rename], everything)).toEqual([null, 'new'])
  const nothing = () => 0
  expect(await leftBy([open('a', FILE), write('new'), rename], nothing)).toEqual([null, null])
})
