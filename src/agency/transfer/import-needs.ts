import type { Staff } from '#agency/staff/model.ts'
import type { Clock } from '#base/clock.ts'
import type { Database } from '#base/database/database.ts'
import type { FileStore } from '#base/files/file-store.ts'
import type { ReportLine } from './report.ts'
import type { PictureSource } from './resolve-picture.server.ts'

export type ImportNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  source: PictureSource
  /** Whose doing it is, for the log of changes. */
  staff: Staff
}

/** Rows that come in together or not at all. `write` is called only when none of them is refused. */
export type ImportPlan = { lines: ReportLine[]; write: () => Promise<void> }
