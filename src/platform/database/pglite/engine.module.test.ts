import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { ENGINE_MAJOR, FORMER_ENGINES, readMajor, upgradedFolder } from './engine.ts'
import { openPglite } from './open-pglite.server.ts'

async function openFolder() {
  const place = await openDataFolder()
  const directory = join(place.folder, 'db')
  const alter = (major: string) => writeFileSync(join(directory, 'PG_VERSION'), `${major}\n`)
  return { ...place, directory, alter }
}

/** Hashes every file's name, bytes and time. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    const { mtimeMs } = statSync(path)
    hash.update(`${name} ${mtimeMs} `)
    if (statSync(path).isFile()) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

test('the packaged engine is the one that folders are compared with', async () => {
  const { db, close } = await openPglite('memory')
  const [row] = await rowsOf(db, sql`SELECT current_setting('server_version_num')::int / 10000 AS major`)
  await close()
  expect(row?.major).toBe(ENGINE_MAJOR)
})

test.each([
  ...[...FORMER_ENGINES.keys()].map((major) => [String(major), 'run npm run upgrade:engine once.']),
  ['12', '(npm run backup -- FILE), and restore that with this one into an empty DATA_DIR'],
  [String(ENGINE_MAJOR + 1), '(npm run backup -- FILE), and restore that with this one into an empty'],
])('a folder of PostgreSQL %s is refused before it is opened, and not changed', async (major, sentence) => {
  await using place = await openFolder()
  place.alter(major)
  const before = fingerprint(place.folder)
  const other = `is one of PostgreSQL ${major} and this version has ${ENGINE_MAJOR}; nothing was changed,`
  await expect(openPglite(place.directory)).rejects.toThrow(other)
  await expect(openPglite(place.directory)).rejects.toThrow(sentence)
  expect(fingerprint(place.folder)).toBe(before)
})

test('a database that was never finished is made anew, whichever engine began it', async () => {
  await using place = await openFolder()
  place.alter('17')
  writeFileSync(`${place.directory}.unfinished`, '')
  await (await openPglite(place.directory)).close()
  expect(readMajor(place.directory)).toBe(ENGINE_MAJOR)
})

test('no new database is made where an upgrade was cut off between two names', async () => {
  await using place = await openFolder()
  renameSync(place.directory, upgradedFolder(place.directory))
  await expect(openPglite(place.directory)).rejects.toThrow('run npm run upgrade:engine once more.')
  expect(existsSync(place.directory)).toBe(false)
})
