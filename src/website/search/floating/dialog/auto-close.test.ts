import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSES_AFTER_MS } from '#website/search/search-timings.ts'
import { type Hold, openAutoClose } from './auto-close.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(...holds: Hold[]) {
  const close = vi.fn()
  const leaving = openAutoClose(close)
  for (const by of holds) leaving.hold(by, true)
  return { close, leaving }
}

test('the time is that of the specification', () => {
  expect(CLOSES_AFTER_MS).toBe(1000)
})

test('it closes 1 s after the pointer has left', () => {
  const { close, leaving } = opened('pointer')
  leaving.hold('pointer', false)
  vi.advanceTimersByTime(999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('it stays when the pointer comes back in time', () => {
  const { close, leaving } = opened('pointer')
  leaving.hold('pointer', false)
  vi.advanceTimersByTime(900)
  leaving.hold('pointer', true)
  vi.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
})

test.each(['focus', 'text', 'drag', 'picture'] as const)(
  'it stays while held by %s, and for 1 s after',
  (by) => {
    const { close, leaving } = opened('pointer', by)
    leaving.hold('pointer', false)
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
    leaving.hold(by, false)
    vi.advanceTimersByTime(999)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledTimes(1)
  },
)

test('what was never held does not close, and what is said twice changes nothing', () => {
  const { close, leaving } = opened()
  leaving.hold('pointer', false)
  vi.advanceTimersByTime(5000)
  leaving.hold('pointer', true)
  leaving.hold('pointer', false)
  vi.advanceTimersByTime(600)
  leaving.hold('pointer', false)
  vi.advanceTimersByTime(400)
  expect(close).toHaveBeenCalledTimes(1)
})

test('stopped, it closes nothing', () => {
  const { close, leaving } = opened('pointer')
  leaving.hold('pointer', false)
  leaving.stop()
  vi.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
})
