import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStore } from './folder-store.server.ts'
import { openFileStore } from './open-file-store.server.ts'

async function openTestFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** The limit in units of 512 bytes, as `ulimit -f` counts. The system cuts off longer writes. */
const LARGEST_FILE_BLOCKS = 64
const TOO_LARGE_BYTES = 100_000

/** Writes in a process with limited file size, which behaves like a full disk and needs no root. */
function writeUntilFull(folder: string, key: string) {
  const program = `
    import { openFileStore } from '#platform/files/open-file-store.server.ts'
    const files = await openFileStore({ kind: 'folder' }, ${JSON.stringify(folder)})
    await files.write(${JSON.stringify(key)}, Buffer.alloc(${TOO_LARGE_BYTES}, 2)).then(
      () => console.log('stored'),
      (error) => console.log(error.code),
    )`
  const limited = `trap '' XFSZ; ulimit -f ${LARGEST_FILE_BLOCKS}; exec "$0" --input-type=module -e "$1"`
  return spawnSync('sh', ['-c', limited, process.execPath, program], { encoding: 'utf8' })
}

test('a write that is cut off leaves the former file whole and no draft', async () => {
  await using place = await openTestFolder()
  const files = await openFileStore({ kind: 'folder' }, place.folder)
  await files.write('originals/1.png', Buffer.from('the former file'))
  expect(writeUntilFull(place.folder, 'originals/1.png').stdout).toBe('EFBIG\n')
  expect(String(await files.read('originals/1.png'))).toBe('the former file')
  expect(await readdir(join(place.folder, '.drafts'))).toEqual([])
})

test('a first write that is cut off leaves no file', async () => {
  await using place = await openTestFolder()
  const files = await openFileStore({ kind: 'folder' }, place.folder)
  expect(writeUntilFull(place.folder, 'originals/1.png').stdout).toBe('EFBIG\n')
  expect(await files.read('originals/1.png')).toBeNull()
})

/** Tests folders only: S3 guarantees the same, but the S3 server of the tests writes in place. */
test('of two concurrent writes one wins as a whole', async () => {
  await using place = await openTestFolder()
  const files = await openFileStore({ kind: 'folder' }, place.folder)
  const [first, second] = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)]
  await Promise.all([files.write('race', first), files.write('race', second)])
  const stored = await files.read('race')
  expect(stored?.equals(first) || stored?.equals(second)).toBe(true)
})

test('a folder that cannot be created is not writable', async () => {
  await using place = await openTestFolder()
  await writeFile(join(place.folder, 'file'), '')
  const store = await openFolderStore(join(place.folder, 'file', 'below'))
  expect(await store.isWritable()).toBe(false)
})

test('opening deletes old drafts of a process that died, but no recent ones', async () => {
  await using place = await openTestFolder()
  const drafts = join(place.folder, '.drafts')
  await mkdir(drafts)
  await writeFile(join(drafts, 'old'), 'half')
  await writeFile(join(drafts, 'fresh'), 'half')
  await utimes(join(drafts, 'old'), new Date(0), new Date(0))
  await openFolderStore(place.folder)
  expect(await readdir(drafts)).toEqual(['fresh'])
})
