import { expect, onTestFinished, test, vi } from 'vitest'
import { untilOpenFor, whenIdle } from './when-idle.ts'

/** A page that has been open for so long, and was prepared so long before somebody asked for it. */
function openPage(now: number, activationStart?: number): void {
  const entries = activationStart === undefined ? [] : [{ activationStart }]
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => entries })
}

test('what is left of three seconds counts from the start of the page, and is never less than nothing', () => {
  openPage(800, 0)
  expect(untilOpenFor(3_000)).toBe(2_200)
  openPage(3_100, 0)
  expect(untilOpenFor(3_000)).toBe(0)
})

test('a page that was prepared before somebody asked for it counts from then', () => {
  openPage(10_000, 9_000)
  expect(untilOpenFor(3_000)).toBe(2_000)
})

test('a browser that does not tell when it was asked for counts from the beginning', () => {
  openPage(1_000)
  expect(untilOpenFor(3_000)).toBe(2_000)
})

test('a browser that does not tell when it is idle is called back soon, however late others may be', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const call = vi.fn()
  whenIdle(call, 2_000)
  vi.advanceTimersByTime(50)
  expect(call).toHaveBeenCalledOnce()
})

test('it waits longer where that is said', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const call = vi.fn()
  whenIdle(call, 2_000, 2_000)
  vi.advanceTimersByTime(1_999)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledOnce()
})
