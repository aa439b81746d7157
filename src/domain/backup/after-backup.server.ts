import { spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/durations.ts'
import { hasRoomFor } from '#platform/files/local-files.server.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import { type Task, TaskEnded } from '#platform/jobs/task.ts'
import type { Log } from '#platform/log.ts'
import type { tryRestore } from './drill.server.ts'
import { findOutcome, noteOutcome, type Outcome } from './last-backup.server.ts'

type AfterBackupNeeds = {
  config: { dataDirectory: string; backupCommand: string | null }
  clock: Clock
  log: Log
  folder: string
  archive: string
  /** It is aborted when the site stops; what is under way then counts neither as good nor as failed. */
  signal: AbortSignal
}

/** The first copy of many originals over a slow line may take so long, but not until the next backup is due. */
const COPIED_WITHIN_MS = 20 * HOUR_MS
const DRILLED_EVERY_MS = 7 * DAY_MS
/** This folder is in that of the backups, as `/tmp` is often memory. */
const DRILL_FOLDER = 'drill'
/** A drill restores the backup, packs it again, and its database takes more than the rows. */
const DRILL_TAKES = 3

const DRILL: Task = {
  module: new URL('./drill.server.ts', import.meta.url),
  name: 'tryRestore',
  process: { priority: 10, longestMs: 12 * HOUR_MS },
}

/** Runs BACKUP_COMMAND for the newest backup, again each hour until it ends with 0. */
export async function copyNewest(needs: AfterBackupNeeds): Promise<void> {
  const { config, folder, archive, signal } = needs
  const { backupCommand, dataDirectory } = config
  const last = await findOutcome(dataDirectory, 'copy')
  if (backupCommand === null || (last?.isGood && last.archive === archive)) return
  await note(needs, 'copy', await endsWell(backupCommand, join(folder, archive), signal))
}

/** Restores the newest backup into a temporary place each week, and after a failure the next one that is written. */
export async function drillNewest(needs: AfterBackupNeeds): Promise<void> {
  const { config, clock, log, folder, archive, signal } = needs
  if (!isDrillDue(await findOutcome(config.dataDirectory, 'drill'), archive, clock.now())) return
  const place = join(folder, DRILL_FOLDER)
  // A drill that was killed left it.
  await rm(place, { recursive: true, force: true })
  const path = join(folder, archive)
  if (!(await hasRoomFor(folder, DRILL_TAKES * (await stat(path)).size))) {
    await note(needs, 'drill', false)
    return
  }
  await mkdir(place, { mode: 0o700 })
  try {
    await using pool = openPool<typeof tryRestore>(DRILL)
    await pool.run({ path, below: place }, { signal })
    await note(needs, 'drill', true)
  } catch (error) {
    // A machine without a place for the process says nothing of the backup: the next hour tries again.
    if (error instanceof TaskEnded && error.ending === 'interrupted')
      log.warn({ archive }, 'backup.drill-interrupted')
    // Its message may hold values of rows; `npm run drill` says why without them.
    else await note(needs, 'drill', false)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

function isDrillDue(last: Outcome | null, archive: string, now: Date): boolean {
  if (last === null || now.getTime() - Date.parse(last.at) >= DRILLED_EVERY_MS) return true
  return !last.isGood && last.archive !== archive
}

async function note(
  { config, clock, log, archive, signal }: AfterBackupNeeds,
  name: 'copy' | 'drill',
  isGood: boolean,
) {
  if (signal.aborted) return
  await noteOutcome(config.dataDirectory, name, { now: clock.now(), archive, isGood })
  if (isGood) log.info({ archive }, `backup.${name}-done`)
  else log.error({ archive }, `backup.${name}-failed`)
}

/** The program's errors go where the site's own go; it is ended with all that it started. */
async function endsWell(program: string, path: string, signal: AbortSignal): Promise<boolean> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(COPIED_WITHIN_MS)])
  if (ending.aborted) return false
  const child = spawn(program, [path], { detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  using _ended = addAbortListener(ending, () => {
    // Without a number it never started; a group that is gone already needs no end.
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {}
  })
  const [code] = await once(child, 'exit').catch(() => [null])
  return code === 0
}
