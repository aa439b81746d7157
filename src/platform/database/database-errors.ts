const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EAGAIN',
]
/** Disk or memory full, too many connections, stopped by an operator, crashed, starting, broken files. */
const POSTGRES_CODES = /^(?:08...|53...|57P0[1-5]|58...|57014|25006)$/
/** Errors of the driver and the embedded database that have no code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Release called on client which has already been released',
  'The embedded database has ended',
  'PGlite is closed',
]

/** Libraries wrap an error at most so many times. */
const DEEPEST = 5

/** Not reachable, overloaded, stopped or full: a later attempt may succeed, so it is not a bug. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error ? String(error.code) : ''
  if (SYSTEM_CODES.includes(code) || POSTGRES_CODES.test(code)) return true
  if (MESSAGES.some((message) => error.message.startsWith(message))) return true
  const causes = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return causes.some((one) => isUnavailable(one, depth + 1))
}

export const FOREIGN_KEY_REFUSED = '23503'
export const DOUBLE_REFUSED = '23505'

/** Returns PostgreSQL's error code, the same on both engines; null for every other error. */
export function refusalCode(error: unknown): string | null {
  // Drizzle wraps the engines' errors.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}

// A statement's values may be anybody's, and drizzle puts them into its message, pg into its details.

/** drizzle's message ends with the values, and may be the end of another one. */
const FAILED_STATEMENT = /Failed query:[\s\S]*/
const WITHOUT_VALUES = 'A statement of the database failed'

export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

export function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** Name, message and frames of an error, without the values of a statement; anything else as it is. */
export function withoutValues(error: unknown): unknown {
  return error instanceof Error ? sayError(error) : error
}

export function sayError(error: Error): { name: string; message: string; stack: string } {
  const causes = causesOf(error)
  // PostgreSQL's message may repeat a value; its code and the name of a constraint do not.
  const refused = causes.find((cause) => 'severity' in cause)
  if (refused)
    return { name: error.name, message: `${WITHOUT_VALUES} (${nameOf(refused)})`, stack: framesOf(error) }
  const shown = causes.find((cause) => !('query' in cause)) ?? error
  const message = shown.message.replace(FAILED_STATEMENT, WITHOUT_VALUES)
  return { name: shown.name, message, stack: framesOf(shown) }
}

function nameOf(error: Error): string {
  const constraint = 'constraint' in error ? error.constraint : undefined
  return constraint ? `${codeOf(error)}, ${constraint}` : codeOf(error)
}

/** A stack begins with the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}
