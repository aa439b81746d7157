import { addAbortListener } from 'node:events'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { openProcesses } from './processes.server.ts'
import { type Task, TaskEnded, type Workers, type WorkersOf } from './task.ts'

type TaskFunction = (input: never) => unknown
type InputOf<Run extends TaskFunction> = Parameters<Run>[0]
type OutputOf<Run extends TaskFunction> = Awaited<ReturnType<Run>>

type Pool<Run extends TaskFunction> = AsyncDisposable & {
  /** Rejects with what the function threw, the signal's reason, or TaskEnded. An aborted input ends its worker. */
  run: (input: InputOf<Run>, options?: { signal?: AbortSignal }) => Promise<OutputOf<Run>>
  warm: () => void
  count: () => number
  /** Running and later inputs end as `busy`; resolves when threads have finished and processes have been ended. */
  close: () => Promise<void>
}

/** An idle thread holds 25 MB beside what it works on. Starting one again takes a tenth of a second. */
const IDLE_MS = 30_000

export function openPool<Run extends TaskFunction>(task: Task): Pool<Run> {
  const { workers = 1, atOnce = 1, longestQueue = Number.POSITIVE_INFINITY, longestWaitMs } = task
  const open = task.process ? openProcesses : openThreads
  const working = open<InputOf<Run>, OutputOf<Run>>({ idleMs: IDLE_MS, ...task, workers, atOnce })
  const limit = pLimit(workers * atOnce)
  const closing = new AbortController()
  let count = 0

  async function run(input: InputOf<Run>, { signal }: { signal?: AbortSignal } = {}): Promise<OutputOf<Run>> {
    closing.signal.throwIfAborted()
    signal?.throwIfAborted()
    if (count >= workers * atOnce + longestQueue) throw new TaskEnded(task, 'busy')
    const givingUp = new AbortController()
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    givingUp.signal.addEventListener('abort', () => reject(givingUp.signal.reason))
    using _closed = addAbortListener(closing.signal, () => givingUp.abort(closing.signal.reason))
    using _aborted = signal && addAbortListener(signal, () => givingUp.abort(signal.reason))
    const timer =
      longestWaitMs && setTimeout(() => givingUp.abort(new TaskEnded(task, 'busy')), longestWaitMs)
    const turn = limit(() => {
      clearTimeout(timer)
      givingUp.signal.throwIfAborted()
      return working.run(input, signal)
    })
    count += 1
    try {
      return await Promise.race([turn, givenUp])
    } finally {
      count -= 1
      clearTimeout(timer)
    }
  }

  async function close(): Promise<void> {
    closing.abort(new TaskEnded(task, 'busy'))
    await working.close()
  }

  function warm(): void {
    if (!closing.signal.aborted) working.warm()
  }

  return { run, warm, count: () => count, close, [Symbol.asyncDispose]: close }
}

function openThreads<Input, Output>(task: WorkersOf): Workers<Input, Output> {
  const { module, name, workers, idleMs } = task
  const pool = new Piscina<Input, Output>({ minThreads: 0, maxThreads: workers, idleTimeout: idleMs })
  // Without a listener the death of a thread that has no input would end the site.
  pool.on('error', (error) => process.emitWarning(error))
  return {
    // A module that cannot be loaded rejects here; named in the options above it would leave the input waiting.
    run: (input, signal) => pool.run(input, { filename: module.href, name, signal: signal ?? null }),
    warm: () => {},
    // A thread that is ended while native code computes takes the whole process along, so its end is waited for.
    close: () => pool.close({ force: true }),
  }
}
