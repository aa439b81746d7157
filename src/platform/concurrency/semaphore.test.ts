import { afterEach, expect, test, vi } from 'vitest'
import { openSemaphore } from './semaphore.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('few have a permit at once, the next one when it is released', async () => {
  const acquirePermit = openSemaphore({ permits: 1, longestQueue: 1, longestHoldMs: 1000 })
  const release = await acquirePermit()
  let begun = false
  const second = acquirePermit()?.then((releaseToo) => {
    begun = true
    return releaseToo
  })
  await Promise.resolve()
  expect(begun).toBe(false)
  release?.()
  expect(await second).toBeTypeOf('function')
})

test('beyond the longest queue nobody waits', async () => {
  const acquirePermit = openSemaphore({ permits: 2, longestQueue: 1, longestHoldMs: 1000 })
  const permits = [acquirePermit(), acquirePermit(), acquirePermit()]
  expect(permits).not.toContain(null)
  expect(acquirePermit()).toBeNull()
  const release = await permits[0]
  release?.()
  release?.()
  await permits[2]
  expect(acquirePermit()).not.toBeNull()
})

test('a permit that is never released goes to the next in the end', async () => {
  vi.useFakeTimers()
  const acquirePermit = openSemaphore({ permits: 1, longestQueue: 5, longestHoldMs: 60_000 })
  await acquirePermit()
  const next = acquirePermit()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await next).toBeTypeOf('function')
})
