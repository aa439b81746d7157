import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#domain/backup/back-up.server.ts'
import { tryRestore } from '#domain/backup/drill.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { addArtist } from '#tests/builders.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openTestDatabase } from '#tests/test-database.ts'

const hasRestic = spawnSync('restic', ['version']).status === 0
const ORIGINALS = 24
const ORIGINAL_BYTES = 150_000
/** Rows, and the pieces of 512 KB to 8 MB in which restic finds what it has, at both ends. */
const MOST_NEW = 0.5

test.runIf(hasRestic)('an encrypted copy takes originals once, and restores what was backed up', async () => {
  await using place = await openTestFolder()
  await using database = await openTestDatabase()
  const repository = join(place.folder, 'elsewhere')
  const env = {
    PATH: process.env.PATH,
    HOME: place.folder,
    RESTIC_REPOSITORY: repository,
    RESTIC_PASSWORD: 'for this test',
  }
  const run = (program: string, parameters: string[]) =>
    spawnSync(program, parameters, { env, maxBuffer: 2 ** 28 })
  const sizeOfCopies = async () => {
    const files = globSync(join(repository, 'data/**/*'))
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  expect(run('restic', ['init']).status).toBe(0)
  const files = await openFileStore({ kind: 'folder' }, join(place.folder, 'files'))
  for (let number = 0; number < ORIGINALS; number++)
    await files.write(`originals/${number}.png`, randomBytes(ORIGINAL_BYTES))
  await writeFile(join(place.folder, 'erased-people.jsonl'), '{}\n')
  const copyOf = async (name: string) => {
    const path = join(place.folder, name)
    const summary = await backUp({ database, files }, path, new Date())
    const { status, stderr } = run('deploy/copy-backup', [path])
    expect([status, String(stderr)]).toEqual([0, ''])
    return summary
  }
  await copyOf('one.tar.gz')
  const first = await sizeOfCopies()
  expect(first).toBeGreaterThan(ORIGINALS * ORIGINAL_BYTES)
  await addArtist(database.db, { code: 'later' })
  const summary = await copyOf('two.tar.gz')
  expect((await sizeOfCopies()) - first).toBeLessThan(MOST_NEW * first)

  const dumped = run('sh', ['-c', 'restic dump --path /zeichner.tar latest zeichner.tar | gzip'])
  const again = join(place.folder, 'again.tar.gz')
  await writeFile(again, dumped.stdout)
  expect(await tryRestore({ path: again })).toEqual(summary)
  expect(String(run('restic', ['snapshots']).stdout)).toContain('erased-people.jsonl')

  await truncate(join(place.folder, 'two.tar.gz'), 1_000)
  expect(run('deploy/copy-backup', [join(place.folder, 'two.tar.gz')]).status).not.toBe(0)
})
