import type { Command, CommandInput } from './command-line/command.ts'
import { readArguments } from './command-line/read-arguments.mjs'
import { StartupError } from './config.ts'
import { causesOf, codeOf, isUnavailable, sayError } from './database/database-errors.ts'

/** These are the machine's state, not a fault of ours. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'it is no folder, or below something that is none',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it exists already',
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it is on a disk that cannot be written',
  ENAMETOOLONG: 'its name is too long',
}

const DISK_IS_FULL = ['ENOSPC', '53100']

/**
 * Expected errors print one sentence to stderr, others their stack without a statement's values; all end with code 1.
 * `process.exit` does not wait for the event loop, so the program has to close everything itself.
 */
export async function runCommand(program: () => Promise<void>): Promise<never> {
  // Node itself would print all that an error holds. A rejection that nobody waits for comes here as well.
  process.once('uncaughtException', fail)
  try {
    await program()
    process.exit(0)
  } catch (error) {
    return fail(error)
  }
}

export async function runDeclared<Name extends string, Table extends Record<Name, Command>>(
  commands: Table,
  name: Name,
  program: (input: CommandInput<Table[Name]>) => Promise<void>,
): Promise<never> {
  const input = readArguments(commands, name)
  return runCommand(() => program(input))
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
  const causes = causesOf(error)
  const refusal = causes.find((cause) => cause instanceof StartupError)
  if (refusal) return refusal.message
  if (causes.some((cause) => DISK_IS_FULL.includes(codeOf(cause))))
    return 'The disk is full; nothing was lost, but nothing more can be written.'
  const [first, last] = [causes[0], causes.at(-1)]
  if (!first || !last) return String(error)
  const ofFile = sentenceForFile(first)
  if (ofFile) return ofFile
  if (isUnavailable(error))
    return `The database, the disk or the storage cannot be used now (${last.message || codeOf(last)}).`
  const { name, message, stack } = sayError(first)
  return causes.some((cause) => 'severity' in cause) ? `${message}.${stack}` : `${name}: ${message}${stack}`
}

function sentenceForFile(error: Error): string | null {
  if (!('path' in error)) return null
  const why = OF_FILES[codeOf(error)]
  return why ? `${error.path} cannot be used: ${why}.` : null
}
