import { mkdir, open, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestFolder } from '#tests/run-program.ts'
import { openDatabaseFlush } from './flush-database-files.server.ts'

/** Longer than the resolution of file times. */
const SETTLED_MS = 1_500

/** Counts the calls of fsync from now on. */
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

/** Three files, three folders, the database's folder and its parent. */
const ALL = 8

test('everything is flushed once, afterwards only what changed', async () => {
  await using place = await openTestFolder()
  const database = await aDatabase(place.folder)
  const flush = openDatabaseFlush(database)
  const flushes = await countFlushes()
  await flush()
  expect(flushes()).toBe(ALL)
  // A later write could have the same file time as the flush, so recent files are flushed again.
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
  // A new name also changes its folder.
  await writeFile(join(database, 'pg_wal/0002'), '1')
  await flush()
  expect(flushes()).toBeGreaterThanOrEqual(2)
})

test('a modification time that was set back hides no change', async () => {
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

test('concurrent calls share a flush that begins after them', async () => {
  await using place = await openTestFolder()
  const flush = openDatabaseFlush(await aDatabase(place.folder))
  const flushes = await countFlushes()
  await Promise.all(Array.from({ length: 50 }, () => flush()))
  expect(flushes()).toBe(2 * ALL)
})

test('after a failure every flush fails, because the system may have dropped writes', async () => {
  await using place = await openTestFolder()
  const database = await aDatabase(place.folder)
  const flush = openDatabaseFlush(database)
  await rm(database, { recursive: true })
  await expect(flush()).rejects.toThrow('ENOENT')
  await aDatabase(place.folder)
  await expect(flush()).rejects.toThrow('ENOENT')
})
