import { once } from 'node:events'
import { connect } from 'node:net'
import { z } from 'zod'
import { StartupError } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { toDatabase } from './open-pglite.server.ts'
import { type Asking, openAsking } from './pglite-thread.server.ts'
import { readFrames, toFrame } from './serve-commands.server.ts'

const NOBODY_LISTENS = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR', 'ENOTSOCK'])

const id = z.int()
const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    id,
    value: z.object({ rows: z.array(z.unknown()), affectedRows: z.number().optional() }).nullable(),
  }),
  z.object({
    kind: z.literal('failure'),
    id,
    failure: z.object({ message: z.string(), fields: z.record(z.string(), z.unknown()) }),
  }),
])

/** Checked, because the site may be of another version. */
function toAnswer(frame: unknown): Parameters<Asking['settle']>[0] {
  const answer = Answer.parse(frame)
  if (answer.kind === 'failure') return answer
  const { rows = [], affectedRows } = answer.value ?? {}
  const value = affectedRows === undefined ? { rows } : { rows, affectedRows }
  return { kind: 'answer', id: answer.id, value: answer.value && value }
}

/** Null when no site listens, as after a kill. @throws StartupError when the site belongs to another user. */
export async function connectToSite(path: string): Promise<OpenDatabase | null> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOBODY_LISTENS.has(code)) return null
    throw new StartupError(
      `The running site cannot be asked through ${path} (${code}); run the command as the same user.`,
    )
  }
  const asking = openAsking((question) => socket.write(toFrame(question)))
  const reading = readAnswers()
  async function readAnswers(): Promise<void> {
    const ended =
      'The site was stopped, or cut this command off; what was not finished is undone. Run it again.'
    try {
      for await (const frame of readFrames(socket)) asking.settle(toAnswer(frame))
    } catch {
      // The sentence below says it.
    }
    asking.end(new StartupError(ended))
  }
  return {
    db: toDatabase(asking.queries),
    engine: 'pglite',
    description: 'embedded database (PGlite) of the running site',
    isOfRunningSite: true,
    listen: () => Promise.reject(new Error('Commands do not listen.')),
    withLock: (_lock, work) => work(),
    close: async () => {
      socket.end()
      await reading
    },
  }
}
