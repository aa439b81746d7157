import { Worker } from 'node:worker_threads'
import { type Answer, type Opening, type QueryAnswer, type Question, toError } from './pglite-messages.ts'

/** The methods that drizzle calls on a database or a transaction. */
type Queries = {
  query: (
    text: string,
    values?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ) => Promise<QueryAnswer>
}

/** The main thread's interface to the embedded database. */
export type PgliteThread = Queries & {
  transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

type WithoutId = Question extends infer One ? (One extends Question ? Omit<One, 'id'> : never) : never
type Pending = { resolve: (value: QueryAnswer | null) => void; reject: (error: Error) => void }

const WORKER = new URL('./pglite-worker.ts', import.meta.url)
const HAS_ENDED = 'The embedded database has ended.'

/** @throws when the database cannot be opened; the message is the reason. */
export async function openPgliteThread(opening: Opening): Promise<PgliteThread> {
  const worker = new Worker(WORKER, { workerData: opening })
  const waiting = new Map<number, Pending>()
  const listeners = new Map<number, (payload: string) => void>()
  const { promise: ready, resolve: open, reject: refuse } = Promise.withResolvers<void>()
  let last = 0
  let failure: Error | null = null

  /** Rejects all pending calls, which would otherwise never settle. */
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
    if (answer.kind === 'notification') return listeners.get(answer.id)?.(answer.payload)
    const pending = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.kind === 'answer') pending?.resolve(answer.value)
    else pending?.reject(toError(answer.failure))
  })

  function send(question: WithoutId): { id: number; reply: Promise<QueryAnswer | null> } {
    last += 1
    const id = last
    if (failure) return { id, reply: Promise.reject(failure) }
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer | null>()
    waiting.set(id, { resolve, reject })
    worker.postMessage({ ...question, id })
    return { id, reply: promise }
  }

  function queriesIn(transaction: number | null): Queries {
    return {
      query: async (text, values = [], { rowMode = 'object' } = {}) => {
        const answer = await send({ kind: 'query', text, values, rowMode, transaction }).reply
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
    ...queriesIn(null),
    transaction: async (work) => {
      const { id: transaction, reply } = send({ kind: 'begin' })
      await reply
      try {
        const result = await work(queriesIn(transaction))
        await send({ kind: 'end', transaction, isKept: true }).reply
        return result
      } catch (error) {
        // Fails after a failed commit: the transaction has ended already.
        await send({ kind: 'end', transaction, isKept: false }).reply.catch(() => {})
        throw error
      }
    },
    listen: async (channel, onNotify) => {
      const { id, reply } = send({ kind: 'listen', channel })
      listeners.set(id, onNotify)
      await reply
      return async () => void listeners.delete(id)
    },
    close: async () => {
      await send({ kind: 'close' }).reply
      await worker.terminate()
    },
  }
}
