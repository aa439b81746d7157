import { openAsBlob } from 'node:fs'
import type { OpenDatabase } from '#platform/database/database.ts'
import { toDatabase } from '#platform/database/pglite/open-pglite.server.ts'
import { openPgliteThread, type PgliteThread } from '#platform/database/pglite/pglite-thread.server.ts'
import type { CheckedOut, PooledDatabase } from './pool.ts'
import { templateFile } from './template.ts'

type Listener = (payload: string) => void

/** An embedded database in memory that tests use one after the other. */
export async function openPooledPglite(): Promise<PooledDatabase> {
  const dump = await (await openAsBlob(templateFile())).arrayBuffer()
  const thread = await openPgliteThread({ directory: null, dump })
  const listeners = new Map<string, Set<Listener>>()
  return {
    withOwner: (work) => work(toDatabase(thread)),
    checkOut: async () => checkOut(thread, listeners),
    close: thread.close,
  }
}

/** The database for one test. After its close it refuses queries, like a database that was closed. */
function checkOut(thread: PgliteThread, listeners: Map<string, Set<Listener>>): CheckedOut {
  const unsubscribes = new Set<() => Promise<void>>()
  let isClosed = false
  let transactions = 0
  async function unlessClosed<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('The embedded database has ended.')
    return operation()
  }
  const database: OpenDatabase = {
    db: toDatabase({
      ...thread,
      query: (...parameters) => unlessClosed(() => thread.query(...parameters)),
      transaction: (work) =>
        unlessClosed(async () => {
          transactions += 1
          return thread.transaction(work).finally(() => {
            transactions -= 1
          })
        }),
    }),
    engine: 'pglite',
    description: 'embedded database (PGlite)',
    listen: async (channel, listener) => {
      // One listener of the engine for each channel, because the thread cannot remove a single one.
      if (!listeners.has(channel)) {
        listeners.set(channel, new Set())
        await thread.listen(channel, (payload) => {
          for (const call of listeners.get(channel) ?? []) call(payload)
        })
      }
      // A new function, so that the same listener may be registered twice.
      const call: Listener = (payload) => listener(payload)
      listeners.get(channel)?.add(call)
      const unsubscribe = async () => void listeners.get(channel)?.delete(call)
      unsubscribes.add(unsubscribe)
      return unsubscribe
    },
    withLock: (_lock, work) => work(),
    isBackingUp: thread.isBackingUp,
    close: async () => {
      isClosed = true
      for (const unsubscribe of unsubscribes) await unsubscribe()
    },
  }
  return { database, url: null, isIdle: () => transactions === 0 }
}
