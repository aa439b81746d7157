import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp, type Stores } from '#domain/backup/archive/back-up.server.ts'
import { noteBackup } from '#domain/backup/last-backup.server.ts'
import type { Clock } from '#platform/clock.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { chooseOld, scheduledName } from './choose-old.ts'

type Needs = Stores & {
  config: {
    dataDirectory: string
    /** Where scheduled backups go; null for none. */
    backupDirectory: string | null
  }
  clock: Clock
  log: Log
}

/** Often enough that no day is missed, and that a full disk is tried again. */
const DATE_CHECKED_EVERY_MS = 3_600_000

/** Writes a backup each day (UTC) in the background, beginning with the start, and removes old ones of its own. */
export function openScheduledBackups(needs: Needs): BackgroundJob {
  const job = openBackgroundJob({
    run: () => backUpToday(needs),
    everyMs: DATE_CHECKED_EVERY_MS,
    log: needs.log,
    failureEvent: 'backup.not-written',
  })
  if (needs.config.backupDirectory === null) return job
  job.start()
  void job.trigger()
  return job
}

async function backUpToday({ config, clock, log, ...stores }: Needs): Promise<void> {
  const { backupDirectory: folder, dataDirectory } = config
  const now = clock.now()
  if (folder === null || existsSync(join(folder, scheduledName(now)))) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, scheduledName(now))
  // Only this job writes that name, and never twice at once: a start that was cut off left it.
  await rm(`${path}.part`, { force: true })
  const { rows, originals } = await backUp(stores, path, now)
  await noteBackup(dataDirectory, { finishedAt: clock.now().toISOString(), rows, originals })
  const old = chooseOld(await readdir(folder))
  for (const name of old) await rm(join(folder, name), { force: true })
  log.info({ rows, originals, removed: old.length }, 'backup.written')
}
