import { describe, expect, test } from 'vitest'
import { openLiveRounds } from '#domain/collection/deciding/live-rounds.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import { callsOf, openDecidingAgency } from '#tests/deciding-agency.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { ENGINES } from '#tests/test-database.ts'

/** Listens to a round; `next` resolves with the next event. */
async function listenTo(address: string, id: string) {
  const response = await fetch(`${address}/illusde/api/lightbox/${id}/events`, {
    headers: { 'Accept-Encoding': 'br, gzip' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('There is no stream.')
  const next = async () => (await reader.read()).value
  await expect(next()).resolves.toMatch(/^retry: \d+\n\n$/)
  return { response, next, isOver: async () => (await reader.read()).done, stop: () => reader.cancel() }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a reader hears of a vote, through a stream that no proxy collects', async () => {
    await using world = await openDecidingAgency(engine)
    const { id } = await world.open()
    const events = await listenTo(world.agency.address, id)
    const { headers } = events.response
    expect(headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    expect(headers.get('Content-Encoding')).toBeNull()
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    await world.vote(id, 'Anna')
    expect(await events.next()).toBe('event: change\ndata:\n\n')
    await events.stop()
  })

  test('a stream ends when the site stops', async () => {
    const world = await openDecidingAgency(engine)
    const { id } = await world.open()
    const events = await listenTo(world.agency.address, id)
    const closing = world[Symbol.asyncDispose]()
    // One that is cut off fails instead of ending.
    expect(await events.isOver()).toBe(true)
    await closing
  })
})

describe.skipIf(!ENGINES.includes('postgres'))('with two instances', () => {
  test('each hears of the other’s comments', async () => {
    await using first = await openDecidingAgency('postgres')
    const log = openLog('silent')
    const database = await openPostgres(first.database.url ?? '', 4, log)
    const second = await openTestAgency({ database, clock: { now: () => first.time.now } })
    const { id } = await first.open()
    const there = await listenTo(second.address, id)
    await first.comment(id, 'Anna', 'Seht ihr das?')
    await there.next()
    const { stateOf } = callsOf(second, first.imageIds)
    expect(await stateOf(id)).toMatchObject({ comments: [{ text: 'Seht ihr das?' }] })
    await there.stop()
    await second[Symbol.asyncDispose]()
  })
})

test('a network that listens too often leaves room for others', async () => {
  const rules = { most: 3, perNetwork: 2, keptFree: 1 }
  const live = await openLiveRounds({ listen: async () => async () => {} }, rules)
  const listen = (network: string) =>
    live.subscribe({ collectionId: 'a', network, onChange: () => {}, onEnd: () => {} })
  const stop = listen('10.0.0.1')
  listen('10.0.0.1')
  expect(listen('10.0.0.1')).toBeNull()
  expect(listen('10.0.0.2')).not.toBeNull()
  expect(listen('10.0.0.3')).toBeNull()
  stop?.()
  expect(listen('10.0.0.3')).not.toBeNull()
})
