import { describe, expect, test, vi } from 'vitest'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openPresence } from './presence.server.ts'
import { PRESENCE_EVERY_MS, PRESENT_FOR_MS } from './presence.ts'

const ANA = { id: 'staff-1', name: 'Ana', email: 'ana@example.com' }
const BO = { id: 'staff-2', name: 'Bo', email: 'bo@example.com' }

describe.each(ENGINES)('on %s', (engine) => {
  test('a record that is open is seen by others, once for each person, until the tab leaves it', async () => {
    await using database = await openTestDatabase(engine)
    const presence = await openPresence(database, { now: () => new Date() })
    for (const tab of ['1', '2']) await presence.note(BO, tab, 'images 12')
    expect(presence.listOthers(ANA, 'images 12')).toEqual(['Bo'])
    expect(presence.listOthers(BO, 'images 12')).toEqual([])
    expect(presence.listOthers(ANA, 'images 13')).toEqual([])
    await presence.note(BO, '1', null)
    await presence.note(BO, '2', 'images 13')
    expect(presence.listOthers(ANA, 'images 12')).toEqual([])
    await presence.close()
  })

  test('two intervals after the last report nobody is seen any more', async () => {
    await using database = await openTestDatabase(engine)
    const time = { now: new Date('2026-11-20T10:00:00Z') }
    const presence = await openPresence(database, { now: () => time.now })
    await presence.note(BO, '1', 'images 12')
    time.now = new Date(time.now.getTime() + PRESENCE_EVERY_MS)
    expect(presence.listOthers(ANA, 'images 12')).toEqual(['Bo'])
    time.now = new Date(time.now.getTime() + PRESENT_FOR_MS - PRESENCE_EVERY_MS)
    expect(presence.listOthers(ANA, 'images 12')).toEqual([])
    await presence.close()
  })
})

test.runIf(ENGINES.includes('postgres'))('another instance hears of it', async () => {
  await using database = await openTestDatabase('postgres')
  const clock = { now: () => new Date() }
  const [one, other] = [await openPresence(database, clock), await openPresence(database, clock)]
  await one.note(BO, '1', 'images 12')
  await vi.waitFor(() => expect(other.listOthers(ANA, 'images 12')).toEqual(['Bo']))
  await one.note(BO, '1', null)
  await vi.waitFor(() => expect(other.listOthers(ANA, 'images 12')).toEqual([]))
  await Promise.all([one.close(), other.close()])
})
