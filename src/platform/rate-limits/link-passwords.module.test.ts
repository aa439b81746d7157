import { describe, expect, test } from 'vitest'
import { QUICK_HASHING } from '#tests/quick-hashing.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openLinkPasswords, WRONG_TRIES } from './link-passwords.server.ts'
import { openRateLimits } from './rate-limits.server.ts'

/** The same all along: with the next day begins a new count. */
const clock = { now: () => new Date('2026-03-02T12:00:00Z') }
const PASSWORD = 'wale und moor'
/** The number of hashes that may be computed or wait at once. */
const FULL = 22

const networkAddressOf = (at: number) => `2001:db8:0:${at}::1`

describe.each(ENGINES)('on %s', (engine) => {
  test('beyond those that wait a password is refused at once', async () => {
    await using database = await openTestDatabase(engine)
    const passwords = openLinkPasswords(openRateLimits(database.db, clock), QUICK_HASHING)
    const flood = Array.from({ length: FULL }, () => passwords.hash(PASSWORD))
    const busy = { outcome: 'busy', retryAfterSeconds: 2 }
    expect(await passwords.hash(PASSWORD)).toEqual(busy)
    const hashes = await Promise.all(flood)
    expect(hashes.map(({ outcome }) => outcome)).toEqual(Array(FULL).fill('hashed'))
    const [first] = hashes
    const hash = first?.outcome === 'hashed' ? first.hash : ''
    expect(
      await passwords.check({ link: 'a', hash, password: PASSWORD, networkAddress: '192.0.2.7' }),
    ).toEqual({ outcome: 'right' })
  })

  test('wrong tries of a link from all networks count together on all instances, and right ones do not', async () => {
    await using database = await openTestDatabase(engine)
    const limits = openRateLimits(database.db, clock)
    const instances = [
      openLinkPasswords(limits, QUICK_HASHING),
      openLinkPasswords(openRateLimits(database.db, clock), QUICK_HASHING),
    ]
    const hashing = await instances[0]?.hash(PASSWORD)
    const hash = hashing?.outcome === 'hashed' ? hashing.hash : ''
    let networks = 0
    const check = (password: string, instance: number, link = 'a') => {
      networks += 1
      const networkAddress = networkAddressOf(networks)
      return instances[instance]?.check({ link, hash, password, networkAddress })
    }
    const former = Array.from({ length: WRONG_TRIES.most - 2 }, () => limits.take(WRONG_TRIES, 'a'))
    await Promise.all(former)
    for (const instance of [0, 1]) {
      for (let time = 0; time < 3; time++)
        expect(await check(PASSWORD, instance)).toEqual({ outcome: 'right' })
      expect(await check('x', instance)).toEqual({ outcome: 'wrong' })
    }
    for (const instance of [0, 1]) {
      const refused = await check(PASSWORD, instance)
      expect(refused).toEqual({ outcome: 'too-many', retryAfterSeconds: expect.any(Number) })
    }
    expect(await check(PASSWORD, 1, 'b')).toEqual({ outcome: 'right' })
  })
})
