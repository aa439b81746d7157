import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { DAY_MS } from '#platform/durations.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { copyNewest, drillNewest } from './after-backup.server.ts'
import { backUp, type Stores } from './back-up.server.ts'
import { noteBackup } from './last-backup.server.ts'

type ScheduledBackupsNeeds = Stores & {
  config: {
    dataDirectory: string
    backupDirectory: string | null
    backupCommand: string | null
  }
  clock: Clock
  log: Log
}

/** This is often enough that no day is missed, and that a full disk is tried again. */
const DATE_CHECKED_EVERY_MS = 3_600_000

/**
 * Writes a backup each day (UTC) in the background, beginning with the start, removes old ones of its own, has each
 * copied away and tries each week whether the newest can be restored.
 */
export function openScheduledBackups(needs: ScheduledBackupsNeeds): BackgroundJob {
  const job = openBackgroundJob({
    run: async (signal) => {
      const { backupDirectory: folder, ...config } = needs.config
      if (folder === null) return
      await backUpToday(needs, folder)
      const archive = chooseNewest(await readdir(folder))
      if (archive === null) return
      const { clock, log } = needs
      const newest = { config, clock, log, folder, archive, signal }
      await copyNewest(newest)
      await drillNewest(newest)
    },
    everyMs: DATE_CHECKED_EVERY_MS,
    log: needs.log,
    failureEvent: 'backup.not-written',
  })
  if (needs.config.backupDirectory === null) return job
  job.start()
  void job.trigger()
  return job
}

async function backUpToday(
  { config, clock, log, ...stores }: ScheduledBackupsNeeds,
  folder: string,
): Promise<void> {
  const now = clock.now()
  if (existsSync(join(folder, scheduledName(now)))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, scheduledName(now))
  // Only this job writes that name, and never twice at once: a start that was cut off left it.
  await rm(`${path}.part`, { force: true })
  const { rows, originals } = await backUp(stores, path, now)
  const { size: bytes } = await stat(path)
  await noteBackup(config.dataDirectory, { finishedAt: clock.now().toISOString(), rows, originals, bytes })
  const old = chooseOld(await readdir(folder))
  for (const name of old) await rm(join(folder, name), { force: true })
  log.info({ rows, originals, removed: old.length }, 'backup.written')
}

const DAILY = 7
const WEEKLY = 4
const SCHEDULED = /^zeichner-(\d{4}-\d{2}-\d{2})\.tar\.gz$/
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

export function scheduledName(now: Date): string {
  return `zeichner-${now.toISOString().slice(0, 10)}.tar.gz`
}

function chooseNewest(names: readonly string[]): string | null {
  return (
    names
      .filter((name) => SCHEDULED.test(name))
      .toSorted()
      .at(-1) ?? null
  )
}

/** Keeps the seven newest scheduled backups, and the newest of each of the four weeks before them. */
export function chooseOld(names: readonly string[]): string[] {
  const older = names
    .filter((name) => SCHEDULED.test(name))
    .toSorted()
    .toReversed()
    .slice(DAILY)
  const weeks = new Set<number>()
  return older.filter((name) => {
    const week = weekOf(name)
    const isKept = !weeks.has(week) && weeks.size < WEEKLY
    weeks.add(week)
    return !isKept
  })
}

function weekOf(name: string): number {
  const day = Date.parse(SCHEDULED.exec(name)?.[1] ?? '')
  return Math.floor((day - FIRST_MONDAY_MS) / (7 * DAY_MS))
}
