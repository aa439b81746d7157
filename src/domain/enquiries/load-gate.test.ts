import { expect, test, vi } from 'vitest'
import { openRush } from './load-gate.ts'

test('what can wait waits for all that is under way', async () => {
  const rush = openRush()
  const told: string[] = []
  await rush.untilCalm()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const both = [rush.during(() => one.promise), rush.during(() => other.promise)]
  const calm = rush.untilCalm().then(() => told.push('calm'))
  one.resolve()
  await both[0]
  told.push('one')
  other.resolve()
  await calm
  expect(told).toEqual(['one', 'calm'])
})

test('a form that fails is no rush any more', async () => {
  const rush = openRush()
  await expect(rush.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await rush.untilCalm()
})

test('whoever sends for long holds up nobody for long', async () => {
  const rush = openRush()
  const { promise, resolve } = Promise.withResolvers<void>()
  const sending = rush.during(() => promise)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000)
  await rush.untilCalm()
  vi.restoreAllMocks()
  resolve()
  await sending
})
