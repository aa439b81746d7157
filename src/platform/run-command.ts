import { StartupError } from './config.ts'

/**
 * Runs a program. A StartupError prints its message to stderr, an unexpected error its stack; both end with code 1.
 * `process.exit` does not wait for the event loop, so the program has to close everything itself.
 */
export async function runCommand(program: () => Promise<void>): Promise<never> {
  try {
    await program()
    process.exit(0)
  } catch (error) {
    return fail(error)
  }
}

/** Returns what was read while a module loads; ends the program like `runCommand` when that fails. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return fail(error)
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartupError) return error.message
  if (isFullDisk(error)) return 'The disk is full; nothing was lost, but nothing more can be written.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
