import { afterEach, expect, test, vi } from 'vitest'
import { openSemaphore } from './semaphore.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('few have their turn at once, the next when one leaves', async () => {
  const acquirePermit = openSemaphore({ permits: 1, longestQueue: 1, longestHoldMs: 1000 })
  const leave = await acquirePermit()
  let begun = false
  const second = acquirePermit()?.then((leaveToo) => {
    begun = true
    return leaveToo
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  leave?.()
  expect(await second).toBeTypeOf('function')
})

test('beyond the longest line nobody waits', async () => {
  const acquirePermit = openSemaphore({ permits: 2, longestQueue: 1, longestHoldMs: 1000 })
  const turns = [acquirePermit(), acquirePermit(), acquirePermit()]
  expect(turns).not.toContain(null)
  expect(acquirePermit()).toBeNull()
  const leave = await turns[0]
  leave?.()
  leave?.()
  await turns[2]
  expect(acquirePermit()).not.toBeNull()
})

test('who never leaves loses the turn in the end', async () => {
  vi.useFakeTimers()
  const acquirePermit = openSemaphore({ permits: 1, longestQueue: 5, longestHoldMs: 60_000 })
  await acquirePermit()
  const next = acquirePermit()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await next).toBeTypeOf('function')
})
