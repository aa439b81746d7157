import { createServer, type Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { listenForOwner } from '#platform/listen-for-owner.server.ts'
import type { Log } from '#platform/log.ts'
import { type Answer, type QueryAnswer, toFailure } from './pglite-messages.ts'
import type { PgliteThread } from './pglite-thread.server.ts'

/** A person runs one command, and a clock perhaps another. */
const MOST_COMMANDS = 8
/** The embedded database has one transaction at a time: a command that was suspended must not keep it from visitors. */
const IDLE_IN_TRANSACTION_MS = 60_000

const id = z.int().positive()
const Question = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('query'),
    id,
    text: z.string(),
    values: z.array(z.unknown()),
    rowMode: z.enum(['array', 'object']),
    transaction: id.nullable(),
  }),
  z.object({ kind: z.literal('begin'), id }),
  z.object({ kind: z.literal('end'), id, transaction: id, isKept: z.boolean() }),
])
type Question = z.infer<typeof Question>

type Serving = { path: string; thread: PgliteThread; log: Log; idleMs?: number }

/** Unfinished transactions are rolled back with their connection. Returns a function that ends all connections. */
export async function serveCommands({
  path,
  thread,
  log,
  idleMs = IDLE_IN_TRANSACTION_MS,
}: Serving): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    serve(socket, thread, idleMs)
      .catch((error) => log.warn({ reason: toFailure(error).message }, 'command.cut-off'))
      .finally(() => {
        socket.destroy()
        sockets.delete(socket)
      })
  })
  server.maxConnections = MOST_COMMANDS
  try {
    await listenForOwner(server, path)
  } catch (error) {
    // Some file systems have no sockets, and paths may be too long: then commands only work while the site is stopped.
    log.warn({ reason: toFailure(error).message }, 'command.no-socket')
    return async () => {}
  }
  return () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((closed) => server.close(() => closed()))
  }
}

async function serve(socket: Socket, thread: PgliteThread, idleMs: number): Promise<void> {
  /** The engine's numbers of the transactions, by the command's. */
  const open = new Map<number, number>()
  const answers = new Set<Promise<void>>()
  const idle = setTimeout(() => {
    if (open.size > 0 && answers.size === 0)
      socket.destroy(new Error('A command left its transaction open for too long.'))
  }, idleMs)
  socket.on('error', () => {})
  const send = (answer: Answer) => void (socket.writable && socket.write(toFrame(answer)))
  try {
    for await (const frame of readFrames(socket)) {
      const question = Question.parse(frame)
      const answer = relay(question, thread, open)
        .then(
          (value) => send({ kind: 'answer', id: question.id, value }),
          (error) => send({ kind: 'failure', id: question.id, failure: toFailure(error) }),
        )
        .finally(() => {
          idle.refresh()
          answers.delete(answer)
        })
      answers.add(answer)
    }
  } finally {
    clearTimeout(idle)
    await Promise.all(answers)
    for (const transaction of open.values())
      await thread.ask({ kind: 'end', transaction, isKept: false }).reply.catch(() => {})
  }
}

async function relay(
  question: Question,
  thread: PgliteThread,
  open: Map<number, number>,
): Promise<QueryAnswer | null> {
  if (question.kind === 'begin') {
    const { id, reply } = thread.ask({ kind: 'begin' })
    await reply
    open.set(question.id, id)
    return null
  }
  const transaction = question.transaction === null ? null : open.get(question.transaction)
  if (transaction === undefined) throw new Error('The transaction is over.')
  if (question.kind === 'query') return thread.ask({ ...question, transaction }).reply
  if (transaction === null) throw new Error('There is no transaction to end.')
  open.delete(question.transaction)
  return thread.ask({ kind: 'end', transaction, isKept: question.isKept }).reply
}

/** Five hundred rows with their vectors are a twentieth of it. */
const LONGEST_FRAME_BYTES = 64 * 1024 * 1024
const LENGTH_BYTES = 4

/** A length, then the value with its dates and bytes as they are, which JSON has not. */
export function toFrame(value: unknown): Buffer {
  const body = serialize(value)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, body])
}

/** @throws what the socket says, and for what is no frame or a too long one. */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown> {
  let parts: Buffer[] = []
  let [held, wanted] = [0, LENGTH_BYTES]
  for await (const part of socket) {
    parts.push(part)
    held += part.length
    if (held < wanted) continue
    let all = Buffer.concat(parts)
    while (all.length >= LENGTH_BYTES) {
      const length = all.readUInt32BE()
      if (length > LONGEST_FRAME_BYTES) throw new Error('The message is too long.')
      wanted = LENGTH_BYTES + length
      if (all.length < wanted) break
      yield deserialize(all.subarray(LENGTH_BYTES, wanted))
      all = all.subarray(wanted)
      wanted = LENGTH_BYTES
    }
    parts = [all]
    held = all.length
  }
}
