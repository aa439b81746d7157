import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { findReference, saveReference, wipeReferences } from './reference-pictures.server.ts'

const START = new Date('2026-03-01T10:00:00Z')
const HOUR_MS = 3_600_000
const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

const EMBEDDING = {
  embedder: 'small',
  content: [Float32Array.of(0.25, -0.5, 1), Float32Array.of(1, 0, -1), Float32Array.of(3.5, 2, 1)],
  style: Float32Array.of(0.1, 0.2),
  colours: Float32Array.of(0.5, 0, 0.5, 0),
}
const PICTURE = { embedding: EMBEDDING, thumbnail: Uint8Array.of(82, 73, 70, 70) }

describe.each(ENGINES)('on %s a reference picture', (engine) => {
  test('comes back exactly, under an id that nobody can guess', async () => {
    await using database = await openTestDatabase(engine)
    const [one, other] = [
      await saveReference(database.db, PICTURE, START),
      await saveReference(database.db, PICTURE, START),
    ]
    expect(one).toMatch(/^[\w-]{22}$/)
    expect(one).not.toBe(other)
    const found = await findReference(database.db, one, hoursLater(1))
    if (found.outcome !== 'found') throw new Error('It is gone.')
    expect(found.embedding).toEqual(EMBEDDING)
    expect([...found.thumbnail]).toEqual([...PICTURE.thumbnail])
  })

  test('is refused after a day, before and after it is wiped, and unknown long after', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    const outcomeAt = async (hours: number) =>
      (await findReference(database.db, id, hoursLater(hours))).outcome
    await wipeReferences(database.db, hoursLater(23.9))
    expect(await outcomeAt(23.9)).toBe('found')
    expect(await outcomeAt(24)).toBe('expired')
    await wipeReferences(database.db, hoursLater(24))
    expect(await outcomeAt(25)).toBe('expired')
    await wipeReferences(database.db, hoursLater(24 * 32))
    expect(await outcomeAt(24 * 32)).toBe('unknown')
  })

  test('leaves nothing but its id when it is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    await wipeReferences(database.db, hoursLater(24))
    expect(
      await rowsOf(database.db, sql`SELECT id, content, style, colours, thumbnail FROM reference_pictures`),
    ).toEqual([{ id, content: null, style: null, colours: null, thumbnail: null }])
  })
})

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '../../etc/passwd', '🐋'])(
  'is unknown under the id %j',
  async (id) => {
    await using database = await openTestDatabase('pglite')
    expect(await findReference(database.db, id, START)).toEqual({ outcome: 'unknown' })
  },
)
