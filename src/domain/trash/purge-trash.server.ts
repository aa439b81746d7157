import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { purgeActionHistory } from '#platform/row-history/purge-row-history.server.ts'
import { rowHistory } from '#platform/row-history/row-history.server.ts'
import { FILES_OF_ROW } from './history-tables.ts'
import { MOST_KEPT_FILE_GB } from './trash-model.ts'

const MOST_KEPT_FILE_BYTES = MOST_KEPT_FILE_GB * 1e9

type LimitHistoryFilesNeeds = { db: Database; files: FileStore }
type FilesOfAction = { actionId: string; keys: Set<string> }

/**
 * Forgets the oldest actions while files that only row history names take more than so many bytes. The latest action
 * stays, however large it is: somebody may have made a mistake a moment ago. Returns how many actions.
 */
export async function purgeSurplusFiles(
  { db, files }: LimitHistoryFilesNeeds,
  mostBytes = MOST_KEPT_FILE_BYTES,
): Promise<number> {
  let bytes = 0
  let forgotten = 0
  for (const [at, { actionId, keys }] of (await listFilesByAction(db)).entries()) {
    for (const key of keys) bytes += await sizeOf(files, key)
    if (bytes <= mostBytes || at === 0) continue
    await purgeActionHistory(db, FILES_OF_ROW, actionId)
    forgotten += 1
  }
  return forgotten
}

/** The latest action comes first; rows that an action added name files that are in use. */
async function listFilesByAction(db: Database): Promise<FilesOfAction[]> {
  const { id, actionId, tableName, operation, former, latter } = rowHistory
  const [before, after] = [sql`${former} ->> 'original_key'`, sql`${latter} ->> 'original_key'`]
  const rows = await db
    .select({
      ...{ actionId, tableName, operation },
      row: sql<
        Record<string, unknown>
      >`jsonb_build_object('id', ${former} -> 'id', 'original_key', ${before})`,
    })
    .from(rowHistory)
    .where(
      and(
        inArray(tableName, Object.keys(FILES_OF_ROW)),
        or(eq(operation, 'DELETE'), and(eq(operation, 'UPDATE'), sql`${before} <> ${after}`)),
      ),
    )
    .orderBy(desc(id))
  const actions = new Map<string, FilesOfAction>()
  for (const { actionId, tableName, operation, row } of rows) {
    const action = actions.get(actionId) ?? { actionId, keys: new Set() }
    actions.set(actionId, action)
    // A replaced original leaves its picture, and so the variants, in place: only the original's file counts.
    const named = operation === 'DELETE' ? FILES_OF_ROW[tableName]?.(row) : [String(row.original_key)]
    for (const key of named ?? []) action.keys.add(key)
  }
  return [...actions.values()]
}

async function sizeOf(files: FileStore, key: string): Promise<number> {
  const isFile = key.includes('.')
  if (isFile) return (await files.size(key)) ?? 0
  let bytes = 0
  for await (const file of files.list(key)) bytes += file.bytes
  return bytes
}
