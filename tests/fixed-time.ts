import { afterEach, beforeEach, vi } from 'vitest'

const START = new Date('2026-03-02T08:00:00Z')

/** Each test of the file begins at the same time. better-auth reads the system clock, so that is faked. */
export function beginAtFixedTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}
