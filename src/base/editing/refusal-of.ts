import type { Complaints } from './complaints.ts'
import type { Deed, Field } from './resource.ts'

/** PostgreSQL's names for what its constraints refuse. */
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'

/** What a failed statement says about the record; null when it says nothing that its editor could change. */
export function refusalOf(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  deed: Deed,
): Complaints | null {
  const code = codeOf(error)
  if (code === FOREIGN_KEY) return deed === 'remove' ? { Id: 'in-use' } : { Id: 'unknown' }
  if (code !== UNIQUE) return null
  const [name = 'Id'] = Object.entries(fields).find(([, { unique }]) => unique) ?? []
  return { [name]: 'taken' }
}

/** Drizzle wraps what the engines throw. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? cause.code : null
}
