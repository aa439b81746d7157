import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/load-catalogue.server.ts'
import { decisionRounds } from '#domain/collection/deciding/tables.server.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { savedCollections } from '#domain/collection/tables.server.ts'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import { cleanLine, cleanLines } from '#platform/i18n/clean-text.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { takePart } from './contribute.server.ts'
import { findDecisionsOf, removeDecisionsOf } from './person.server.ts'
import { findRound, openRound } from './rounds.server.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
const EMAIL = 'Anna@verlag.example'

async function openWorld(engine: (typeof ENGINES)[number]) {
  const database = await openTestDatabase(engine)
  const { db } = database
  const image = await addImage(db, { artistId: await addArtist(db) })
  const entries = [{ imageId: image, note: '' }]
  const { id: first } = await saveCollection(db, { entries, language: 'de', now: NOW, keptDays: 90 })
  const rateLimits = openRateLimits(db, { now: () => NOW })
  const opened = await openRound({ db, id: first, now: NOW, rateLimits, networkAddress: '192.0.2.7' })
  if (opened.outcome !== 'opened') throw new Error('There is no round.')
  const place = { db, id: opened.id, now: NOW }
  const catalogue = await loadCatalogue(db, await listPictureRows(db), NOW)
  const vote = (name: string) =>
    takePart({ ...place, catalogue }, { kind: 'vote', image, name, reader: name, voted: true })
  return { ...place, vote, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('what is stored under an address is found and removed, whatever its case, and nothing of others', async () => {
    await using world = await openWorld(engine)
    const { db } = world
    await world.vote(EMAIL)
    await world.vote('Ben')
    await db.update(decisionRounds).set({ ownerEmail: EMAIL })
    expect(await findDecisionsOf(db, EMAIL.toUpperCase())).toMatchObject({
      rounds: [{ ownerEmail: EMAIL }],
      contributions: [{ name: EMAIL }],
    })
    expect(await removeDecisionsOf(db, EMAIL.toUpperCase())).toBe(2)
    expect(await findDecisionsOf(db, EMAIL)).toEqual({ rounds: [], contributions: [] })
    expect(await findRound(world, null)).toMatchObject({ state: { people: [{ name: 'Ben' }], votes: [{}] } })
  })

  test('a round is forgotten with its collection', async () => {
    await using world = await openWorld(engine)
    await world.vote('Ben')
    await world.db.delete(savedCollections)
    expect(await world.db.select().from(decisionRounds)).toEqual([])
    expect(await findRound(world, null)).toEqual({ outcome: 'unknown' })
  })
})

test.each(['\u3164', '\u200b\u2060', '\u2800', '\u202e'])(
  'of %j nothing is left as a name or a comment',
  (text) => {
    expect([cleanLine(text), cleanLines(text)]).toEqual(['', ''])
  },
)

test('a name is one line, a comment keeps its lines, and neither turns the direction of writing', () => {
  expect(cleanLine('\u00a0 Jana\n \u202eÖztürk\u200b')).toBe('Jana Öztürk')
  expect(cleanLines('Schön.\r\n\u202eNoch einmal?')).toBe('Schön.\nNoch einmal?')
})
