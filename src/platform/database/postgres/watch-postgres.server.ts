import pg from 'pg'
import type { Log } from '#platform/log.ts'

/** While somebody waits for the database, it is asked so often whether it still answers. */
const ASKED_EVERY_MS = 1_000
/** Opening a connection and the shortest of all queries take milliseconds, on a busy machine tenths of a second. */
const ANSWERS_WITHIN_MS = 2_500

/** Whoever waits on a connection that broke hears of it at once, and has handed it back by then. */
const HANDED_BACK_WITHIN_MS = 1_000

/**
 * A server that is frozen, or a network that swallows everything, keeps connections open and never answers, and whoever
 * waits would wait for ever. While connections are in use the server is asked on another one; as long as it answers there
 * a statement may take as long as it likes, and when it does not all that wait are ended. Returns how to stop.
 */
export function watchPostgres(pool: pg.Pool, url: string, log: Log): () => void {
  const inUse = new Set<pg.PoolClient>()
  let isAsking = false
  pool.on('connect', (client) => {
    // The pool hears idle connections only; one that breaks in use would end the process.
    client.on('error', () => {})
    // The query builder keeps a connection for ever on which a transaction could not even begin.
    client.once('end', () => {
      setTimeout(() => {
        if (inUse.has(client)) client.release(true)
      }, HANDED_BACK_WITHIN_MS).unref()
    })
  })
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('remove', (client) => void inUse.delete(client))

  async function look(): Promise<void> {
    const waiting = [...inUse]
    if (isAsking || waiting.length === 0) return
    isAsking = true
    const isThere = await answers(url)
    isAsking = false
    if (isThere) return
    const stuck = waiting.filter((client) => inUse.has(client))
    if (stuck.length > 0) log.warn({ connections: stuck.length }, 'database.frozen')
    for (const client of stuck) end(client)
  }

  const looking = setInterval(() => void look(), ASKED_EVERY_MS)
  looking.unref()
  return () => clearInterval(looking)
}

/** True for a server that refuses us, too: it is not frozen. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    application_name: 'zeichner-watch',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end().catch(() => {})
  }
}

/** A client that waits for an answer is cut off at once, without a word to the server. */
function end(client: pg.PoolClient): void {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}
