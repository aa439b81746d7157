import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from '#platform/log.ts'
import { streamPieces, UNREAD_MS } from './downloads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Pieces are made from when `ready` says on. */
function openWorld(ready: Promise<void> = Promise.resolve()) {
  const ended: string[] = []
  const faults: string[] = []
  async function* draw() {
    try {
      await ready
      for (const piece of [1, 2, 3]) yield Uint8Array.of(piece)
    } finally {
      ended.push('drawing')
    }
    return undefined
  }
  const body = streamPieces(draw(), {
    onEnd: () => void ended.push('answer'),
    connection: { destroy: () => void ended.push('connection') },
    log: openLog('info', { write: (line) => void faults.push(line) }),
    failureEvent: 'test.failed',
  })
  return { ended, faults, reader: body.getReader() }
}

test('a reader who takes no piece for a while loses the connection, and nothing more is made', async () => {
  const { ended, reader } = openWorld()
  await reader.read()
  await vi.advanceTimersByTimeAsync(UNREAD_MS - 1)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['connection', 'answer', 'drawing'])
  await expect(reader.read()).rejects.toThrow('was not read')
})

test('so does one who has taken nothing at all', async () => {
  const { ended } = openWorld()
  await vi.advanceTimersByTimeAsync(UNREAD_MS)
  expect(ended).toEqual(['connection', 'answer'])
})

test('a slow reader gets all of it', async () => {
  const { ended, reader } = openWorld()
  for (const piece of [1, 2, 3]) {
    expect((await reader.read()).value).toEqual(Uint8Array.of(piece))
    await vi.advanceTimersByTimeAsync(UNREAD_MS - 1)
  }
  expect((await reader.read()).done).toBe(true)
  await vi.advanceTimersByTimeAsync(UNREAD_MS)
  expect(ended).toEqual(['drawing', 'answer'])
})

test('who leaves while a piece is made ends it once, without a fault', async () => {
  const ready = Promise.withResolvers<void>()
  const { ended, faults, reader } = openWorld(ready.promise)
  const reading = reader.read()
  await vi.advanceTimersByTimeAsync(0)
  const leaving = reader.cancel()
  ready.resolve()
  await leaving
  expect((await reading).done).toBe(true)
  expect(ended).toEqual(['answer', 'drawing'])
  expect(faults).toEqual([])
})
