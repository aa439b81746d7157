import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knownHashes } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { archiveOf } from '#tests/former-schemas/archives.ts'
import { runProgram, startSite } from '#tests/run-program.ts'
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

test('a low limit of open files is told at the start, with what is needed', async () => {
  await using testFolder = await openDataFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  // Ends by itself, when it has told.
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: testFolder.folder,
    DEMO: 'no',
    PORT: portOf(other.address()),
  }
  const limited = ['-c', 'ulimit -n 1024 && exec "$0" src/main.ts', process.execPath]
  const { stdout } = spawnSync('sh', limited, { encoding: 'utf8', env: { ...env, HOST: '127.0.0.1' } })
  other.close()
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
    msg: 'limit.few-open-files',
    allowed: 1024,
    needed: 4096,
  })
})

test.each([
  ['the environment', { PORT: 'eighty' }, 'Configuration: PORT must be a whole number from 0 to 65535'],
  [
    'site.config.ts',
    { NODE_OPTIONS: '--import ./tests/faults/wrong-site-values.mjs' },
    'site.config.ts: productWord must be one capitalised word.',
  ],
])('a wrong value of %s stops the start with a sentence that names it', async (_, environment, sentence) => {
  expectOneSentence(await runProgram(environment), sentence)
})

function portOf(address: AddressInfo | string | null): string {
  return typeof address === 'object' && address ? String(address.port) : ''
}
