import { afterAll, afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

// Vitest takes stubs back before the next test, so the next file's `beforeAll` would still meet them.
afterAll(() => {
  vi.unstubAllGlobals()
})
