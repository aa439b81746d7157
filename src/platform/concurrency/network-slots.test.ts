import { describe, expect, test } from 'vitest'
import { openNetworkSlots, refuseSlot } from './network-slots.ts'

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
