import { sql } from 'drizzle-orm'
import { readConfig } from '#platform/config.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'
import { findLosses } from '#scripts/kill-test/kill-test-check.server.ts'

/** What is looked for: a table, and the column that holds what was acknowledged. */
const PLACES = {
  artist: sql`SELECT id::text AS key FROM artists`,
  collection: sql`SELECT id AS key FROM saved_collections`,
  account: sql`SELECT email AS key FROM staff_accounts`,
  redirect: sql`SELECT from_path AS key FROM redirects`,
  enquiry: sql`SELECT id AS key FROM enquiries`,
}
type Kind = keyof typeof PLACES
export type Acknowledged = { kind: Kind; key: string }

/** An enquiry is in the inbox until it says that it left. */
const WORDS: Record<string, Kind> = {
  artist: 'artist',
  collection: 'collection',
  account: 'account',
  redirect: 'redirect',
  'left-inbox': 'enquiry',
}

/** What a line of the writer says to be in the database. */
export function toAcknowledged(line: string): Acknowledged[] {
  const [word = '', key = ''] = line.split(' ')
  const kind = WORDS[word]
  return kind ? [{ kind, key }] : []
}

/** The faults of the database in a data directory after a power cut, as sentences. */
export async function findPowerLosses(
  directory: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const keysOf = (kind: Kind) => acknowledged.filter((one) => one.kind === kind).map(({ key }) => key)
  try {
    const database = await openDatabase(readConfig({ DATA_DIR: directory }), openLog('silent'))
    try {
      await migrate(database, MIGRATIONS)
      const losses = await findLosses(database.db, keysOf('artist').map(Number))
      for (const kind of ['collection', 'account', 'redirect', 'enquiry'] as const)
        losses.push(...(await findMissing(database.db, kind, keysOf(kind))))
      return losses
    } finally {
      await database.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

async function findMissing(db: Database, kind: Kind, keys: readonly string[]): Promise<string[]> {
  const found = new Set((await rowsOf(db, PLACES[kind])).map(({ key }) => key))
  const lost = keys.filter((key) => !found.has(key))
  return lost.length === 0 ? [] : [`${kind}: ${lost.length} of ${keys.length} acknowledged are gone`]
}
