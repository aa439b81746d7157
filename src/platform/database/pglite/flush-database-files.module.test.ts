import { mkdir, open, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestFolder } from '#tests/run-program.ts'
import { openDatabaseFlush } from './flush-database-files.server.ts'

/** Long enough that a file's time tells a later write from it. */
const SETTLED_MS = 1_500

/** Counts what the system is asked to flush from now on. */
async function countFlushes(): Promise<() => number> {
  const own = await open(import.meta.filename)
  const spy = vi.spyOn(Object.getPrototypeOf(own), 'sync')
  await own.close()
  onTestFinished(() => spy.mockRestore())
  return () => {
    const { length } = spy.mock.calls
    spy.mockClear()
    return length
  }
}

async function aDatabase(folder: string): Promise<string> {
  const database = join(folder, 'db')
  for (const name of ['pg_wal', 'base', 'global']) await mkdir(join(database, name), { recursive: true })
  for (const name of ['pg_wal/0001', 'base/1', 'global/pg_control'])
    await writeFile(join(database, name), '1')
  return database
}

/** Three files, three folders, the database's own and the one it lies in. */
const ALL = 8

test('all is flushed once, and from then on what changed', async () => {
  await using place = await openTestFolder()
  const database = await aDatabase(place.folder)
  const flush = openDatabaseFlush(database)
  const flushes = await countFlushes()
  await flush()
  expect(flushes()).toBe(ALL)
  // Written so short a time ago that a later write might not show: flushed once more, to be sure.
  await flush()
  expect(flushes()).toBe(ALL)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SETTLED_MS)
  onTestFinished(() => later.mockRestore())
  await flush()
  flushes()
  await flush()
  expect(flushes()).toBe(0)
  await writeFile(join(database, 'pg_wal/0001'), '2')
  await flush()
  expect(flushes()).toBe(1)
  // A new name is a change of its folder, too.
  await writeFile(join(database, 'pg_wal/0002'), '1')
  await flush()
  expect(flushes()).toBeGreaterThanOrEqual(2)
})

test('a time that somebody set back hides no change', async () => {
  await using place = await openTestFolder()
  const database = await aDatabase(place.folder)
  const flush = openDatabaseFlush(database)
  const flushes = await countFlushes()
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SETTLED_MS)
  onTestFinished(() => later.mockRestore())
  await flush()
  await flush()
  flushes()
  await writeFile(join(database, 'base/1'), '2')
  await utimes(join(database, 'base/1'), 1, 1)
  await flush()
  expect(flushes()).toBe(1)
})

test('calls at the same time share a flush that begins after them', async () => {
  await using place = await openTestFolder()
  const flush = openDatabaseFlush(await aDatabase(place.folder))
  const flushes = await countFlushes()
  await Promise.all(Array.from({ length: 50 }, () => flush()))
  expect(flushes()).toBe(2 * ALL)
})

test('once it failed it goes on failing, since nobody knows what the system has dropped', async () => {
  await using place = await openTestFolder()
  const database = await aDatabase(place.folder)
  const flush = openDatabaseFlush(database)
  await rm(database, { recursive: true })
  await expect(flush()).rejects.toThrow('ENOENT')
  await aDatabase(place.folder)
  await expect(flush()).rejects.toThrow('ENOENT')
})
