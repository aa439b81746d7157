/** Of the system: nobody answers there, the line was cut, the disk has no room. */
const OF_THE_SYSTEM = [
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
/** Of PostgreSQL: no room or memory, too many connections, stopped by an operator or crashed, starting, broken files. */
const OF_THE_DATABASE = /^(?:08...|53...|57P0[1-5]|58...|57014|25006)$/
/** What the driver and the embedded database say without a code. */
const SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Release called on client which has already been released',
  'The embedded database has ended',
  'PGlite is closed',
]

/** Errors that libraries wrap hold the one that counts at most so deep. */
const DEEPEST = 5

/**
 * Whether something that the program needs is not there for now: a database that cannot be reached, is overloaded or
 * stopped, a full disk. The same may go well in a moment, so it is no fault of the program.
 */
export function isAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error ? String(error.code) : ''
  if (OF_THE_SYSTEM.includes(code) || OF_THE_DATABASE.test(code)) return true
  if (SENTENCES.some((sentence) => error.message.startsWith(sentence))) return true
  const inside = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause]
  return inside.some((one) => isAway(one, depth + 1))
}
