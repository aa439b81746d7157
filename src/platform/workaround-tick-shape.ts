import { executionAsyncResource } from 'node:async_hooks'

const held: object[] = []

/**
 * Keeps one of the objects alive that `process.nextTick` makes for itself. V8 remembers the shape of such objects only
 * while one of them lives: when a full garbage collection finds none, as while a database is opened, every tick
 * afterwards takes a slow path for good, and a request takes three of them. Costs a server a fifth of its requests
 * (docs/performance.md).
 */
export function holdTickShape(): void {
  process.nextTick(() => {
    held.push(executionAsyncResource())
  })
}
