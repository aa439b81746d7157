import type { PictureSource } from '#domain/import-export/plan-picture.server.ts'
import type { ReportLine } from '#domain/import-export/report.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'

export type ImportNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  source: PictureSource
  staff: Staff
  /** All changes are kept under this id, so that the import can be undone as a whole. */
  actionId: string
}

/** Such rows come in together or not at all; `write` is called only when none of them is refused. */
export type ImportPlan = { lines: ReportLine[]; write: () => Promise<void> }
