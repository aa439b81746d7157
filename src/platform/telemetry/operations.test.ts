import { expect, test } from 'vitest'
import { type Operation, observed, onOperation } from './operations.ts'

function collect() {
  const seen: [Operation, boolean][] = []
  const stop = onOperation((operation, seconds, hasFailed) => {
    expect(seconds).toBeGreaterThanOrEqual(0)
    seen.push([operation, hasFailed])
  })
  return { seen, stop }
}

test('an operation is told of when it ends, also when it fails, and its result is passed on', async () => {
  const { seen, stop } = collect()
  expect(await observed('store', 'read', async () => 7)).toBe(7)
  await expect(observed('database', 'query', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(seen).toEqual([
    ['store', false],
    ['database', true],
  ])
  stop()
  await observed('store', 'read', async () => 7)
  expect(seen).toHaveLength(2)
})

test('two that overlap are told apart', async () => {
  const { seen, stop } = collect()
  const first = Promise.withResolvers<void>()
  const slow = observed('picture', 'make', () => first.promise)
  await observed('search', 'words', async () => {})
  first.resolve()
  await slow
  stop()
  expect(seen.map(([operation]) => operation)).toEqual(['search', 'picture'])
})
