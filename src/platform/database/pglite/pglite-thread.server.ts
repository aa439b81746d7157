import { Worker } from 'node:worker_threads'
import { observed } from '#platform/telemetry/operations.ts'
import {
  type Answer,
  declaresLongRead,
  type Opening,
  type QueryAnswer,
  type Question,
  toError,
} from './pglite-messages.ts'

export type PgliteThread = PgliteQueries & {
  ask: Asking['ask']
  listen: (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>
  isBackingUp: () => boolean
  close: () => Promise<void>
}

const WORKER = new URL('./pglite-worker.ts', import.meta.url)
const HAS_ENDED = 'The embedded database has ended.'

/** @throws when the database cannot be opened; the message is the reason. */
export async function openPgliteThread(opening: Opening): Promise<PgliteThread> {
  const worker = new Worker(WORKER, { workerData: opening })
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

type Queries = {
  query: (
    text: string,
    values?: unknown[],
    options?: { rowMode?: 'array' | 'object' },
  ) => Promise<QueryAnswer>
}
export type PgliteQueries = Queries & {
  transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>
}

type WithoutId = Question extends infer One ? (One extends Question ? Omit<One, 'id'> : never) : never
type Pending = { resolve: (value: QueryAnswer | null) => void; reject: (error: Error) => void }

export type Asking = {
  /** The id of a `begin` names the transaction. */
  ask: (question: WithoutId) => { id: number; reply: Promise<QueryAnswer | null> }
  settle: (answer: Extract<Answer, { kind: 'answer' | 'failure' }>) => void
  /** Rejects all pending and later questions, which would otherwise never settle. */
  end: (error: Error) => void
  queries: PgliteQueries
}

export function openAsking(post: (question: Question) => void): Asking {
  const waiting = new Map<number, Pending>()
  let last = 0
  let failure: Error | null = null

  const ask: Asking['ask'] = (question) => {
    last += 1
    const id = last
    if (failure) return { id, reply: Promise.reject(failure) }
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer | null>()
    waiting.set(id, { resolve, reject })
    post({ ...question, id })
    return { id, reply: promise }
  }

  const queriesIn = (transaction: number | null): Queries => ({
    query: async (text, values = [], { rowMode = 'object' } = {}) => {
      const question = { kind: 'query', text, values, rowMode, transaction } as const
      const answer = await observed('database', 'query', () => ask(question).reply)
      return answer ?? { rows: [] }
    },
  })

  return {
    ask,
    settle: (answer) => {
      const pending = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.kind === 'answer') pending?.resolve(answer.value)
      else pending?.reject(toError(answer.failure))
    },
    end: (error) => {
      failure ??= error
      for (const { reject } of waiting.values()) reject(failure)
      waiting.clear()
    },
    queries: {
      ...queriesIn(null),
      transaction: async (work) => {
        const { id: transaction, reply } = ask({ kind: 'begin' })
        await reply
        try {
          const result = await work(queriesIn(transaction))
          await ask({ kind: 'end', transaction, isKept: true }).reply
          return result
        } catch (error) {
          // Fails after a failed commit: the transaction has ended already.
          await ask({ kind: 'end', transaction, isKept: false }).reply.catch(() => {})
          throw error
        }
      },
    },
  }
}
