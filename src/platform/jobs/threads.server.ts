import { Piscina } from 'piscina'
import type { Workers, WorkersOf } from './task.ts'

/** A thread that dies rejects its input, and the next one starts another. */
export function openThreads<Input, Output>(task: WorkersOf): Workers<Input, Output> {
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
