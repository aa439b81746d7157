import { z } from 'zod'

/** A function that runs outside of the event loop, and what limits it. */
export type Task = {
  module: URL
  /** The name of the exported function. */
  name: string
  /** Threads or processes; 1 unless given. They start when they are needed. */
  workers?: number
  /** Inputs that each of them takes at the same time; 1 unless given. */
  atOnce?: number
  /** A worker without an input for so long ends and gives its memory back; infinity keeps it. */
  idleMs?: number
  /** The number of inputs that may wait beyond those at work, and for how long; without limit unless given. */
  longestQueue?: number
  longestWaitMs?: number
  /** Runs in processes that can be killed; in threads unless given. */
  process?: ProcessLimits
}

export type ProcessLimits = {
  /** The priority, as `os.setPriority` takes it; the site's own unless given. */
  priority?: number
  /** The limit for one input, once its turn has come and the process has started. */
  longestMs?: number
  /** The number of processes that are replaced by fresh ones when they end for lack of inputs. */
  keptReady?: number
  /** It reads what strangers sent: it does not get the environment, what it prints is dropped, its memory is limited. */
  untrusted?: { memoryKb: number; heapMb: number }
}

/**
 * Why a task ended without an answer of its function. `busy`: too many wait, it waited too long, or the pool is closed.
 * `too-much`: it took too long, or more memory than there is. `interrupted`: somebody else ended the process, or it
 * could not be started, so nothing is known of the input.
 */
export type Ending = 'busy' | 'too-much' | 'interrupted'

export class TaskEnded extends Error {
  readonly ending: Ending

  constructor({ name }: Pick<Task, 'name'>, ending: Ending) {
    super(`The task ${name} ended without an answer: ${ending}.`)
    this.ending = ending
  }
}

/** The workers of one task. They are given no more inputs than they take. */
export type Workers<Input, Output> = {
  /** When the signal is aborted, the worker is ended with all that it works on. */
  run: (input: Input, signal: AbortSignal | undefined) => Promise<Output>
  warm: () => void
  close: () => Promise<unknown>
}
export type WorkersOf = Task & Required<Pick<Task, 'workers' | 'atOnce' | 'idleMs'>>

/** Sent to a process. So many bytes follow on its standard input, if any, and become the input's field `bytes`. */
export type Request = { number: number; input: unknown; length: number | null }

/**
 * That the process can begin, then an answer for each request. It is checked like anything else that comes from outside:
 * bytes that broke into the process could make it say anything. The result is checked by whoever does not trust it.
 */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), number: z.int(), result: z.any() }),
  z.object({ kind: z.literal('failed'), number: z.int(), message: z.string() }),
])
export type Reply = z.infer<typeof Reply>
