import { DOUBLE_REFUSED, FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/constraint-errors.ts'
import type { Complaints } from './field-errors.ts'
import type { Deed, Field } from './resource.ts'

/** Converts a violated constraint to a field error; null for every other error. */
export function refusalOf(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  action: Deed,
): Complaints | null {
  const code = refusalCode(error)
  if (code === FOREIGN_KEY_REFUSED) return action === 'remove' ? { Id: 'in-use' } : { Id: 'unknown' }
  if (code !== DOUBLE_REFUSED) return null
  const [name = 'Id'] = Object.entries(fields).find(([, { unique }]) => unique) ?? []
  return { [name]: 'taken' }
}
