import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { countSending, type Sending } from './sending-limits.server.ts'

const NOON = new Date('2026-03-01T12:00:00Z')
const MIDNIGHT = new Date('2026-03-02T00:00:00Z')
const LIMITS = { sender: 3, recipient: 2, network: 4, all: 5 }

let number = 0
/** Everything differs from every other sending but what a test gives. */
function aSending(overrides: Partial<Sending> = {}): Sending {
  number += 1
  return {
    sender: `sender${number}@verlag.example`,
    recipient: `recipient${number}@verlag.example`,
    networkAddress: `192.0.2.${number % 250}`,
    ...overrides,
  }
}

describe.each(ENGINES)('on %s', (engine) => {
  test.each([
    ['sender', { sender: 'Anna@verlag.example' }, { sender: 'anna+2@verlag.example' }, 3],
    ['recipient', { recipient: 'anna@verlag.example' }, { recipient: 'anna+x@verlag.example' }, 2],
    ['network', { networkAddress: '2001:db8::1' }, { networkAddress: '2001:db8::ffff' }, 4],
    ['day', {}, {}, 5],
  ])('each %s has its limit', async (_, first, other, limit) => {
    await using database = await openTestDatabase(engine)
    const count = (overrides: Partial<Sending>) =>
      database.db.transaction((tx) => countSending(tx, aSending(overrides), LIMITS, NOON))
    for (let time = 0; time < limit; time++) expect(await count(first)).toEqual({ outcome: 'counted' })
    expect(await count(other)).toEqual({ outcome: 'too-many', retryAfterSeconds: 12 * 60 * 60 })
  })

  test('what is refused counts for nobody', async () => {
    await using database = await openTestDatabase(engine)
    const count = (overrides: Partial<Sending>) =>
      database.db.transaction((tx) => countSending(tx, aSending(overrides), LIMITS, NOON))
    for (let time = 0; time < 10; time++) await count({ recipient: 'anna@verlag.example' })
    for (let time = 0; time < 3; time++) expect(await count({})).toEqual({ outcome: 'counted' })
  })

  test('many at once stay within the limit', async () => {
    await using database = await openTestDatabase(engine)
    const sender = 'anna@verlag.example'
    const countings = await Promise.all(
      Array.from({ length: 12 }, () =>
        database.db.transaction((tx) => countSending(tx, aSending({ sender }), LIMITS, NOON)),
      ),
    )
    expect(countings.filter(({ outcome }) => outcome === 'counted')).toHaveLength(LIMITS.sender)
  })

  test('a new day begins anew', async () => {
    await using database = await openTestDatabase(engine)
    const sending = aSending()
    for (let time = 0; time < 3; time++) await countSending(database.db, sending, LIMITS, NOON)
    expect(await countSending(database.db, sending, LIMITS, MIDNIGHT)).toEqual({ outcome: 'counted' })
  })

  test('nothing that is kept says who it was', async () => {
    await using database = await openTestDatabase(engine)
    const sending = aSending()
    await countSending(database.db, sending, LIMITS, NOON)
    const stored = JSON.stringify(await rowsOf(database.db, sql`SELECT * FROM sending_counts, sending_days`))
    for (const part of ['verlag', 'sender', 'recipient', sending.networkAddress])
      expect(stored).not.toContain(part)
  })
})
