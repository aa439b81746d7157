import { z } from 'zod'

export type Task = {
  module: URL
  name: string
  /** It is 1 unless given. */
  workers?: number
  /** Each worker takes so many inputs at the same time; 1 unless given. */
  atOnce?: number
  /** A worker without an input for so long ends and gives its memory back; infinity keeps it. */
  idleMs?: number
  /** It limits the inputs that wait beyond those at work, and for how long. */
  longestQueue?: number
  longestWaitMs?: number
  /** The workers are processes, which can be killed, if it is given. */
  process?: ProcessLimits
}

export type ProcessLimits = {
  priority?: number
  /** It counts once the input's turn has come and the process has started. */
  longestMs?: number
  /** So many processes are replaced when they end for lack of inputs. */
  keptReady?: number
  /** It reads what strangers sent: it gets no environment, its output is dropped, its memory is limited. */
  untrusted?: { memoryKb: number; heapMb: number }
}

/** `busy`: no turn came, or the pool closed. `too-much`: time or memory ran out. `interrupted`: anything else. */
export type Ending = 'busy' | 'too-much' | 'interrupted'

export class TaskEnded extends Error {
  readonly ending: Ending

  constructor({ name }: Pick<Task, 'name'>, ending: Ending) {
    super(`The task ${name} ended without an answer: ${ending}.`)
    this.ending = ending
  }
}

export type Workers<Input, Output> = {
  run: (input: Input, signal: AbortSignal | undefined) => Promise<Output>
  warm: () => void
  close: () => Promise<unknown>
}
export type WorkersOf = Task & Required<Pick<Task, 'workers' | 'atOnce' | 'idleMs'>>

/** So many bytes follow on the standard input, and become the input's field `bytes`. */
export type Request = { number: number; input: unknown; length: number | null }

/** Checked, since bytes that broke into the process could make it say anything; callers check the result. */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), number: z.int(), result: z.any() }),
  z.object({ kind: z.literal('failed'), number: z.int(), message: z.string() }),
])
export type Reply = z.infer<typeof Reply>
