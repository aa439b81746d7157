/** PostgreSQL's names for what its constraints refuse: a row that another one needs or lacks, and one that is there. */
export const FOREIGN_KEY_REFUSED = '23503'
export const DOUBLE_REFUSED = '23505'

/** Why the database refused a statement, the same on both engines; null for every other error. */
export function refusalCode(error: unknown): string | null {
  // Drizzle wraps what the engines throw.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}
