import { DOUBLE_REFUSED, FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/constraint-errors.ts'
import type { Complaints } from './field-errors.ts'
import type { Deed, Field } from './resource.ts'

/** What a failed statement says about the record; null when it says nothing that its editor could change. */
export function refusalOf(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  deed: Deed,
): Complaints | null {
  const code = refusalCode(error)
  if (code === FOREIGN_KEY_REFUSED) return deed === 'remove' ? { Id: 'in-use' } : { Id: 'unknown' }
  if (code !== DOUBLE_REFUSED) return null
  const [name = 'Id'] = Object.entries(fields).find(([, { unique }]) => unique) ?? []
  return { [name]: 'taken' }
}
