import { findLastBackup, findOutcome } from '#domain/backup/last-backup.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { DAY_MS } from '#platform/durations.ts'
import { freeBytes } from '#platform/files/local-files.server.ts'
import type { Check } from './health-model.ts'
import { findRelease, isNewer } from './newest-release.server.ts'

export type BackupNeeds = {
  config: Pick<Config, 'dataDirectory' | 'backupDirectory' | 'backupCommand' | 'releasesUrl'>
  clock: Clock
  version: string
}

const BACKUP_IS_OLD_MS = 7 * DAY_MS
const BACKUP_IS_VERY_OLD_MS = 31 * DAY_MS
/** Backups are copied each day and restored each week; by then two in a row did not. */
const COPY_IS_OLD_MS = 3 * DAY_MS
const DRILL_IS_OLD_MS = 15 * DAY_MS
/** The next backup comes before the oldest goes, and the drill takes three times its room. */
const BACKUPS_THAT_FIT = 3

export async function checkBackup({ config, clock }: BackupNeeds): Promise<Check> {
  const last = await findLastBackup(config.dataDirectory)
  if (!last) return { state: 'warn', key: 'never', values: {} }
  const age = clock.now().getTime() - Date.parse(last.finishedAt)
  const values = { at: last.finishedAt, rows: last.rows, originals: last.originals }
  if (age > BACKUP_IS_VERY_OLD_MS) return { state: 'bad', key: 'old', values }
  return age > BACKUP_IS_OLD_MS ? { state: 'warn', key: 'old', values } : { state: 'ok', key: 'last', values }
}

export async function checkBackupRoom({ config }: BackupNeeds): Promise<Check> {
  const bytes = await freeBytes(config.backupDirectory ?? config.dataDirectory)
  const { bytes: archive = 0 } = (await findLastBackup(config.dataDirectory)) ?? {}
  const values = { bytes }
  if (bytes < archive) return { state: 'bad', key: 'full', values }
  if (bytes < BACKUPS_THAT_FIT * archive) return { state: 'warn', key: 'little', values }
  return { state: 'ok', key: 'free', values }
}

export async function checkCopy(needs: BackupNeeds): Promise<Check> {
  if (needs.config.backupCommand === null) return { state: 'warn', key: 'off', values: {} }
  return checkOutcome(needs, 'copy', COPY_IS_OLD_MS)
}

export async function checkDrill(needs: BackupNeeds): Promise<Check> {
  return checkOutcome(needs, 'drill', DRILL_IS_OLD_MS)
}

async function checkOutcome(
  { config, clock }: BackupNeeds,
  name: 'copy' | 'drill',
  oldMs: number,
): Promise<Check> {
  const last = await findOutcome(config.dataDirectory, name)
  if (!last) return { state: 'warn', key: 'never', values: {} }
  const { at, archive, isGood } = last
  const values = { at, archive }
  if (!isGood) return { state: 'bad', key: 'failed', values }
  const isOld = clock.now().getTime() - Date.parse(at) > oldMs
  return { state: isOld ? 'warn' : 'ok', key: isOld ? 'old' : 'last', values }
}

export async function checkRelease({ config, version }: BackupNeeds): Promise<Check> {
  const release = await findRelease(config.dataDirectory)
  const values = { version, newest: release?.version ?? version }
  if (!release?.version) return { state: 'warn', key: 'unknown_yet', values }
  return isNewer(release.version)
    ? { state: 'warn', key: 'newer', values }
    : { state: 'ok', key: 'newest', values }
}
