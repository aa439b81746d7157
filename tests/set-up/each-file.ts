import { isMainThread } from 'node:worker_threads'
import { afterAll, afterEach, vi } from 'vitest'
import { readChildrensSeconds } from '../../scripts/gate/processor-time.mjs'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what Vitest declares can only be added to like this.
  interface TaskMeta {
    /** Processor time during the file, of the worker and of programs that it started and that have ended. */
    processorSeconds?: number
  }
}

/** Of this thread only, when several share the process. */
function processorSeconds(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage()
  const ofPrograms = isMainThread ? (readChildrensSeconds() ?? 0) : 0
  return (user + system) / 1e6 + ofPrograms
}

const before = processorSeconds()

afterEach(() => {
  vi.useRealTimers()
})

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern of the first parameter; the suite is the second.
afterAll(({}, suite) => {
  suite.file.meta.processorSeconds = processorSeconds() - before
})
