// This says of an error what may be said: a statement's values may be anybody's, and drizzle puts them into its message, pg into its details.

/** drizzle's message ends with the values, and may be the end of another one. */
const FAILED_STATEMENT = /Failed query:[\s\S]*/
const WITHOUT_VALUES = 'A statement of the database failed'

/** The error and what it was caused by, outermost first. */
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
