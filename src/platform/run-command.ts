import { StartRefused } from './config.ts'

/**
 * Runs a program to its end. A refusal becomes its one sentence on stderr, a surprise its stack; both end with code 1.
 * `process.exit` cuts short whatever still keeps the event loop alive, so the program has closed everything before.
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
  if (error instanceof StartRefused) return error.message
  if (isFullDisk(error)) return 'The disk is full; nothing was lost, but nothing more can be written.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
