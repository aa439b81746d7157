import { openAsBlob } from 'node:fs'
import type { OpenDatabase } from '#platform/database/database.ts'
import { toDatabase } from '#platform/database/pglite/open-pglite.server.ts'
import { openPgliteThread, type PgliteThread } from '#platform/database/pglite/pglite-thread.server.ts'
import type { Lendable, Lent } from './lend.ts'
import { templateFile } from './template.ts'

type Listener = (payload: string) => void

/** An embedded database in memory that one test after the other works on. */
export async function openLendablePglite(): Promise<Lendable> {
  const dump = await (await openAsBlob(templateFile())).arrayBuffer()
  const thread = await openPgliteThread({ directory: null, dump })
  const listeners = new Map<string, Set<Listener>>()
  return {
    withOwner: (work) => work(toDatabase(thread)),
    lend: async () => lend(thread, listeners),
    close: thread.close,
  }
}

/** The database for one test: what comes in after its close is refused, as by a database that was closed. */
function lend(thread: PgliteThread, listeners: Map<string, Set<Listener>>): Lent {
  const stops = new Set<() => Promise<void>>()
  let isClosed = false
  let transactions = 0
  async function unlessClosed<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('The embedded database has ended.')
    return ask()
  }
  const database: OpenDatabase = {
    db: toDatabase({
      ...thread,
      query: (...given) => unlessClosed(() => thread.query(...given)),
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
      // One listener of the engine for each channel: it has no way to end them one by one.
      if (!listeners.has(channel)) {
        listeners.set(channel, new Set())
        await thread.listen(channel, (payload) => {
          for (const hear of listeners.get(channel) ?? []) hear(payload)
        })
      }
      // A function of its own, so that the same one may listen twice.
      const hear: Listener = (payload) => listener(payload)
      listeners.get(channel)?.add(hear)
      const stop = async () => void listeners.get(channel)?.delete(hear)
      stops.add(stop)
      return stop
    },
    withLock: (_lock, work) => work(),
    flush: async () => {},
    close: async () => {
      isClosed = true
      for (const stop of stops) await stop()
    },
  }
  return { database, url: null, isAtRest: () => transactions === 0 }
}
