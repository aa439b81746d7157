import type { OpenDatabase } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import type { PooledDatabase } from './pool.ts'
import { copyPostgresTemplate } from './postgres-template.ts'

const CONNECTIONS = 4

/** A database on the test server that tests use one after the other, each with its own connections. */
export async function openPooledPostgres(): Promise<PooledDatabase> {
  const url = await copyPostgresTemplate()
  const log = openLog('silent')
  return {
    withOwner: async (work) => {
      const { db, close } = await openPostgres(url, 1, log)
      return work(db).finally(close)
    },
    checkOut: async () => {
      const database = await openPostgres(url, CONNECTIONS, log)
      return { database: closingOnce(database), url, isIdle: () => true }
    },
    // It is dropped at the end of the run, with the template.
    close: async () => {},
  }
}

/** Ends what still listens as well: it would connect again and hear of the next test. */
function closingOnce(database: OpenDatabase): OpenDatabase {
  const listening = new Set<() => Promise<void>>()
  let closing: Promise<unknown> | null = null
  const close = async () => {
    closing ??= Promise.all([...listening].map((end) => end())).then(() => database.close())
    await closing
  }
  const listen: OpenDatabase['listen'] = async (...what) => {
    const end = await database.listen(...what)
    listening.add(end)
    return async () => {
      listening.delete(end)
      await end()
    }
  }
  return { ...database, listen, close }
}
