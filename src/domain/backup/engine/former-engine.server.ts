import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { StartupError } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { FormerEngine } from '#platform/database/pglite/engine.ts'

const NAME = '@electric-sql/pglite'
/** npm takes another registry's address where one is set. */
const REGISTRY = 'https://registry.npmjs.org'

/** @throws StartupError when the registry is not reachable, or the package is not the one of the hash. */
export async function installEngine(folder: string, { version, integrity }: FormerEngine): Promise<void> {
  const dependencies = { [NAME]: version }
  const resolved = `${REGISTRY}/${NAME}/-/pglite-${version}.tgz`
  const locked = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${NAME}`]: { version, resolved, integrity } },
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(locked))
  if (runNpm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']) === 0) return
  throw new StartupError(
    `${NAME} ${version} could not be installed, which reads the former database; nothing was changed. Is the npm registry reachable?`,
  )
}

function runNpm(folder: string, parameters: readonly string[]): number | null {
  const itself = process.env.npm_execpath
  const [command, first] = itself ? [process.execPath, [itself]] : ['npm', []]
  return spawnSync(command, [...first, ...parameters], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status
}

/** Opens a database with an engine that `installEngine` installed. It is not safe from a power cut: open a copy. */
export async function openFormerEngine(folder: string, directory: string): Promise<OpenDatabase> {
  const files = pathToFileURL(join(folder, 'node_modules', NAME, 'dist/')).href
  // Both versions have the parts of the package that are used here; the types are those of today's version.
  const { PGlite }: typeof import('@electric-sql/pglite') = await import(`${files}index.js`)
  const { pg_trgm }: typeof import('@electric-sql/pglite/contrib/pg_trgm') = await import(
    `${files}contrib/pg_trgm.js`
  )
  const { unaccent }: typeof import('@electric-sql/pglite/contrib/unaccent') = await import(
    `${files}contrib/unaccent.js`
  )
  const client = new PGlite({ dataDir: directory, extensions: { pg_trgm, unaccent } })
  await client.waitReady
  return {
    db: drizzle(client),
    engine: 'pglite',
    description: 'former embedded database (PGlite)',
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    withLock: (_lock, work) => work(),
    close: () => client.close(),
  }
}
