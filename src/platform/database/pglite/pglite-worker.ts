import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pLimit from 'p-limit'
import { prepareDirectory } from './durable-folders.ts'
import { DURABLE_PARAMETERS, FsyncedFiles } from './fsynced-files.ts'
import {
  type Answer,
  declaresLongRead,
  type Opening,
  type QueryAnswer,
  type Question,
  toFailure,
} from './pglite-messages.ts'
import { parseBytes, writeBytes } from './workaround-bytea.ts'
import { keepBaselineCode } from './workaround-wasm-tier-up.ts'

// The worker thread of the embedded database: queries do not block the event loop of the server.

type Running = { tx: Transaction; isLongRead: boolean; end: (isKept: boolean) => void; done: Promise<void> }
type Ask = (target: PGlite | Transaction) => Promise<QueryAnswer>

/** Thrown inside a transaction to make PGlite roll back; caught below. */
const ROLLED_BACK = Symbol('rolled back')

/** Times stay text: drizzle parses them itself. */
const asText = (value: string) => value
const TIME_ARRAY_OIDS = [1115, 1182, 1185, 1187, 1231]
const parsers = {
  ...Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...TIME_ARRAY_OIDS].map((oid) => [
      oid,
      asText,
    ]),
  ),
  [types.BYTEA]: parseBytes,
}
const serializers = { [types.BYTEA]: writeBytes }

/** A quarter of PostgreSQL's default, since the snapshot answers visitors and the system caches files. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=32MB']

/** Also finishes what a new database needs to survive a power cut. */
async function openClient({ directory, dump }: Opening): Promise<PGlite> {
  keepBaselineCode()
  const place = directory ? prepareDirectory(directory) : null
  const client = new PGlite({
    extensions: { pg_trgm, unaccent },
    startParams: [...(directory ? DURABLE_PARAMETERS : PGlite.defaultStartParams), ...SMALL_BUFFERS],
    ...(directory ? { fs: new FsyncedFiles(directory, endThread) } : {}),
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  })
  await client.waitReady
  place?.finish()
  return client
}

async function serve(port: MessagePort, opening: Opening): Promise<void> {
  // A thread whose event loop is empty can wait for ever for its compilers (nodejs/node#54918), so something holds it.
  port.ref()
  const send = (reply: Answer) => port.postMessage(reply)
  let client: PGlite
  try {
    client = await openClient(opening)
  } catch (error) {
    return send({ kind: 'refused', reason: toFailure(error).message })
  }
  const running = new Map<number, Running>()
  port.on('message', (message: Question) => {
    handle(client, running, message, send).then(
      (value) => send({ kind: 'answer', id: message.id, value }),
      (error) =>
        hasEndedEngine(error)
          ? endThread(error)
          : send({ kind: 'failure', id: message.id, failure: toFailure(error) }),
    )
  })
  send({ kind: 'ready' })
}

async function handle(
  client: PGlite,
  running: Map<number, Running>,
  message: Question,
  send: (reply: Answer) => void,
): Promise<QueryAnswer | null> {
  switch (message.kind) {
    case 'query': {
      const { text, values, rowMode, transaction } = message
      const ask: Ask = (target) => target.query(text, values, { rowMode, parsers, serializers })
      const { rows, affectedRows } =
        transaction === null
          ? ((await readInOpen(running, ask)) ?? (await ask(client)))
          : await askIn(runningOf(running, transaction), ask, declaresLongRead(text))
      return affectedRows === undefined ? { rows } : { rows, affectedRows }
    }
    case 'begin':
      running.set(message.id, await begin(client))
      return null
    case 'end': {
      const { end, done } = runningOf(running, message.transaction)
      running.delete(message.transaction)
      await inTurn(() => {
        end(message.isKept)
        return done
      })
      return null
    }
    case 'listen':
      await client.listen(message.channel, (payload) =>
        send({ kind: 'notification', id: message.id, payload }),
      )
      return null
    case 'close':
      await client.close()
      return null
  }
}

/** Resolves when the transaction is open. PGlite keeps it open until its callback returns, which `end` triggers. */
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
  // The 'end' message reports a failure; without this, an earlier one would be an unhandled rejection.
  done.catch(() => {})
  return { tx: await opened, isLongRead: false, end, done }
}

/** Queries in a transaction that others read in take turns, since one's rollback must not undo another's work. */
const inTurn = pLimit(1)

async function askIn(open: Running, ask: Ask, isLongRead: boolean): Promise<QueryAnswer> {
  const answer = open.isLongRead ? await inTurn(() => ask(open.tx)) : await ask(open.tx)
  open.isLongRead ||= isLongRead
  return answer
}

/** Invalid transaction state: something writes, must not stand in a transaction, or the open one has failed. */
const NOT_IN_THIS_TRANSACTION = /^25/
const BEGUN = 'SAVEPOINT of_another'
const ENDED = 'RELEASE SAVEPOINT of_another'

/** Answers another read within an open read-only transaction, such as a backup's. Null where it has to wait. */
async function readInOpen(running: Map<number, Running>, ask: Ask): Promise<QueryAnswer | null> {
  const findShared = () => [...running.values()].find(({ isLongRead }) => isLongRead)
  if (!findShared()) return null
  return inTurn(async () => {
    const open = findShared()
    if (!open) return null
    try {
      await open.tx.exec(BEGUN)
      const answer = await ask(open.tx)
      await open.tx.exec(ENDED)
      return answer
    } catch (error) {
      // An engine that has ended would never answer the rollback.
      if (hasEndedEngine(error)) throw error
      await open.tx.exec(`ROLLBACK TO ${BEGUN}; ${ENDED}`).catch(() => {})
      if (error instanceof Error && 'code' in error && NOT_IN_THIS_TRANSACTION.test(String(error.code)))
        return null
      throw error
    }
  })
}

function runningOf(running: Map<number, Running>, id: number): Running {
  const found = running.get(id)
  if (!found) throw new Error('The transaction is over.')
  return found
}

/** PostgreSQL's process would end after these. PGlite has none, so that the next query would wait for ever. */
const LAST_SEVERITIES = ['PANIC', 'FATAL']

function hasEndedEngine(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && 'severity' in error && LAST_SEVERITIES.includes(String(error.severity))
}

/** Rejects all that waits for the thread, since nothing may be acknowledged any more. */
function endThread(error: unknown): never {
  const ended: Answer = { kind: 'ended', failure: toFailure(error) }
  parentPort?.postMessage(ended)
  process.exit(1)
}

if (parentPort) await serve(parentPort, workerData)
