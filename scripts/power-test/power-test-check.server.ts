import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readConfig } from '#platform/config.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { openLog } from '#platform/log.ts'
import { findLosses } from '#scripts/kill-test/kill-test-check.server.ts'

/** What is looked for: a table, and the column that holds what was acknowledged. */
const PLACES = {
  artist: sql`SELECT id::text AS key FROM artists`,
  collection: sql`SELECT id AS key FROM saved_collections`,
  account: sql`SELECT email AS key FROM staff_accounts`,
  redirect: sql`SELECT from_path AS key FROM redirects`,
  enquiry: sql`SELECT id AS key FROM enquiries`,
  file: sql`SELECT id::text AS key FROM delivery_files WHERE arrived = bytes`,
  acceptance: sql`SELECT name AS key FROM delivery_acceptances`,
  /** And its number with it. */
  download: sql`SELECT d.id::text AS key FROM delivery_downloads d
    JOIN delivery_files f ON f.delivery_id = d.delivery_id WHERE f.downloads = 1`,
  event: sql`SELECT payload::json -> 'data' ->> 'id' AS key FROM webhook_deliveries`,
  proposal: sql`SELECT record_id AS key FROM pending_changes WHERE kind = 'proposal' AND state = 'new'`,
  token: sql`SELECT id AS key FROM staff_tokens`,
}
type Kind = keyof typeof PLACES
const KINDS = Object.keys(PLACES).filter(isKind)
const SILENT = openLog('silent')
export type Acknowledged = { kind: Kind; key: string }

/** What a line of the record says to be in the database. */
export function toAcknowledged(line: string): Acknowledged[] {
  const [kind = '', key = ''] = line.split(' ')
  return isKind(kind) ? [{ kind, key }] : []
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(PLACES, word)
}

/** The faults of the database in a data directory after a power cut, as sentences. */
export async function findPowerLosses(
  directory: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const keysOf = (kind: Kind) => acknowledged.filter((one) => one.kind === kind).map(({ key }) => key)
  try {
    const database = await openDatabase(readConfig({ DATA_DIR: directory }), SILENT)
    try {
      await migrate(database, MIGRATIONS)
      const losses = await findLosses(database.db, keysOf('artist').map(Number))
      for (const kind of KINDS) losses.push(...(await findMissing(database.db, kind, keysOf(kind))))
      const files = await openFolderStore(join(directory, 'files'))
      return [...losses, ...(await findBroken(database.db, files))]
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

/** Each part that a row names has to be whole, whether it was acknowledged or not; the writer's files have one. */
async function findBroken(db: Database, files: FileStore): Promise<string[]> {
  const parts = await rowsOf(
    db,
    sql`SELECT key, sha256 FROM delivery_parts JOIN delivery_files ON file_id = id WHERE sha256 IS NOT NULL`,
  )
  const sums = await Promise.all(parts.map(async ({ key }) => sumOf(await files.read(String(key)))))
  const broken = parts.filter(({ sha256 }, at) => sha256 !== sums[at])
  return broken.length === 0 ? [] : [`${broken.length} of ${parts.length} delivered files are broken`]
}

function sumOf(bytes: Uint8Array | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
