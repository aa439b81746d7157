import { describe, expect, test, vi } from 'vitest'
import type * as tasks from '#tests/pool-tasks.ts'
import { openPool } from './open-pool.server.ts'
import { endingAfter } from './processes.server.ts'
import type { Task, TaskEnded } from './task.ts'

const MODULE = new URL('../../../tests/pool-tasks.ts', import.meta.url)
const SHORT_MS = 50
const UNTRUSTED = { memoryKb: 1_200_000, heapMb: 96 }
/** Inputs from which `halve` returns, at which it ends the process, and from which it never returns. */
const [TEN, DEADLY, ENDLESS] = [10, 0, -1]

function open<Name extends keyof typeof tasks>(name: Name, limits: Partial<Task> = {}) {
  return openPool<(typeof tasks)[Name]>({ module: MODULE, name, ...limits })
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.each([
  ['thread', {}],
  ['process', { process: {} }],
])('a %s', (_, where) => {
  test('answers one input after the other', async () => {
    await using pool = open('halve', where)
    expect(await Promise.all([pool.run(2), pool.run(4), pool.run(6)])).toEqual([1, 2, 3])
    expect(pool.count()).toBe(0)
  })

  test('tells what its function threw, and goes on', async () => {
    await using pool = open('fail', where)
    await expect(pool.run('No such picture.')).rejects.toThrow('No such picture.')
    await expect(pool.run('Nor this one.')).rejects.toThrow('Nor this one.')
  })

  test('that cannot load its function rejects', async () => {
    await using missing = openPool<() => void>({ module: MODULE, name: 'missing', ...where })
    await expect(missing.run(undefined)).rejects.toThrow()
    await using nowhere = openPool<() => void>({
      module: new URL('nowhere.ts', MODULE),
      name: 'run',
      ...where,
    })
    await expect(nowhere.run(undefined)).rejects.toThrow()
  })

  test('that dies rejects its input and is replaced for those that wait', async () => {
    await using pool = open('halve', where)
    const [deadly, ten] = [pool.run(DEADLY), pool.run(TEN)]
    await expect(deadly).rejects.toThrow()
    expect(await ten).toBe(5)
  })

  test('ends where nobody waits for it any more, and the next input gets another', async () => {
    await using pool = open('halve', where)
    const stopping = new AbortController()
    const endless = pool.run(ENDLESS, { signal: stopping.signal })
    const waiting = pool.run(ENDLESS, { signal: stopping.signal })
    const ten = pool.run(TEN)
    stopping.abort(new Error('Enough.'))
    await expect(endless).rejects.toThrow('Enough.')
    await expect(waiting).rejects.toThrow('Enough.')
    await expect(pool.run(TEN, { signal: stopping.signal })).rejects.toThrow('Enough.')
    expect(await ten).toBe(5)
  })

  test('without an input for a while ends, and the next input starts another', async () => {
    await using pool = open('countCalls', { ...where, idleMs: 1 })
    expect(await Promise.all([pool.run(undefined), pool.run(undefined)])).toEqual([1, 2])
    await expect.poll(() => pool.run(undefined)).toBe(1)
  })
})

describe('those who wait', () => {
  test('are refused at once where the queue is full', async () => {
    await using pool = open('halve', { longestQueue: 1 })
    const [first, second, third] = [pool.run(2), pool.run(4), pool.run(6)]
    await expect(third).rejects.toMatchObject({ ending: 'busy' })
    expect(await Promise.all([first, second])).toEqual([1, 2])
  })

  test('are refused in time where the one before takes long', async () => {
    await using pool = open('halve', { longestWaitMs: SHORT_MS })
    const stopping = new AbortController()
    const endless = pool.run(ENDLESS, { signal: stopping.signal })
    await expect(pool.run(TEN)).rejects.toMatchObject({ ending: 'busy' })
    stopping.abort()
    await expect(endless).rejects.toThrow()
    expect(await pool.run(TEN)).toBe(5)
  })

  test('are refused when the pool is closed, like those at work', async () => {
    const pool = open('halve')
    const refused = [TEN, TEN].map((input) =>
      expect(pool.run(input)).rejects.toMatchObject({ ending: 'busy' }),
    )
    await pool.close()
    await Promise.all(refused)
    await expect(pool.run(TEN)).rejects.toMatchObject({ ending: 'busy' })
  })
})

describe('a process', () => {
  test('takes several inputs at once where it may', async () => {
    await using pool = open('waitForOthers', { atOnce: 3, process: {} })
    expect(await Promise.all([pool.run(3), pool.run(3), pool.run(3)])).toEqual([3, 3, 3])
  })

  test('reads bytes of several inputs in their order', async () => {
    await using pool = open('sumBytes', { atOnce: 3, process: {} })
    const sums = [1, 2, 3].map((byte) => pool.run({ bytes: new Uint8Array(100_000).fill(byte), factor: 2 }))
    expect(await Promise.all(sums)).toEqual([200_000, 400_000, 600_000])
    expect(await pool.run({ bytes: new Uint8Array(), factor: 2 })).toBe(0)
  })

  test('is ended when an input takes too long', async () => {
    await using pool = open('halve', { process: { longestMs: SHORT_MS } })
    for (const input of [ENDLESS, DEADLY]) {
      const ending = await pool.run(input).catch((error: TaskEnded) => error.ending)
      // On a busy machine the time may be over before it has computed for half of it.
      expect(['too-much', 'interrupted']).toContain(ending)
    }
  })

  test('that computed for half of its time is ended for its input, one that was kept from it is not', () => {
    expect([0, 24, 25, 60].map((usedMs) => endingAfter(usedMs, SHORT_MS))).toEqual([
      'interrupted',
      'interrupted',
      'too-much',
      'too-much',
    ])
  })

  test('that somebody else ends says nothing against its input', async () => {
    await using telling = open('tellProcess', { process: {} })
    const pid = await telling.run(undefined)
    process.kill(pid, 'SIGSTOP')
    const interrupted = expect(telling.run(undefined)).rejects.toMatchObject({ ending: 'interrupted' })
    process.kill(pid, 'SIGKILL')
    await interrupted
    expect(await telling.run(undefined)).not.toBe(pid)
  })

  test('ends at once with its pool, whatever it does', async () => {
    const pool = open('tellProcess', { process: {} })
    const pid = await pool.run(undefined)
    process.kill(pid, 'SIGSTOP')
    const refused = expect(pool.run(undefined)).rejects.toMatchObject({ ending: 'busy' })
    await pool.close()
    await refused
    expect(isRunning(pid)).toBe(false)
  })

  test('that is not trusted knows nothing of the site and has a limit to its memory', async () => {
    vi.stubEnv('A_SECRET', 'of the site')
    await using telling = open('tellEnvironment', { process: { untrusted: UNTRUSTED } })
    expect(Object.keys(await telling.run(undefined))).not.toContain('A_SECRET')
    await using greedy = open('useMemory', { process: { untrusted: UNTRUSTED } })
    await expect(greedy.run(2_000)).rejects.toThrow()
    vi.unstubAllEnvs()
  })
})
