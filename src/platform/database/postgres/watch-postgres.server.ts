import pg from 'pg'
import type { Log } from '#platform/log.ts'

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
export function watchPostgres(pool: pg.Pool, url: string, log: Log): () => void {
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
