import { describe, expect, test } from 'vitest'
import { openNetworkQueue, openNetworkSlots, refuseSlot } from './network-slots.ts'

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
