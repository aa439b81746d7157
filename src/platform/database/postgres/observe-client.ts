import type pg from 'pg'
import { channelOf, observed } from '#platform/telemetry/operations.ts'

const CONTEXT = { operation: 'database', name: 'query' } as const

/** Makes each query of a connection an operation: whoever asks the pool or a transaction passes through here. */
export function observeClient(client: pg.ClientBase): void {
  const original: unknown = Reflect.get(client, 'query')
  if (typeof original !== 'function') return
  const query = (...given: unknown[]): unknown => {
    const last = given.length - 1
    if (typeof given[last] === 'function')
      return channelOf('database').traceCallback(
        (...all: unknown[]): unknown => Reflect.apply(original, client, all),
        last,
        { ...CONTEXT },
        client,
        ...given,
      )
    const call = (): unknown => Reflect.apply(original, client, given)
    // What is no promise, like a stream of rows, has an end of its own.
    return isPlain(given[0]) ? observed('database', 'query', async () => call()) : call()
  }
  Object.defineProperty(client, 'query', { value: query })
}

function isPlain(query: unknown): boolean {
  return (
    typeof query === 'string' ||
    (typeof query === 'object' && query !== null && 'text' in query && !('submit' in query))
  )
}
