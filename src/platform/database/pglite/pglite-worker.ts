import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { type Answer, type Opening, type QueryAnswer, type Question, toFailure } from './pglite-messages.ts'

// The thread of the embedded database: whoever asks for a page does not wait for whoever asks for rows.

type Running = { tx: Transaction; end: (isKept: boolean) => void; done: Promise<void> }

/** Thrown to make PGlite roll back; nobody hears of it. */
const ROLLED_BACK = Symbol('rolled back')

/** Times stay the text they are in, as the query builder expects; it reads them itself. */
const asText = (value: string) => value
const ARRAYS_OF_TIMES = [1115, 1182, 1185, 1187, 1231]
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS_OF_TIMES].map((oid) => [
    oid,
    asText,
  ]),
)

async function serve(port: MessagePort, { directory, dump }: Opening): Promise<void> {
  const tell = (answer: Answer) => port.postMessage(answer)
  const client = new PGlite({
    extensions: { pg_trgm, unaccent },
    ...(directory ? { dataDir: directory } : {}),
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  })
  try {
    await client.waitReady
  } catch (error) {
    return tell({ kind: 'refused', reason: toFailure(error).message })
  }
  const running = new Map<number, Running>()
  port.on('message', (question: Question) => {
    answer(client, running, question, tell).then(
      (value) => tell({ kind: 'answer', id: question.id, value }),
      (error) => tell({ kind: 'failure', id: question.id, failure: toFailure(error) }),
    )
  })
  tell({ kind: 'ready' })
}

async function answer(
  client: PGlite,
  running: Map<number, Running>,
  question: Question,
  tell: (answer: Answer) => void,
): Promise<QueryAnswer | null> {
  switch (question.kind) {
    case 'query': {
      const { text, values, rowMode, transaction } = question
      const asked = transaction === null ? client : runningOf(running, transaction).tx
      const { rows, affectedRows } = await asked.query(text, values, { rowMode, parsers })
      return affectedRows === undefined ? { rows } : { rows, affectedRows }
    }
    case 'begin':
      running.set(question.id, await begin(client))
      return null
    case 'end': {
      const { end, done } = runningOf(running, question.transaction)
      running.delete(question.transaction)
      end(question.isKept)
      await done
      return null
    }
    case 'listen':
      await client.listen(question.channel, (payload) =>
        tell({ kind: 'notification', id: question.id, payload }),
      )
      return null
    case 'close':
      await client.close()
      return null
  }
}

/** Ends when the transaction is open: PGlite keeps it so until its callback ends, which `end` brings about. */
async function begin(client: PGlite): Promise<Running> {
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<Transaction>()
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>()
  const done = client
    .transaction(async (tx) => {
      open(tx)
      if (!(await ended)) throw ROLLED_BACK
    })
    .catch((error) => {
      reject(error)
      if (error !== ROLLED_BACK) throw error
    })
  // Whoever ends it hears of its failure; until then nobody listens.
  done.catch(() => {})
  return { tx: await opened, end, done }
}

function runningOf(running: Map<number, Running>, id: number): Running {
  const found = running.get(id)
  if (!found) throw new Error('The transaction is over.')
  return found
}

if (parentPort) await serve(parentPort, workerData)
