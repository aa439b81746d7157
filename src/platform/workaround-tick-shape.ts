import { executionAsyncResource } from 'node:async_hooks'

// What for: V8 keeps the hidden class of the objects that `process.nextTick` makes only while one of them lives. When a
// full garbage collection finds none, as while a database is opened, every tick afterwards takes a slow path for good, and
// a request takes three of them.
// Upstream issue: none known.
// Measured effect: a fifth of a bare server's requests (docs/performance.md).
// Can go: when `npm run bench -- --only warm` gives the same without it.

const held: object[] = []

export function pinTickShape(): void {
  process.nextTick(() => {
    held.push(executionAsyncResource())
  })
}
