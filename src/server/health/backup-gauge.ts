import { findLastBackup } from '#domain/backup/last-backup.server.ts'
import type { Services } from '#src/services.server.ts'
import type { ReadGauge } from './metrics.ts'

const SECOND_MS = 1_000

/** NaN where no backup was ever written. */
export function backupGauge({ config, clock }: Pick<Services, 'config' | 'clock'>): ReadGauge {
  return {
    name: 'zeichner_last_backup_age_seconds',
    help: 'Time since the last backup of this machine was finished',
    read: async () => {
      const last = await findLastBackup(config.dataDirectory)
      return last ? (clock.now().getTime() - Date.parse(last.finishedAt)) / SECOND_MS : Number.NaN
    },
  }
}
