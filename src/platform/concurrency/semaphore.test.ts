import { afterEach, expect, test, vi } from 'vitest'
import { openTurns } from './semaphore.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('few have their turn at once, the next when one leaves', async () => {
  const takeTurn = openTurns({ atOnce: 1, longestLine: 1, longestTurnMs: 1000 })
  const leave = await takeTurn()
  let begun = false
  const second = takeTurn()?.then((leaveToo) => {
    begun = true
    return leaveToo
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  leave?.()
  expect(await second).toBeTypeOf('function')
})

test('beyond the longest line nobody waits', async () => {
  const takeTurn = openTurns({ atOnce: 2, longestLine: 1, longestTurnMs: 1000 })
  const turns = [takeTurn(), takeTurn(), takeTurn()]
  expect(turns).not.toContain(null)
  expect(takeTurn()).toBeNull()
  const leave = await turns[0]
  leave?.()
  leave?.()
  await turns[2]
  expect(takeTurn()).not.toBeNull()
})

test('who never leaves loses the turn in the end', async () => {
  vi.useFakeTimers()
  const takeTurn = openTurns({ atOnce: 1, longestLine: 5, longestTurnMs: 60_000 })
  await takeTurn()
  const next = takeTurn()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await next).toBeTypeOf('function')
})
