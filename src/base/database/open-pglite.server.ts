import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { StartRefused } from '#base/config.ts'
import type { OpenDatabase } from './database.ts'

/**
 * Opens the embedded database in a directory, or in memory, there from a dump if one is given. The caller holds the
 * directory's lock.
 * PGlite never fsyncs: what was acknowledged survives the end of the process, not a power cut.
 * @throws StartRefused when the directory holds something PGlite cannot open.
 */
export async function openPglite(directory: string | 'memory', dump?: Blob): Promise<OpenDatabase> {
  if (directory !== 'memory') mkdirSync(directory, { recursive: true, mode: 0o700 })
  const extensions = { pg_trgm, unaccent }
  const where = directory === 'memory' ? {} : { dataDir: directory }
  const client = new PGlite({ ...where, extensions, ...(dump ? { loadDataDir: dump } : {}) })
  try {
    await client.waitReady
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(
      `The embedded database in ${directory} cannot be opened (${reason}); restore a backup into an empty data directory.`,
    )
  }
  return {
    db: drizzle(client),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    // One process, held by the directory lock: nobody else can ask.
    withLock: (_lock, work) => work(),
    close: () => client.close(),
  }
}
