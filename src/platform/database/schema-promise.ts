import { StartupError } from '#platform/config.ts'
import { VERSION } from '#platform/version.server.ts'

export type Schema = {
  hashes: readonly string[]
  /** The version of the program that applied the last one; null if that was before versions were recorded. */
  version: string | null
}

/** Number of the last migration that upgrades need; CHANGELOG.md tells of its raising. See `tests/former-schemas`. */
export const OLDEST_SCHEMA = 15

/** @throws StartupError for what this version cannot upgrade; `subject` begins the sentence, `known` is in order. */
export function refuseSchema(subject: string, { hashes, version }: Schema, known: readonly string[]): void {
  if (hashes.some((hash) => !known.includes(hash))) {
    const other = version === null || version === VERSION ? 'another version' : `version ${version}`
    throw new StartupError(
      `${subject} belongs to ${other} of this program (schema ${hashes.length - 1}), and this is ${VERSION} (schema ${known.length - 1}); use that version or a later one.`,
    )
  }
  const newest = known.findLastIndex((hash) => hashes.includes(hash))
  if (newest === -1 || newest >= OLDEST_SCHEMA) return
  throw new StartupError(
    `${subject} has schema ${newest}, and ${VERSION} upgrades from schema ${OLDEST_SCHEMA} on; let an earlier version upgrade it first, CHANGELOG.md says which.`,
  )
}
