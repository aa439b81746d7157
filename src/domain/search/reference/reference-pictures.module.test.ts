import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { findReference, saveReference, wipeReferences } from './reference-pictures.server.ts'

const START = new Date('2026-03-01T10:00:00Z')
const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

const EMBEDDING = {
  embedder: 'small',
  crops: [
    { content: Float32Array.of(0.25, -0.5, 1), style: Float32Array.of(0.1, 0.2) },
    { content: Float32Array.of(1, 0, -1), style: Float32Array.of(0.3, 0.4) },
    { content: Float32Array.of(3.5, 2, 1), style: Float32Array.of(0.5, 0.6) },
  ],
  blank: false,
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

  test('is refused after a day, before and after it is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    const outcomeAt = async (hours: number) =>
      (await findReference(database.db, id, hoursLater(hours))).outcome
    await wipeReferences(database.db, hoursLater(23.9))
    expect(await outcomeAt(23.9)).toBe('found')
    expect(await outcomeAt(24)).toBe('expired')
    await wipeReferences(database.db, hoursLater(24))
    expect(await outcomeAt(25)).toBe('expired')
  })

  test('leaves nothing but its id when it is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    await wipeReferences(database.db, hoursLater(24))
    expect(
      await rowsOf(
        database.db,
        sql`SELECT id, content, style, crop_styles, colours, thumbnail FROM reference_pictures`,
      ),
    ).toEqual([{ id, content: null, style: null, crop_styles: null, colours: null, thumbnail: null }])
  })

  test('saved by an earlier version has the style of the whole in each crop', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    await database.db.execute(sql`UPDATE reference_pictures SET crop_styles = NULL`)
    const found = await findReference(database.db, id, START)
    if (found.outcome !== 'found') throw new Error('It is gone.')
    const [whole] = EMBEDDING.crops
    expect(found.embedding.crops.map(({ style }) => style)).toEqual(EMBEDDING.crops.map(() => whole?.style))
    expect(found.embedding.crops.map(({ content }) => content)).toEqual(
      EMBEDDING.crops.map(({ content }) => content),
    )
  })

  test('wiped by an earlier version loses the styles of its crops as well', async () => {
    await using database = await openTestDatabase(engine)
    await saveReference(database.db, PICTURE, START)
    await database.db.execute(
      sql`UPDATE reference_pictures SET content = NULL, style = NULL, colours = NULL, thumbnail = NULL`,
    )
    await wipeReferences(database.db, hoursLater(24))
    expect(await rowsOf(database.db, sql`SELECT crop_styles FROM reference_pictures`)).toEqual([
      { crop_styles: null },
    ])
  })
})

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '../../etc/passwd', '🐋'])(
  'is unknown under the id %j',
  async (id) => {
    await using database = await openTestDatabase('pglite')
    expect(await findReference(database.db, id, START)).toEqual({ outcome: 'unknown' })
  },
)
