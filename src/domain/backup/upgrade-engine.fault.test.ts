import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSchema, knownHashes, MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { ENGINE_MAJOR, FORMER_ENGINES, readMajor, upgradedFolder } from '#platform/database/pglite/engine.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { expectOneSentence } from '#tests/faults/one-sentence.ts'
import { contentsOf } from '#tests/former-schemas/contents-of.ts'
import { fillEveryTable } from '#tests/former-schemas/fill-every-table.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { installEngine, openFormerEngine } from './upgrade-engine.server.ts'

const FORMER = 17
const COMMAND = 'src/cli/upgrade-engine.ts'
const engine = FORMER_ENGINES.get(FORMER)
/** It is asked for by name, as it needs npm's registry. */
const MAY_ASK_REGISTRY = process.env.TEST_REGISTRY === 'yes'

/** A data directory as a version of this program with a former engine would have left it. */
async function openFormerSite() {
  const place = await openTestFolder()
  const data = join(place.folder, 'data')
  await mkdir(data)
  if (!engine) throw new Error(`There is no engine of PostgreSQL ${FORMER}.`)
  await installEngine(join(place.folder, 'engine'), engine)
  const database = await openFormerEngine(join(place.folder, 'engine'), join(data, 'db'))
  await database.db.transaction((tx) => createSchema(tx, { hashes: knownHashes(), version: null }))
  const files = await openFileStore({ kind: 'folder' }, join(data, 'files'))
  await fillEveryTable({ database, files })
  const contents = await contentsOf({ database, files })
  await database.close()
  return { ...place, data, files, contents }
}

test.runIf(MAY_ASK_REGISTRY)(
  'a database of a former PostgreSQL is moved by one command, with every row',
  async () => {
    await using site = await openFormerSite()
    const directory = join(site.data, 'db')
    const environment = { DATA_DIR: site.data }
    expectOneSentence(await runProgram(environment), `is one of PostgreSQL ${FORMER}`)
    const ending = await runProgram(environment, COMMAND)
    expect(ending).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('You can start the site now.'),
    })
    expect([readMajor(directory), readMajor(`${directory}.postgres-${FORMER}`)]).toEqual([
      ENGINE_MAJOR,
      FORMER,
    ])
    const database = await openPglite(directory)
    expect(await migrate(database, MIGRATIONS)).toBe(0)
    expect(await contentsOf({ database, files: site.files })).toEqual(site.contents)
    await database.close()
    await using running = await startSite(environment)
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200)
  },
)

test('what was cut off between two names is finished, and what is of today’s PostgreSQL stays', async () => {
  await using place = await openDataFolder()
  const environment = { DATA_DIR: place.folder }
  const directory = join(place.folder, 'db')
  expectOneSentence(await runProgram(environment, COMMAND), 'There is nothing to upgrade')
  renameSync(directory, upgradedFolder(directory))
  expectOneSentence(await runProgram(environment), 'run npm run upgrade:engine once more')
  expect((await runProgram(environment, COMMAND)).stdout).toContain('that was cut off is finished')
  expect(existsSync(upgradedFolder(directory))).toBe(false)
  expect(readMajor(directory)).toBe(ENGINE_MAJOR)
})

test.runIf(MAY_ASK_REGISTRY)('an engine that is not the one of the hash is not run', async () => {
  await using place = await openTestFolder()
  const wrong = { version: engine?.version ?? '', integrity: `sha512-${'A'.repeat(86)}==` }
  await expect(installEngine(join(place.folder, 'engine'), wrong)).rejects.toThrow('could not be installed')
  expect(existsSync(join(place.folder, 'engine/node_modules/@electric-sql/pglite/dist'))).toBe(false)
})
