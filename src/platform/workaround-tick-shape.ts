import { executionAsyncResource } from 'node:async_hooks'

const held: object[] = []

/**
 * Keeps one of the internal objects of `process.nextTick` alive. V8 drops the hidden class of such objects when a full
 * garbage collection finds none, as while a database is opened; from then on every tick takes a slow path, and a request
 * has three ticks. This costs a fifth of the server's throughput (docs/performance.md).
 */
export function holdTickShape(): void {
  process.nextTick(() => {
    held.push(executionAsyncResource())
  })
}
