import { expect, test, vi } from 'vitest'
import { openLoadGate } from './submissions.server.ts'

test('what can wait waits for all that is under way, and no longer', async () => {
  const gate = openLoadGate()
  const seen: string[] = []
  await gate.whenIdle()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const both = [gate.track(() => one.promise), gate.track(() => other.promise)]
  void gate.whenIdle().then(() => seen.push('idle'))
  one.resolve()
  await both[0]
  seen.push('one')
  other.resolve()
  await both[1]
  await new Promise(setImmediate)
  expect(seen).toEqual(['one', 'idle'])
})

test('a form that fails is no longer counted', async () => {
  const gate = openLoadGate()
  await expect(gate.track(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await gate.whenIdle()
})

test('whoever sends for long holds up nobody for long', async () => {
  const gate = openLoadGate()
  const { promise, resolve } = Promise.withResolvers<void>()
  const sending = gate.track(() => promise)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000)
  await gate.whenIdle()
  vi.restoreAllMocks()
  resolve()
  await sending
})
