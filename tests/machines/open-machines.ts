import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import { PLAIN_ORIGINAL } from '#tests/draw-plainly.ts'
import { openTestMailServer, type TestMailServer } from '#tests/mail-server.ts'
import { aPainting } from '#tests/pictures.ts'
import { openTestFolder, type RunningSite, startSite } from '#tests/run-program.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { type Ask, ORIGIN, openAsk } from './ask.ts'
import { findFreePort } from './free-port.ts'
import { type Nginx, openNginx } from './nginx.ts'
import { type ObjectStorage, openObjectStorage } from './object-storage.ts'
import { openPostgresServer, type PostgresServer } from './postgres-server.ts'

/** One machine's program: it can be killed, or stopped in order, and started again. */
export type Instance = {
  port: number
  /** Asks it as nginx does. */
  ask: Ask
  /** This version of the program, or the one in another folder. */
  start: (program?: string) => Promise<void>
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

export type Machines = AsyncDisposable & {
  instances: readonly [Instance, Instance]
  nginx: Nginx
  /** Through nginx, as a browser does. */
  ask: Ask
  database: OpenDatabase
  databaseServer: PostgresServer
  storage: ObjectStorage
  mail: TestMailServer
}

const CONNECTIONS = 4

/**
 * Two instances on one PostgreSQL, behind nginx as deploy/ configures it, with a small catalogue. Their pictures are in one S3 storage,
 * or in one folder.
 */
export async function openMachines(pictures: 'S3' | 'folder' = 'S3'): Promise<Machines> {
  await using opened = new AsyncDisposableStack()
  const databaseServer = opened.use(await openPostgresServer())
  const storage = opened.use(await openObjectStorage())
  const mail = opened.use(await openTestMailServer())
  const database = await openPostgres(databaseServer.url, CONNECTIONS, openLog('silent'))
  opened.defer(database.close)
  await migrate(database, MIGRATIONS)
  await fillSmallCatalogue(database.db)
  const shared = pictures === 'folder' ? opened.use(await openTestFolder()).folder : null
  const files = shared ? { FILE_STORE: 'folder' } : storage.environment
  await storePicture(files, shared)
  const environment = {
    ...files,
    DATABASE_URL: databaseServer.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    PREPARE: 'no',
    WORKERS: '1',
  }
  const instances = await Promise.all([
    openInstance(opened, environment, shared),
    openInstance(opened, environment, shared),
  ])
  const nginx = opened.use(await openNginx(instances.map(({ port }) => port)))
  const closing = opened.move()
  return {
    ...{ instances, nginx, database, databaseServer, storage, mail },
    ask: openAsk('nginx', nginx.httpsPort),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

async function openInstance(
  opened: AsyncDisposableStack,
  environment: Record<string, string>,
  shared: string | null,
): Promise<Instance> {
  const { folder } = opened.use(await openTestFolder())
  if (shared) symlinkSync(shared, join(folder, 'files'))
  const port = await findFreePort()
  let site: RunningSite | null = null
  const start = async (program?: string) => {
    site = await startSite({ ...environment, DATA_DIR: folder, PORT: String(port) }, 'production', program)
  }
  const end = async (signal: NodeJS.Signals) => {
    await site?.stop(signal)
    site = null
  }
  opened.defer(() => end('SIGKILL'))
  await start()
  return { port, ask: openAsk('instance', port), start, end }
}

/** The one original that all pictures of the small catalogue have. */
async function storePicture(environment: Record<string, string>, shared: string | null): Promise<void> {
  const files = await openFileStore(readConfig(environment).files, shared ?? '')
  await files.write(PLAIN_ORIGINAL, await aPainting(1_200, 800).jpeg().toBuffer())
}
