import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knownHashes } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { archiveOf } from '#tests/former-schemas/archives.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { expectOneSentence } from './one-sentence.ts'

test('a second process and a restore on the same data directory are refused, and the first process goes on', async () => {
  await using testFolder = await openDataFolder()
  const environment = { DATA_DIR: testFolder.folder }
  await using site = await startSite(environment)
  const sentence = `Another process already uses the data directory ${testFolder.folder}`
  expectOneSentence(await runProgram(environment), sentence)
  const newestArchive = archiveOf(knownHashes().length - 1)
  expectOneSentence(await runProgram(environment, 'src/cli/restore.ts', [newestArchive]), sentence)
  expect(await (await fetch(`${site.address}/readyz`)).json()).toMatchObject({ ready: true })
  expect(await site.stop()).toMatchObject({ code: 0, stderr: '' })
  const backup = join(testFolder.folder, 'backup.tar.gz')
  const written = await runProgram(environment, 'src/cli/backup.ts', [backup])
  expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('0 originals') })
})

test('a port in use is reported, and the database is closed again', async () => {
  await using testFolder = await openDataFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = portOf(other.address())
  const ending = await runProgram({ DATA_DIR: testFolder.folder, PORT: port })
  other.close()
  expectOneSentence(ending, `Port ${port} is taken by another program`)
  const database = await openPglite(join(testFolder.folder, 'db'))
  await database.db.execute(sql`SELECT count(*) FROM artists`)
  await database.close()
})

test('a data directory below a file is reported', async () => {
  await using testFolder = await openTestFolder()
  await writeFile(join(testFolder.folder, 'file'), '')
  const ending = await runProgram({ DATA_DIR: join(testFolder.folder, 'file/data') })
  expectOneSentence(
    ending,
    /file\/data cannot be written .* set DATA_DIR to a directory that this user may write/,
  )
})

test('a data directory with another database is reported and not changed', async () => {
  await using testFolder = await openTestFolder()
  await mkdir(join(testFolder.folder, 'db'))
  await writeFile(join(testFolder.folder, 'db/PG_VERSION'), 'junk')
  const ending = await runProgram({ DATA_DIR: testFolder.folder })
  expectOneSentence(ending, /db cannot be opened .* restore a backup into an empty data directory/)
})

test('a database of a newer version of the program is reported', async () => {
  await using testFolder = await openDataFolder()
  const database = await openPglite(join(testFolder.folder, 'db'))
  await database.db.execute(sql`INSERT INTO applied_migrations (hash) VALUES ('a hash from the future')`)
  await database.close()
  expectOneSentence(await runProgram({ DATA_DIR: testFolder.folder }), 'another version of this program')
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'zeichner.example', 'PUBLIC_URL must be an address beginning with http'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must begin with postgres://'],
  ['FILE_STORE', 's3', 'S3_BUCKET is needed when FILE_STORE is s3'],
  ['TRUST_PROXY', '99', 'TRUST_PROXY must be a whole number from 0 to 10'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters'],
])('%s=%s stops the start with a sentence that names it', async (name, value, sentence) => {
  expectOneSentence(await runProgram({ [name]: value }), `Configuration: ${sentence}`)
})

test('a wrong value of site.config.ts stops the start with a sentence that names it', async () => {
  const environment = { NODE_OPTIONS: '--import ./tests/faults/wrong-site-values.mjs' }
  const sentence = 'site.config.ts: productWord must be one capitalised word.'
  expectOneSentence(await runProgram(environment), sentence)
})

function portOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address ? String(address.port) : ''
}
