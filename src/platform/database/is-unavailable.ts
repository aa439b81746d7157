/** The server is not reachable, the connection was lost, the disk is full or read-only. */
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

/**
 * Whether the error means that a database or disk is unavailable for now: not reachable, overloaded, stopped, full.
 * A later attempt may succeed, so it is not a bug.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error ? String(error.code) : ''
  if (SYSTEM_CODES.includes(code) || POSTGRES_CODES.test(code)) return true
  if (MESSAGES.some((message) => error.message.startsWith(message))) return true
  const causes = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return causes.some((one) => isUnavailable(one, depth + 1))
}
