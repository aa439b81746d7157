import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartupError } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { channelOf, observed } from '#platform/telemetry/operations.ts'
import { watchPostgres } from './watch-postgres.server.ts'

/** 15 is the oldest version that the tests run on. */
const OLDEST_MAJOR_VERSION = 15
const CONNECT_WITHIN_MS = 3_000
/** No request may hold a connection longer. Migrations and backups set it to 0. */
const STATEMENT_TIMEOUT_MS = 15_000

/** @throws StartupError when the server is not reachable, refuses the connection, or is older than 15. */
export async function openPostgres(url: string, connections: number, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'zeichner',
  })
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database.connection-lost'))
  pool.on('connect', observeClient)
  const version = await checkVersion(pool)
  const stopWatching = watchPostgres(pool, url, log)
  return {
    db: drizzle(pool),
    engine: 'postgres',
    description: `PostgreSQL ${version}`,
    listen: (channel, onNotify) => listenWithReconnect(url, channel, onNotify, log),
    withLock: (lock, work) => withAdvisoryLock(pool, lock, work),
    close: () => {
      stopWatching()
      return pool.end()
    },
  }
}

async function checkVersion(pool: pg.Pool): Promise<string> {
  const version = await readVersion(pool).catch(async (error: Error) => {
    await pool.end()
    throw new StartupError(
      `The database of DATABASE_URL cannot be used: ${error.message || 'no connection'}.`,
    )
  })
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR_VERSION) return version
  await pool.end()
  throw new StartupError(
    `DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_MAJOR_VERSION} or newer is needed.`,
  )
}

async function readVersion(pool: pg.Pool): Promise<string> {
  const answer = await pool.query<{ server_version: string }>('SHOW server_version')
  return answer.rows[0]?.server_version ?? '0'
}

async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    // Waiting for another instance that migrates may take longer than the timeout.
    await connection.query('SET statement_timeout = 0')
    await connection.query('SELECT pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    // Closing the connection frees the lock in any case.
    connection.release(true)
  }
}

const CONTEXT = { operation: 'database', name: 'query' } as const

/** Makes each query of a connection an operation: whoever asks the pool or a transaction passes through here. */
function observeClient(client: pg.ClientBase): void {
  const original: unknown = Reflect.get(client, 'query')
  if (typeof original !== 'function') return
  const query = (...given: unknown[]): unknown => {
    const last = given.length - 1
    if (typeof given[last] === 'function')
      return channelOf('database').traceCallback(
        (...all: unknown[]): unknown => Reflect.apply(original, client, all),
        last,
        { ...CONTEXT },
        client,
        ...given,
      )
    const call = (): unknown => Reflect.apply(original, client, given)
    // A stream of rows is not a promise and ends on its own, so it is not observed.
    return isPlain(given[0]) ? observed('database', 'query', async () => call()) : call()
  }
  Object.defineProperty(client, 'query', { value: query })
}

function isPlain(query: unknown): boolean {
  return (
    typeof query === 'string' ||
    (typeof query === 'object' && query !== null && 'text' in query && !('submit' in query))
  )
}

/** An attempt costs next to nothing, so that changes show within a second after the database came back. */
const RETRY_AFTER_MS = 250

/** After a reconnect it calls back once with an empty payload, since a NOTIFY may have been missed. */
export async function listenWithReconnect(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
  log: Log,
): Promise<() => Promise<void>> {
  const ending = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'zeichner-listen',
    })
    next.on('notification', (message) => onNotify(message.payload ?? ''))
    next.on('error', (error) => log.warn({ reason: error.message }, 'database.listening-lost'))
    await next.connect()
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    next.once('end', () => void reconnect())
    return next
  }

  async function reconnect(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await wait(RETRY_AFTER_MS, undefined, { signal: ending.signal })
        client = await connect()
        onNotify('')
        return
      } catch {
        // The next iteration tries again; the loss was logged when it happened.
      }
    }
  }

  return async () => {
    ending.abort()
    await client.end()
  }
}
