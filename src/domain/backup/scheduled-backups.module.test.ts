import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openTestLog } from '#tests/pictures.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { findLastBackup, noteOutcome } from './last-backup.server.ts'
import { chooseOld, openScheduledBackups, scheduledName } from './scheduled-backups.server.ts'

test('one backup is written each day, is noted for health, and old ones go', async () => {
  await using place = await openTestFolder()
  await using folder = await openTestFolder()
  await using database = await openTestDatabase()
  const { log, named } = openTestLog()
  const time = { now: new Date('2026-11-01T10:00:00Z') }
  const files = await openFileStore({ kind: 'folder' }, join(place.folder, 'files'))
  const config = { dataDirectory: place.folder, backupDirectory: folder.folder, backupCommand: null }
  await writeFile(join(folder.folder, 'zeichner-2026-11-01.tar.gz.part'), 'cut off')
  await writeFile(join(folder.folder, 'mine.tar.gz'), '')
  // The drill has a test of its own.
  const drilled = { now: new Date('2026-11-30T10:00:00Z'), archive: 'another.tar.gz', isGood: true }
  await noteOutcome(place.folder, 'drill', drilled)
  const job = openScheduledBackups({ config, database, files, log, clock: { now: () => time.now } })
  for (let day = 1; day <= 10; day++) {
    time.now = new Date(Date.UTC(2026, 10, day, 10))
    await job.trigger()
    await job.trigger()
  }
  await job.close()
  expect(named('backup.written')).toHaveLength(10)
  // Before the last seven days, only the Sunday and the newest day of the week after it are kept.
  const days = ['01', '03', '04', '05', '06', '07', '08', '09', '10']
  expect((await readdir(folder.folder)).toSorted()).toEqual([
    'mine.tar.gz',
    ...days.map((day) => `zeichner-2026-11-${day}.tar.gz`),
  ])
  expect(await findLastBackup(place.folder)).toMatchObject({ finishedAt: time.now.toISOString() })
})

const TODAY = Date.parse('2026-11-23')
const daysAgo = (days: number) => scheduledName(new Date(TODAY - days * DAY_MS))

test('day after day, seven daily and four weekly backups are kept', () => {
  let kept: string[] = []
  for (let days = 100; days >= 0; days--) {
    const all = [...kept, daysAgo(days)]
    const old = new Set(chooseOld(all))
    kept = all.filter((name) => !old.has(name))
  }
  expect(kept.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo))
  // The last of each week, which is not over for the newest of them.
  expect(kept.slice(0, -7)).toEqual(
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-16'].map((day) => `zeichner-${day}.tar.gz`),
  )
})

test('what was not written by the schedule is never chosen', () => {
  const others = Array.from({ length: 30 }, (_, number) => `before-upgrade-${number}.tar.gz`)
  expect(chooseOld(others)).toEqual([])
})
