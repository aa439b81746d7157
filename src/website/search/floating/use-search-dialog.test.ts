import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSES_AFTER_MS, type Hold, openAutoClose } from './use-search-dialog.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(...holds: Hold[]) {
  const close = vi.fn()
  const autoClose = openAutoClose(close)
  for (const by of holds) autoClose.hold(by, true)
  return { close, autoClose }
}

test('it closes after a second', () => {
  expect(CLOSES_AFTER_MS).toBe(1000)
})

test('it closes 1 s after the pointer has left', () => {
  const { close, autoClose } = opened('pointer')
  autoClose.hold('pointer', false)
  vi.advanceTimersByTime(999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('it stays when the pointer comes back in time', () => {
  const { close, autoClose } = opened('pointer')
  autoClose.hold('pointer', false)
  vi.advanceTimersByTime(900)
  autoClose.hold('pointer', true)
  vi.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
})

test.each(['focus', 'text', 'drag', 'picture'] as const)(
  'it stays while held by %s, and for 1 s after',
  (by) => {
    const { close, autoClose } = opened('pointer', by)
    autoClose.hold('pointer', false)
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
    autoClose.hold(by, false)
    vi.advanceTimersByTime(999)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledTimes(1)
  },
)

test('what was never held does not close, and what is said twice changes nothing', () => {
  const { close, autoClose } = opened()
  autoClose.hold('pointer', false)
  vi.advanceTimersByTime(5000)
  autoClose.hold('pointer', true)
  autoClose.hold('pointer', false)
  vi.advanceTimersByTime(600)
  autoClose.hold('pointer', false)
  vi.advanceTimersByTime(400)
  expect(close).toHaveBeenCalledTimes(1)
})

test('stopped, it closes nothing', () => {
  const { close, autoClose } = opened('pointer')
  autoClose.hold('pointer', false)
  autoClose.stop()
  vi.advanceTimersByTime(5000)
  expect(close).not.toHaveBeenCalled()
})
