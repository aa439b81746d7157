import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log.ts'

const FIRST_RETRY_AFTER_MS = 250
const LONGEST_RETRY_AFTER_MS = 10_000

/**
 * Listens on its own connection. After a lost connection it reconnects with growing pauses and then calls back
 * once with an empty payload, because a NOTIFY may have been missed. Returns an unsubscribe function.
 */
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
    let pause = FIRST_RETRY_AFTER_MS
    while (!ending.signal.aborted) {
      try {
        await wait(pause, undefined, { signal: ending.signal })
        client = await connect()
        onNotify('')
        return
      } catch {
        // The next iteration tries again; the loss was logged when it happened.
        pause = Math.min(pause * 2, LONGEST_RETRY_AFTER_MS)
      }
    }
  }

  return async () => {
    ending.abort()
    await client.end()
  }
}
