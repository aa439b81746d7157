import { eq } from 'drizzle-orm'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import { findRecord, listSomeRecords, lockRecords } from './read-records.server.ts'
import type { Fields, Key, Resource } from './resource.ts'
import {
  getKey,
  type ManyWritten,
  type Refused,
  refusable,
  throwUnlessRefused,
  type Writing,
} from './write-records.server.ts'

export type Removed = { outcome: 'removed' } | Refused

export async function removeRecord<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  { id, revision }: { id: Id; revision: string },
): Promise<Removed> {
  return runAction<Removed>({ db, ...refusable(log, resource, 'remove') }, async (tx) => {
    await lockRecords(tx, resource, [id])
    const before = await findRecord(tx, resource, id)
    if (!before) return { outcome: 'unknown' }
    if (before.Revision !== revision) return { outcome: 'stale', current: before }
    const errors = (await resource.checkRemoval?.(tx, before)) ?? {}
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    await removeFound({ db: tx, log }, resource, before)
    return { outcome: 'removed' }
  })
}

/** Removes all of these records or, when one is missing or still in use, none. */
export async function removeManyRecords<Id extends Key>(
  { db, log }: Writing,
  resource: Resource<Id>,
  ids: readonly Id[],
): Promise<ManyWritten> {
  try {
    return await runAction<ManyWritten>({ db, ...refusable(log, resource, 'remove') }, async (tx) => {
      const refused: Record<string, FieldErrors> = {}
      await lockRecords(tx, resource, ids)
      const found = await listSomeRecords(tx, resource, ids)
      if (found.length < ids.length) return { outcome: 'unknown' }
      for (const record of found) {
        const kept = (await resource.checkRemoval?.(tx, record)) ?? {}
        if (Object.keys(kept).length > 0) {
          refused[String(record.Id)] = kept
          continue
        }
        // A savepoint: after a refusal the others are still tried, so that all that are in use are named at once.
        const errors = await tx
          .transaction((inner) => removeFound({ db: inner, log }, resource, record))
          .then(
            () => null,
            (error: unknown) => throwUnlessRefused(error, resource.fields, 'remove'),
          )
        if (errors) refused[String(record.Id)] = errors
      }
      if (Object.keys(refused).length > 0) throw new SomeInUse(refused)
      return { outcome: 'written', changed: found.length }
    })
  } catch (error) {
    if (!(error instanceof SomeInUse)) throw error
    return { outcome: 'some-invalid', records: error.records }
  }
}

/** Ends the transaction, so that none is removed. */
class SomeInUse extends Error {
  readonly records: Record<string, FieldErrors>
  constructor(records: Record<string, FieldErrors>) {
    super()
    this.records = records
  }
}

async function removeFound<Id extends Key>(
  { db: tx, log }: Writing,
  resource: Resource<Id>,
  record: Fields,
): Promise<void> {
  const id = getKey(resource, record.Id)
  const finish = await resource.beforeRemove?.(tx, record)
  await tx.delete(resource.table).where(eq(resource.key.column, id))
  await finish?.()
  await log.record(tx, {
    action: 'delete',
    recordId: String(id),
    details: { name: resource.nameOf(record), ...(record.Thumb ? { Thumb: record.Thumb } : {}) },
  })
}
