import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'

const CACHE = 'node_modules/.cache/zeichner'
const SOURCES = ['src/platform/database/migrate.server.ts', 'tests/databases/template.ts']

/** Path of the migrated embedded database that all others are copies of; depends on the migrations and on what makes it of them. */
export function templateFile(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)))
  for (const source of SOURCES) hash.update(readFileSync(source))
  return join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tar`)
}

/**
 * Makes the template unless it exists already. Opening a copy takes a sixth of the time of migrating, and as the database was
 * closed before, the engine does not recover it and flush each of its files first.
 */
export async function makeTemplate(): Promise<void> {
  const file = templateFile()
  if (existsSync(file)) return
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'database-'))
  const dataDir = join(folder, 'db')
  const client = new PGlite({ dataDir, extensions: { pg_trgm, unaccent } })
  await client.waitReady
  await migrate(
    {
      db: drizzle(client),
      engine: 'pglite',
      description: 'template',
      listen: async () => async () => {},
      withLock: (_lock, work) => work(),
      close: () => client.close(),
    },
    MIGRATIONS,
  )
  await client.close()
  // Another run may read while this one writes.
  const unfinished = join(folder, 'unfinished.tar')
  // PGlite appends the names in the archive to the path of its folder.
  const named = ['--absolute-names', '--transform=s,^,/,', '-C', dataDir, ...readdirSync(dataDir)]
  const { status, stderr } = spawnSync('tar', ['-cf', unfinished, ...named], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The template could not be packed: ${stderr}`)
  renameSync(unfinished, file)
  rmSync(folder, { recursive: true })
}
