import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPostgres } from '#platform/database/postgres/open-postgres.server.ts'
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
  start: () => Promise<void>
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

/** Two instances on one PostgreSQL and one S3 storage, behind nginx as deploy/ configures it, with a small catalogue. */
export async function openMachines(): Promise<Machines> {
  await using opened = new AsyncDisposableStack()
  const databaseServer = opened.use(await openPostgresServer())
  const storage = opened.use(await openObjectStorage())
  const mail = opened.use(await openTestMailServer())
  const database = await openPostgres(databaseServer.url, CONNECTIONS, openLog('silent'))
  opened.defer(database.close)
  await migrate(database, MIGRATIONS)
  await fillSmallCatalogue(database.db)
  await storePicture(storage)
  const environment = {
    ...storage.environment,
    DATABASE_URL: databaseServer.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    PREPARE: 'no',
    WORKERS: '1',
  }
  const instances = await Promise.all([openInstance(opened, environment), openInstance(opened, environment)])
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
): Promise<Instance> {
  const { folder } = opened.use(await openTestFolder())
  const port = await findFreePort()
  let site: RunningSite | null = null
  const start = async () => {
    site = await startSite({ ...environment, DATA_DIR: folder, PORT: String(port) })
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
async function storePicture({ environment }: ObjectStorage): Promise<void> {
  const files = await openFileStore(readConfig(environment).files, '')
  await files.write(PLAIN_ORIGINAL, await aPainting(1_200, 800).jpeg().toBuffer())
}
