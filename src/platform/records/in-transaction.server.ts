import { DOUBLE_REFUSED, FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/constraint-errors.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { runAction } from '#platform/kept-rows/run-action.server.ts'
import type { Action, Field, Key, Resource } from './resource.ts'

/** A violated constraint, caused by a concurrent change or a reference, becomes an outcome as well. */
export async function inTransaction<Outcome>(
  { db, log }: { db: Database; log: { actionId: string } },
  resource: Pick<Resource<Key>, 'fields'>,
  action: Action,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'invalid'; errors: FieldErrors }> {
  try {
    return await runAction({ db, actionId: log.actionId }, work)
  } catch (error) {
    return { outcome: 'invalid', errors: throwUnlessRefused(error, resource.fields, action) }
  }
}

/** Converts a violated constraint to a field error. @throws every other error. */
export function throwUnlessRefused(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  action: Action,
): FieldErrors {
  const code = refusalCode(error)
  if (code === FOREIGN_KEY_REFUSED) return action === 'remove' ? { Id: 'in-use' } : { Id: 'unknown' }
  if (code !== DOUBLE_REFUSED) throw error
  const [name = 'Id'] = Object.entries(fields).find(([, { unique }]) => unique) ?? []
  return { [name]: 'taken' }
}
