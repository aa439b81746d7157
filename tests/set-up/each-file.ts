import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

/** What tests replace or listen to. */
const GLOBALS = ['fetch', 'performance', 'Date', 'setTimeout', 'setInterval', 'console', 'process'] as const
const EVENTS = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'] as const

const own = new Map(GLOBALS.map((name) => [name, globalThis[name]]))
let listenersBefore: number[] = []

beforeAll(() => {
  listenersBefore = countListeners()
})

// Vitest takes stubs back before the next test; of a file's last one they would stay.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The last of a file's hooks. The files of one worker share a process, so what one leaves the next one meets.
afterAll(() => {
  const left = GLOBALS.filter((name) => globalThis[name] !== own.get(name))
  expect({ left, listeners: countListeners() }, 'The file leaves something behind').toEqual({
    left: [],
    listeners: listenersBefore,
  })
})

function countListeners(): number[] {
  return EVENTS.map((name) => process.listenerCount(name))
}
