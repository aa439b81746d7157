import { Worker } from 'node:worker_threads'
import { type Answer, type Opening, type QueryAnswer, type Question, toError } from './pglite-messages.ts'

/** What the query builder asks a database or a transaction on it. */
type Asking = {
  query: (
    text: string,
    values?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ) => Promise<QueryAnswer>
}

/** The embedded database, seen from another thread than its own. */
export type PgliteThread = Asking & {
  transaction: <Result>(work: (tx: Asking) => Promise<Result>) => Promise<Result>
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

type Unnumbered = Question extends infer One ? (One extends Question ? Omit<One, 'id'> : never) : never
type Waiting = { resolve: (value: QueryAnswer | null) => void; reject: (error: Error) => void }

const WORKER = new URL('./pglite-worker.ts', import.meta.url)
const HAS_ENDED = 'The embedded database has ended.'

/** Starts the thread. @throws the reason why the database cannot be opened. */
export async function openPgliteThread(opening: Opening): Promise<PgliteThread> {
  const worker = new Worker(WORKER, { workerData: opening })
  const waiting = new Map<number, Waiting>()
  const hearers = new Map<number, (payload: string) => void>()
  const { promise: ready, resolve: open, reject: refuse } = Promise.withResolvers<void>()
  let last = 0
  let failure: Error | null = null

  /** Whoever still waits would wait for ever. */
  function end(error: Error): void {
    failure ??= error
    refuse(failure)
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('error', (error) => end(new Error(HAS_ENDED, { cause: error })))
  worker.on('exit', () => end(new Error(HAS_ENDED)))
  worker.on('message', (answer: Answer) => {
    if (answer.kind === 'ready') return open()
    if (answer.kind === 'refused') return refuse(new Error(answer.reason))
    if (answer.kind === 'notification') return hearers.get(answer.id)?.(answer.payload)
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.kind === 'answer') asker?.resolve(answer.value)
    else asker?.reject(toError(answer.failure))
  })

  function ask(question: Unnumbered): { id: number; answered: Promise<QueryAnswer | null> } {
    last += 1
    const id = last
    if (failure) return { id, answered: Promise.reject(failure) }
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer | null>()
    waiting.set(id, { resolve, reject })
    worker.postMessage({ ...question, id })
    return { id, answered: promise }
  }

  function asking(transaction: number | null): Asking {
    return {
      query: async (text, values = [], { rowMode = 'object' } = {}) => {
        const answer = await ask({ kind: 'query', text, values, rowMode, transaction }).answered
        return answer ?? { rows: [] }
      },
    }
  }

  try {
    await ready
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    ...asking(null),
    transaction: async (work) => {
      const { id: transaction, answered } = ask({ kind: 'begin' })
      await answered
      try {
        const result = await work(asking(transaction))
        await ask({ kind: 'end', transaction, isKept: true }).answered
        return result
      } catch (error) {
        // One that could not be kept is over already.
        await ask({ kind: 'end', transaction, isKept: false }).answered.catch(() => {})
        throw error
      }
    },
    listen: async (channel, onNotify) => {
      const { id, answered } = ask({ kind: 'listen', channel })
      hearers.set(id, onNotify)
      await answered
      return async () => void hearers.delete(id)
    },
    close: async () => {
      await ask({ kind: 'close' }).answered
      await worker.terminate()
    },
  }
}
