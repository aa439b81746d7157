import { afterEach, describe, expect, test, vi } from 'vitest'
import { collect } from '#tests/collect.ts'
import {
  coalesce,
  mapAhead,
  openNetworkQueue,
  openNetworkSlots,
  openSemaphore,
  openSingleFlight,
  refuseSlot,
} from './concurrency.ts'

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

const RULES = { most: 6, perNetwork: 3, keptFree: 2 }

describe('a slot', () => {
  test.each<[string, string[], string, ReturnType<typeof refuseSlot>]>([
    ['is free where nobody is', [], 'a', null],
    ['is had three times by one network', ['a', 'a'], 'a', null],
    ['is not had a fourth time', ['a', 'a', 'a'], 'a', 'too-many-of-network'],
    ['is free for another network', ['a', 'a', 'a'], 'b', null],
    ['is kept from networks that have some', ['a', 'a', 'a', 'b'], 'b', 'full'],
    ['is kept for networks that have none', ['a', 'a', 'a', 'b'], 'c', null],
    ['is not there when all are taken', ['a', 'a', 'a', 'b', 'c', 'd'], 'e', 'full'],
  ])('%s', (_, holders, network, refusal) => {
    expect(refuseSlot(RULES, holders, network)).toBe(refusal)
  })

  test('is free again when the work is done, or has failed', async () => {
    const withSlot = openNetworkSlots({ most: 1, perNetwork: 1, keptFree: 0 })
    const working = Promise.withResolvers<string>()
    const first = withSlot('a', () => working.promise)
    expect(await withSlot('b', async () => 'done')).toBeNull()
    working.resolve('done')
    expect(await first).toBe('done')
    await expect(withSlot('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withSlot('b', async () => 'done')).toBe('done')
  })
})

describe('a queue for slots', () => {
  const SLOTS = { most: 3, perNetwork: 2, keptFree: 1 }
  const WAITING = { most: 4, perNetwork: 2, keptFree: 1 }

  /** The networks that have a slot, in the order in which they got it. */
  function openWorld() {
    const acquireSlot = openNetworkQueue(SLOTS, WAITING)
    const begun: string[] = []
    const ask = (network: string) => {
      const acquired = acquireSlot(network)
      void acquired?.then(() => begun.push(network))
      return acquired
    }
    return { begun, ask }
  }

  test('lets another network pass those whose network has as many slots as it may', async () => {
    const { begun, ask } = openWorld()
    for (const network of ['a', 'a', 'a', 'a']) ask(network)
    await ask('b')
    expect(begun).toEqual(['a', 'a', 'b'])
  })

  test('gives a released slot once, and to a network that has none before one that has some', async () => {
    const { begun, ask } = openWorld()
    const [first] = [ask('a'), ask('a'), ask('a'), ask('b'), ask('c')]
    const release = await first
    release?.()
    release?.()
    await Promise.resolve()
    expect(begun).toEqual(['a', 'a', 'b', 'c'])
  })

  test('is full for one network before it is for others, and then for all', () => {
    const { ask } = openWorld()
    for (const network of ['a', 'a', 'a', 'a', 'b']) expect(ask(network)).not.toBeNull()
    expect(ask('a')).toBeNull()
    for (const network of ['c', 'd']) expect(ask(network)).not.toBeNull()
    expect(ask('e')).toBeNull()
  })
})

function countedWork() {
  const seen = { runs: 0, atOnce: 0, mostAtOnce: 0 }
  async function work(): Promise<void> {
    seen.runs += 1
    seen.atOnce += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    seen.atOnce -= 1
  }
  return { seen, work }
}

test('a hundred calls in a row become two runs, never two at once', async () => {
  const { seen, work } = countedWork()
  const ask = coalesce(work, 1)
  await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(seen).toEqual({ runs: 2, atOnce: 0, mostAtOnce: 1 })
})

test('a call during a run waits for a run that began after it', async () => {
  let value = 0
  const seen: number[] = []
  const ask = coalesce(async () => {
    const read = value
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(read)
  }, 1)
  const first = ask()
  value = 1
  await Promise.all([first, ask()])
  expect(seen).toEqual([0, 1])
})

test('a failed run rejects its callers and does not stop the next one', async () => {
  let fails = true
  const ask = coalesce(async () => {
    if (fails) throw new Error('not now')
  }, 1)
  await expect(ask()).rejects.toThrow('not now')
  fails = false
  await expect(ask()).resolves.toBeUndefined()
})

test('calls with the same key share the work under way, and calls with other keys do not', async () => {
  const share = openSingleFlight<string>()
  const ends = Promise.withResolvers<string>()
  const begun: string[] = []
  const work = (key: string) =>
    share(key, () => {
      begun.push(key)
      return ends.promise
    })
  const answers = [work('a'), work('a'), work('b')]
  expect(begun).toEqual(['a', 'b'])
  ends.resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done'])
})

test('what has ended or failed is done anew at the next call', async () => {
  const share = openSingleFlight<number>()
  let runs = 0
  const work = () =>
    share('a', async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
      return runs
    })
  const failing = [work(), work()]
  for (const one of failing) await expect(one).rejects.toThrow('away')
  expect([await work(), await work()]).toEqual([2, 3])
})

test('answers come in the order of the items, whichever is ready first', async () => {
  const pauses = [3, 1, 2]
  const later = (ticks: number): Promise<number> =>
    ticks > 0 ? Promise.resolve().then(() => later(ticks - 1)) : Promise.resolve(ticks)
  const work = async (item: number) => {
    await later(item)
    return item
  }
  expect(await collect(mapAhead(pauses, 2, work))).toEqual(pauses)
  expect(await collect(mapAhead([], 2, work))).toEqual([])
})

test('only as many as allowed are begun before they are asked for', async () => {
  const begun: number[] = []
  const work = async (item: number) => begun.push(item)
  const answers = mapAhead([1, 2, 3, 4, 5, 6], 2, work)
  expect(begun).toEqual([])
  await answers.next()
  expect(begun).toEqual([1, 2, 3])
  await answers.return(undefined)
  expect(begun).toEqual([1, 2, 3])
})

test('a rejection is thrown when its item is reached', async () => {
  const work = async (item: number) => {
    if (item > 1) throw new Error(`No ${item}.`)
    return item
  }
  const answers = mapAhead([1, 2, 3], 2, work)
  expect((await answers.next()).value).toBe(1)
  await expect(answers.next()).rejects.toThrow('No 2.')
})
