/** PostgreSQL's codes for a violated foreign key and a violated unique constraint. */
export const FOREIGN_KEY_REFUSED = '23503'
export const DOUBLE_REFUSED = '23505'

/** Returns PostgreSQL's error code, the same on both engines; null for every other error. */
export function refusalCode(error: unknown): string | null {
  // Drizzle wraps the engines' errors.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}
