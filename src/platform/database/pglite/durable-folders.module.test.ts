import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openPglite } from './open-pglite.server.ts'

test('a database that was never finished is made anew, a finished one is kept', async () => {
  await using place = await openTestFolder()
  const directory = join(place.folder, 'db')
  const first = await openPglite(directory)
  await first.db.execute(sql`CREATE TABLE kept (word text)`)
  await first.close()
  expect(existsSync(`${directory}.unfinished`)).toBe(false)
  const again = await openPglite(directory)
  expect(await rowsOf(again.db, sql`SELECT word FROM kept`)).toEqual([])
  await again.close()

  writeFileSync(`${directory}.unfinished`, '')
  const anew = await openPglite(directory)
  expect(await rowsOf(anew.db, sql`SELECT to_regclass('kept') AS kept`)).toEqual([{ kept: null }])
  await anew.close()
  expect(existsSync(`${directory}.unfinished`)).toBe(false)
})

test('a lock file that a power cut left empty or of zeros keeps no database from being opened', async () => {
  await using place = await openDataFolder()
  const directory = join(place.folder, 'db')
  for (const left of ['', '\0'.repeat(35)]) {
    writeFileSync(join(directory, 'postmaster.pid'), left)
    const again = await openPglite(directory)
    expect(await rowsOf(again.db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    await again.close()
  }
})
