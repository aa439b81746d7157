import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { keptRows } from './kept-rows.server.ts'

/** From here to the end of the transaction every row that is written is kept as it was, under the action's id. */
export async function beginAction(tx: Database, actionId: string): Promise<void> {
  await tx.execute(sql`SELECT set_config('staff.action', ${actionId}, true)`)
}

/** Runs the work in a transaction that can be undone. Several transactions may have the same action. */
export function runAction<Result>(
  { db, actionId }: { db: Database; actionId: string },
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await beginAction(tx, actionId)
    return work(tx)
  })
}

/** Whether rows of the action are kept, so that it can be undone. */
export async function canBeUndone(db: Database, actionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: keptRows.id })
    .from(keptRows)
    .where(eq(keptRows.actionId, actionId))
    .limit(1)
  return rows.length > 0
}
