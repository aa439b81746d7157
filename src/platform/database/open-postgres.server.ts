import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartupError } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { channelOf, observed } from '#platform/telemetry/operations.ts'
import type { OpenDatabase } from './database.ts'

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
  const query = (...parameters: unknown[]): unknown => {
    const last = parameters.length - 1
    if (typeof parameters[last] === 'function')
      return channelOf('database').traceCallback(
        (...all: unknown[]): unknown => Reflect.apply(original, client, all),
        last,
        { ...CONTEXT },
        client,
        ...parameters,
      )
    const call = (): unknown => Reflect.apply(original, client, parameters)
    // A stream of rows is not a promise and ends on its own, so it is not observed.
    return isPlain(parameters[0]) ? observed('database', 'query', async () => call()) : call()
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

const CHECKED_EVERY_MS = 1_000
/** Connecting and `SELECT 1` take milliseconds, on a busy machine tenths of a second. */
const RESPONDS_WITHIN_MS = 2_500

/** A process whose event loop stands still hears no response: if half the beats are missing, the state is unknown. */
const BEAT_MS = 100

/** A query on a broken connection rejects at once, and its caller has released the connection by then. */
const RELEASED_WITHIN_MS = 1_000

/**
 * A frozen server, or a network that drops all packets, keeps connections open, and queries never settle. While some
 * are in use, another connection checks the server; without a response all of them are closed.
 */
function watchPostgres(pool: pg.Pool, url: string, log: Log): () => void {
  const inUse = new Set<pg.PoolClient>()
  let isChecking = false
  pool.on('connect', (client) => {
    // The pool only handles errors of idle connections; one that breaks in use would end the process.
    client.on('error', () => {})
    // Drizzle never releases a connection on which BEGIN failed.
    client.once('end', () => {
      setTimeout(() => {
        if (inUse.has(client)) client.release(true)
      }, RELEASED_WITHIN_MS).unref()
    })
  })
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('remove', (client) => void inUse.delete(client))

  async function check(): Promise<void> {
    const waiting = [...inUse]
    if (isChecking || waiting.length === 0) return
    isChecking = true
    const isResponding = await responds(url)
    isChecking = false
    if (isResponding) return
    const stuck = waiting.filter((client) => inUse.has(client))
    if (stuck.length > 0) log.warn({ connections: stuck.length }, 'database.frozen')
    for (const client of stuck) end(client)
  }

  const timer = setInterval(() => void check(), CHECKED_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Also true for a refused connection, which is not frozen, and while this process was too busy to tell. */
async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: RESPONDS_WITHIN_MS,
    query_timeout: RESPONDS_WITHIN_MS,
    application_name: 'zeichner-watch',
  })
  client.on('error', () => {})
  const began = performance.now()
  let beats = 0
  const timer = setInterval(() => beats++, BEAT_MS)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    const expected = (performance.now() - began) / BEAT_MS
    return error instanceof pg.DatabaseError || beats < Math.floor(expected / 2)
  } finally {
    clearInterval(timer)
    void client.end().catch(() => {})
  }
}

/** Destroys the socket at once: a client with a query in progress does not wait for the server. */
function end(client: pg.PoolClient): void {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}
