import { Worker } from 'node:worker_threads'
import { type Asking, openAsking, type PgliteQueries } from './ask-pglite.ts'
import { type Answer, declaresLongRead, type Opening, toError } from './pglite-messages.ts'

/** The main thread's interface to the embedded database. */
export type PgliteThread = PgliteQueries & {
  ask: Asking['ask']
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  /** Whether a `LONG_READ` is open. */
  isBackingUp: () => boolean
  close: () => Promise<void>
}

const WORKER = new URL('./pglite-worker.ts', import.meta.url)
const HAS_ENDED = 'The embedded database has ended.'

/** @throws when the database cannot be opened; the message is the reason. */
export async function openPgliteThread(opening: Opening): Promise<PgliteThread> {
  const worker = new Worker(WORKER, { workerData: opening })
  /** The open transactions that are a `LONG_READ`. */
  const reading = new Set<number>()
  const asking = openAsking((question) => {
    if (question.kind === 'query' && question.transaction !== null && declaresLongRead(question.text))
      reading.add(question.transaction)
    if (question.kind === 'end') reading.delete(question.transaction)
    worker.postMessage(question)
  })
  const listeners = new Map<number, (payload: string) => void>()
  const { promise: ready, resolve: open, reject: refuse } = Promise.withResolvers<void>()

  function end(cause?: unknown): void {
    const failure = new Error(HAS_ENDED, { cause })
    refuse(failure)
    asking.end(failure)
  }
  worker.on('error', end)
  worker.on('exit', () => end())
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'ready') return open()
    if (answer.kind === 'refused') return refuse(new Error(answer.reason))
    if (answer.kind === 'ended') return end(toError(answer.failure))
    if (answer.kind === 'notification') return listeners.get(answer.id)?.(answer.payload)
    asking.settle(answer)
  })

  try {
    await ready
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    ...asking.queries,
    ask: asking.ask,
    listen: async (channel, onNotify) => {
      const { id, reply } = asking.ask({ kind: 'listen', channel })
      listeners.set(id, onNotify)
      await reply
      return async () => void listeners.delete(id)
    },
    isBackingUp: () => reading.size > 0,
    close: async () => {
      await asking.ask({ kind: 'close' }).reply
      await worker.terminate()
    },
  }
}
