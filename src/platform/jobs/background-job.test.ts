import { beforeEach, expect, test, vi } from 'vitest'
import { openBackgroundJob } from './background-job.ts'

const EVERY_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})

/** A job whose runs end when the test says so. */
function openJob({ pauseMs = 0 } = {}) {
  const runs: { end: () => void; fail: (error: Error) => void; signal: AbortSignal }[] = []
  const logged: [facts: unknown, event: string | undefined][] = []
  const job = openBackgroundJob({
    run: (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      runs.push({ end: resolve, fail: reject, signal })
      return promise
    },
    everyMs: EVERY_MS,
    pauseMs,
    log: { error: (facts: unknown, event?: string) => logged.push([facts, event]) },
    failureEvent: 'task.failed',
  })
  return { job, runs, logged }
}

async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false
  void promise.then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return ended
}

test('it runs at its interval once it is started, and only when triggered before', async () => {
  const { job, runs } = openJob()
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS)
  expect(runs).toHaveLength(0)
  void job.trigger()
  runs[0]?.end()
  job.start()
  job.start()
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(runs).toHaveLength(2)
})

test('triggers during a run share the next one, which waits for its pause, and never two run at once', async () => {
  const { job, runs } = openJob({ pauseMs: 1_000 })
  const first = job.trigger()
  const others = [job.trigger(), job.trigger()]
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await vi.advanceTimersByTimeAsync(999)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await Promise.all(others)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(runs).toHaveLength(2)
})

test('a run that fails is logged once, whoever waits for it, and the next one comes all the same', async () => {
  const { job, runs, logged } = openJob()
  const error = new Error('away')
  void job.trigger()
  const waiting = [job.trigger(), job.trigger()]
  runs[0]?.end()
  await vi.advanceTimersByTimeAsync(1)
  runs[1]?.fail(error)
  await Promise.all(waiting)
  expect(logged).toEqual([[{ error }, 'task.failed']])
  void job.trigger()
  expect(runs).toHaveLength(3)
})

test('closing aborts the run under way, waits for it, and lets no other begin', async () => {
  const { job, runs } = openJob()
  job.start()
  void job.trigger()
  const waiting = job.trigger()
  const closing = job.close()
  expect(runs[0]?.signal.aborted).toBe(true)
  expect(await hasEnded(closing)).toBe(false)
  runs[0]?.end()
  await closing
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
  await Promise.all([waiting, job.trigger()])
  expect(runs).toHaveLength(1)
})
