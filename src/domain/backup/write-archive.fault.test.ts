import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeArchive } from '#domain/backup/back-up.server.ts'
import { collect } from '#tests/collect.ts'
import { readArchive } from './read-archive.server.ts'

async function openTestFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  return {
    folder,
    path: join(folder, 'a.tar.gz'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

test('entries are read back in order, also long names and empty entries, and only the owner may read the file', async () => {
  await using target = await openTestFolder()
  const long = `originals/${'a'.repeat(90)}/${'b'.repeat(90)}.png`
  const large = Buffer.alloc(3_000_000, 'drawing')
  await writeArchive(target.path, async (add) => {
    await add('manifest.json', Buffer.from('{}'))
    await add(long, large)
    await add('originals/empty', Buffer.alloc(0))
  })
  const entries = await collect(readArchive(target.path))
  expect(entries.map(({ name }) => name)).toEqual([
    'manifest.json',
    long,
    'originals/empty',
    'checksums.json',
  ])
  expect(entries[1]?.bytes.equals(large)).toBe(true)
  expect((await stat(target.path)).mode & 0o777).toBe(0o600)
})

test('an existing file is never overwritten', async () => {
  await using target = await openTestFolder()
  await writeFile(target.path, 'mine')
  await expect(writeArchive(target.path, async () => {})).rejects.toThrow('already exists')
  expect(String(await readFile(target.path))).toBe('mine')
})

test('the file of another running backup is not touched', async () => {
  await using target = await openTestFolder()
  await writeFile(`${target.path}.part`, 'theirs')
  await expect(writeArchive(target.path, async () => {})).rejects.toThrow('another backup')
  expect(String(await readFile(`${target.path}.part`))).toBe('theirs')
})

test('a missing folder is reported in one sentence', async () => {
  await expect(writeArchive('/nowhere/a.tar.gz', async () => {})).rejects.toThrow(
    'The backup cannot be written to /nowhere/a.tar.gz.part (ENOENT).',
  )
})

test('a failed backup leaves no file', async () => {
  await using target = await openTestFolder()
  const failing = writeArchive(target.path, async (add) => {
    await add('manifest.json', Buffer.alloc(1_000_000))
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  expect(await readdir(target.folder)).toEqual([])
})

test("a full disk ends the backup with the disk's error and leaves no file", async () => {
  await using target = await openTestFolder()
  const program = `
    import { writeArchive } from '#domain/backup/back-up.server.ts'
    import { randomBytes } from 'node:crypto'
    const filling = writeArchive(${JSON.stringify(target.path)}, async (add) => {
      for (let number = 0; number < 20; number++) await add('originals/' + number, randomBytes(100_000))
    })
    await filling.catch((error) => { console.log(error.code); process.exit(3) })`
  // The system cuts off files beyond so many blocks of 512 bytes, like a full disk.
  const shell = `trap '' XFSZ; ulimit -f 512; exec "$0" --input-type=module -e "$1"`
  const { status, stdout } = spawnSync('sh', ['-c', shell, process.execPath, program], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'EFBIG\n' })
  expect(existsSync(target.path) || existsSync(`${target.path}.part`)).toBe(false)
})
