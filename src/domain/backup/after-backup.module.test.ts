import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openTestLog } from '#tests/pictures.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { findOutcome, noteOutcome } from './last-backup.server.ts'
import { openScheduledBackups } from './scheduled-backups.server.ts'

const MOST_TRIES = 5

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A site that makes backups by a clock that the test sets, and has them copied by a program of these lines. */
async function openSchedule(copying: string, { isDrilled = false } = {}) {
  const stack = new AsyncDisposableStack()
  const { folder } = stack.use(await openTestFolder())
  const database = stack.use(await openTestDatabase())
  const backups = join(folder, 'backups')
  const copy = join(folder, 'copy-backup')
  await writeFile(copy, `#!/bin/sh\n${copying}\n`)
  await chmod(copy, 0o700)
  const { log, named } = openTestLog()
  const time = { now: new Date('2026-11-01T10:00:00Z') }
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
  await files.write('originals/wal.png', Buffer.from('A whale.'))
  const config = { dataDirectory: folder, backupDirectory: backups, backupCommand: copy }
  await mkdir(backups)
  if (isDrilled)
    await noteOutcome(folder, 'drill', { now: time.now, archive: 'another.tar.gz', isGood: true })
  const job = openScheduledBackups({ config, database, files, log, clock: { now: () => time.now } })
  stack.defer(job.close)
  const on = async (day: number, hour = 10) => {
    time.now = new Date(Date.UTC(2026, 10, day, hour))
    await job.trigger()
    // A busy machine may not have started the process of the drill.
    for (let tries = 0; tries < MOST_TRIES && named('backup.drill-interrupted').length > tries; tries++)
      await job.trigger()
  }
  return {
    ...{ folder, backups, named, job, on },
    outcomeOf: (name: 'copy' | 'drill') => findOutcome(folder, name),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('each backup is copied away once, by its whole path, and again each hour until that works', async () => {
  await using schedule = await openSchedule('echo "$1" >> "$0.log"\ntest ! -e "$0.away"', { isDrilled: true })
  await schedule.on(1)
  await schedule.on(1, 11)
  const copied = async () => (await readFile(join(schedule.folder, 'copy-backup.log'), 'utf8')).split('\n')
  const first = join(schedule.backups, 'zeichner-2026-11-01.tar.gz')
  expect(await copied()).toEqual([first, ''])
  expect(await schedule.outcomeOf('copy')).toMatchObject({
    isGood: true,
    archive: 'zeichner-2026-11-01.tar.gz',
  })

  await writeFile(join(schedule.folder, 'copy-backup.away'), '')
  await schedule.on(2)
  await schedule.on(2, 11)
  const second = join(schedule.backups, 'zeichner-2026-11-02.tar.gz')
  expect(await copied()).toEqual([first, second, second, ''])
  expect(await schedule.outcomeOf('copy')).toEqual({
    at: '2026-11-02T11:00:00.000Z',
    archive: 'zeichner-2026-11-02.tar.gz',
    isGood: false,
    goodAt: '2026-11-01T10:00:00.000Z',
  })
  const failures = schedule.named('backup.copy-failed')
  expect(failures.map(({ archive }) => archive)).toEqual(Array(2).fill('zeichner-2026-11-02.tar.gz'))
  expect(JSON.stringify(failures)).not.toContain(schedule.folder)
})

test('a backup that cannot be restored is told of, the next is tried at once, and then one each week', async () => {
  await using schedule = await openSchedule('truncate -s 200 "$1"')
  await schedule.on(1)
  await schedule.on(1, 11)
  expect(await schedule.outcomeOf('drill')).toMatchObject({ isGood: false, goodAt: null })
  expect(schedule.named('backup.drill-failed')).toHaveLength(1)
  await writeFile(join(schedule.folder, 'copy-backup'), '#!/bin/sh\ntrue\n')
  const drilledOn = async (day: number) => {
    await schedule.on(day)
    const { isGood, archive } = (await schedule.outcomeOf('drill')) ?? {}
    return isGood && archive
  }
  expect(await drilledOn(2)).toBe('zeichner-2026-11-02.tar.gz')
  expect(await drilledOn(8)).toBe('zeichner-2026-11-02.tar.gz')
  expect(await drilledOn(9)).toBe('zeichner-2026-11-09.tar.gz')
  // Nothing of it stays.
  expect((await readdir(schedule.backups)).filter((name) => !name.endsWith('.tar.gz'))).toEqual([])
})

test('a stop ends the program that copies with all that it started, and says nothing of the copy', async () => {
  await using schedule = await openSchedule('sleep 60 & echo $! > "$0.pid"; wait')
  const running = schedule.on(1)
  const readPid = () => readFile(join(schedule.folder, 'copy-backup.pid'), 'utf8').catch(() => '')
  await expect.poll(readPid, { timeout: 30_000 }).toMatch(/\d\n/)
  await schedule.job.close()
  await running
  const pid = Number(await readPid())
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await schedule.outcomeOf('copy')).toBe(null)
})
