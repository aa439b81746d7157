import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect } from '#tests/collect.ts'
import { readArchive } from './read-archive.server.ts'
import { writeArchive } from './write-archive.server.ts'

async function openTestFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  return {
    folder,
    path: join(folder, 'a.tar.gz'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

test('entries are read back whole and in order, long names and empty ones too, by their owner only', async () => {
  await using place = await openTestFolder()
  const long = `originals/${'a'.repeat(90)}/${'b'.repeat(90)}.png`
  const large = Buffer.alloc(3_000_000, 'drawing')
  await writeArchive(place.path, async (add) => {
    await add('manifest.json', Buffer.from('{}'))
    await add(long, large)
    await add('originals/empty', Buffer.alloc(0))
  })
  const entries = await collect(readArchive(place.path))
  expect(entries.map(({ name }) => name)).toEqual([
    'manifest.json',
    long,
    'originals/empty',
    'checksums.json',
  ])
  expect(entries[1]?.bytes.equals(large)).toBe(true)
  expect((await stat(place.path)).mode & 0o777).toBe(0o600)
})

test('a file that is there is never written over', async () => {
  await using place = await openTestFolder()
  await writeFile(place.path, 'mine')
  await expect(writeArchive(place.path, async () => {})).rejects.toThrow('is there already')
  expect(String(await readFile(place.path))).toBe('mine')
})

test('what another backup is writing is left alone', async () => {
  await using place = await openTestFolder()
  await writeFile(`${place.path}.part`, 'theirs')
  await expect(writeArchive(place.path, async () => {})).rejects.toThrow('another backup')
  expect(String(await readFile(`${place.path}.part`))).toBe('theirs')
})

test('a folder that is not there is told in one sentence', async () => {
  await expect(writeArchive('/nowhere/a.tar.gz', async () => {})).rejects.toThrow(
    'The backup cannot be written to /nowhere/a.tar.gz.part (ENOENT).',
  )
})

test('a backup that fails half way leaves nothing behind', async () => {
  await using place = await openTestFolder()
  const failing = writeArchive(place.path, async (add) => {
    await add('manifest.json', Buffer.alloc(1_000_000))
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  expect(await readdir(place.folder)).toEqual([])
})

test('a disk that fills up ends the backup with its own error and leaves nothing behind', async () => {
  await using place = await openTestFolder()
  const program = `
    import { writeArchive } from './write-archive.server.ts'
    import { randomBytes } from 'node:crypto'
    const filling = writeArchive(${JSON.stringify(place.path)}, async (add) => {
      for (let number = 0; number < 20; number++) await add('originals/' + number, randomBytes(100_000))
    })
    await filling.catch((error) => { console.log(error.code); process.exit(3) })`
  // The system breaks off a file that grows over this many blocks of 512 bytes, as a full disk does.
  const shell = `trap '' XFSZ; ulimit -f 512; exec "$0" --input-type=module -e "$1"`
  const { status, stdout } = spawnSync('sh', ['-c', shell, process.execPath, program], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'EFBIG\n' })
  expect(existsSync(place.path) || existsSync(`${place.path}.part`)).toBe(false)
})
