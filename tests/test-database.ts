import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Engine, OpenDatabase } from '#base/database/database.ts'
import { migrate } from '#base/database/migrate.server.ts'
import { openPostgres } from '#base/database/open-postgres.server.ts'
import { openLog } from '#base/log.ts'
import { openFreshDatabase } from './template.ts'

const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL
/** For `describe.each` and `test.each`: PostgreSQL joins in where a server is given. */
export const ENGINES: readonly Engine[] = TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string | null }

/** A migrated, empty database of its own; on PostgreSQL it is dropped afterwards. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const database = await openFreshDatabase()
    return { ...database, url: null, [Symbol.asyncDispose]: database.close }
  }
  if (!TEST_DATABASE_URL) throw new Error('Set TEST_DATABASE_URL to try a real PostgreSQL.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`)
  const url = Object.assign(new URL(TEST_DATABASE_URL), { pathname: `/${name}` }).href
  const database = await openPostgres(url, 4, openLog('silent'))
  await migrate(database, 'migrations')
  return {
    ...database,
    url,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await asOwner(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
