import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log.ts'

/** Always so soon: what was changed while the database was coming back shows within a second. An attempt costs next to nothing. */
const RETRY_AFTER_MS = 250

/**
 * Listens on its own connection. After a lost connection it reconnects and then calls back
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
