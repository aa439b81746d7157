import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'

/** Environment variable with the name of this run's template, which is also the prefix of all its databases. */
const TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE'

/** One connection holds the lock while another migrates. */
const MIGRATING = 2

/** Address of the test server as a superuser, if there is one. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL

/** Makes one migrated database for the whole run. Returns a function that drops it with all copies. */
export async function makePostgresTemplate(): Promise<() => Promise<void>> {
  if (!TEST_DATABASE_URL || process.env[TEMPLATE_VARIABLE]) return async () => {}
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`)
  const database = await openPostgres(addressOf(name), MIGRATING, openLog('silent'))
  await migrate(database, MIGRATIONS)
  await database.close()
  process.env[TEMPLATE_VARIABLE] = name
  return async () => {
    const names = await asOwner(`SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
    for (const { datname } of names) await asOwner(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  }
}

/** Creates a database on the test server from the run's template. Returns its URL. */
export async function copyPostgresTemplate(): Promise<string> {
  const template = process.env[TEMPLATE_VARIABLE]
  if (!template) throw new Error('Set TEST_DATABASE_URL to try a real PostgreSQL.')
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await asOwner(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return addressOf(name)
}

/** Runs one statement on the server's default database. */
async function asOwner(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}

function addressOf(name: string): string {
  return Object.assign(new URL(TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href
}
