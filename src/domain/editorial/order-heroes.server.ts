import { eq, max } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import { isEqualValue, type ManyWritten, type Writing } from '#platform/records/write-records.server.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import { heroes } from './tables.server.ts'

/** Ids of all heroes, the one that visitors see first at the beginning; `former` is how the person saw them. */
type NewOrder = { order: readonly number[]; former: readonly number[] }

/** The heroes take each other's positions. The outcome is `stale` when they are no longer as they were seen. */
export function orderHeroes({ db, log }: Writing, { order, former }: NewOrder): Promise<ManyWritten> {
  const { imageId, position } = heroes
  return runAction<ManyWritten>({ db, actionId: log.actionId }, async (tx) => {
    // Two people at once lock them in the same order, so that one waits for the other.
    const stored = await tx.select({ id: imageId, position }).from(heroes).orderBy(imageId).for('update')
    const shown = stored.toSorted((one, other) => other.position - one.position)
    const ids = shown.map(({ id }) => id)
    if (!isEqualValue(ids, former)) return { outcome: 'stale', current: { Order: ids } }
    if (!isEqualValue(order.toSorted(), ids.toSorted()))
      return { outcome: 'invalid', errors: { Order: 'unknown' } }
    const from = new Map(shown.map((hero) => [hero.id, hero.position]))
    const moved = shown.flatMap(({ id: before, position: to }, place) => {
      const id = order[place] ?? before
      return id === before ? [] : [{ id, to }]
    })
    // No position may be there twice, not even in between.
    for (const { id } of moved) await tx.update(heroes).set({ position: -id }).where(eq(imageId, id))
    for (const { id, to } of moved) {
      await tx.update(heroes).set({ position: to }).where(eq(imageId, id))
      const details = { Position: { from: from.get(id), to } }
      await log.record(tx, { action: 'change', recordId: String(id), details })
    }
    return { outcome: 'written', changed: moved.length }
  })
}

/** A hero that is added without a position comes before all others. */
export function putOnTop(records: Records, db: Database): Records {
  const create: Records['create'] = async (input, log) => {
    if (input.Position !== undefined && input.Position !== null) return records.create(input, log)
    const [row] = await db.select({ highest: max(heroes.position) }).from(heroes)
    const written = await records.create({ ...input, Position: (row?.highest ?? 0) + 1 }, log)
    const isTaken = written.outcome === 'invalid' && written.errors.Position === 'taken'
    return isTaken ? create(input, log) : written
  }
  return { ...records, create }
}
