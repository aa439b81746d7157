import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { HOUR_MS } from '#platform/durations.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { findReference, saveReference, wipeReferences } from './reference-pictures.server.ts'
import { type Crop, WHOLE_CROP } from './region.ts'

const START = new Date('2026-03-01T10:00:00Z')
const hoursLater = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

const PICTURE_LOOK = { kind: 'picture', area: { x: 1, y: 50, width: 48, height: 48 }, turn: 0 } as const
const COLOURS = Float32Array.of(0.5, 0, 0.5, 0)

function aCrop(crop: Crop, content: number[], style: number[], colours: Float32Array) {
  return { ...crop, content: Float32Array.from(content), style: Float32Array.from(style), colours }
}

const EMBEDDING = {
  embedder: 'small',
  crops: [
    aCrop(WHOLE_CROP, [0.25, -0.5, 1], [0.1, 0.2], COLOURS),
    aCrop(PICTURE_LOOK, [1, 0, -1], [0.3, 0.4], Float32Array.of(0, 1, 0, 0)),
    aCrop({ ...PICTURE_LOOK, turn: 90 }, [3.5, 2, 1], [0.5, 0.6], Float32Array.of(0, 0, 0, 1)),
  ],
  blank: false,
  colours: COLOURS,
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
        sql`SELECT id, content, style, crop_styles, looks, crop_colours, colours, thumbnail FROM reference_pictures`,
      ),
    ).toEqual([
      {
        id,
        content: null,
        style: null,
        crop_styles: null,
        looks: null,
        crop_colours: null,
        colours: null,
        thumbnail: null,
      },
    ])
  })

  test('saved by an earlier version has the style and the colours of the whole in each crop, and was looked at as a whole', async () => {
    await using database = await openTestDatabase(engine)
    const id = await saveReference(database.db, PICTURE, START)
    await database.db.execute(sql`
      UPDATE reference_pictures SET crop_styles = NULL, looks = NULL, crop_colours = NULL`)
    const found = await findReference(database.db, id, START)
    if (found.outcome !== 'found') throw new Error('It is gone.')
    const [whole] = EMBEDDING.crops
    expect(found.embedding.crops.map(({ style }) => style)).toEqual(EMBEDDING.crops.map(() => whole?.style))
    for (const { kind, area, turn, colours } of found.embedding.crops)
      expect({ kind, area, turn, colours }).toEqual({ ...WHOLE_CROP, colours: COLOURS })
    expect(found.embedding.crops.map(({ content }) => content)).toEqual(
      EMBEDDING.crops.map(({ content }) => content),
    )
  })

  test('wiped by an earlier version loses what that does not know of its crops as well', async () => {
    await using database = await openTestDatabase(engine)
    await saveReference(database.db, PICTURE, START)
    await database.db.execute(
      sql`UPDATE reference_pictures SET content = NULL, style = NULL, colours = NULL, thumbnail = NULL`,
    )
    await wipeReferences(database.db, hoursLater(24))
    expect(
      await rowsOf(database.db, sql`SELECT crop_styles, looks, crop_colours FROM reference_pictures`),
    ).toEqual([{ crop_styles: null, looks: null, crop_colours: null }])
  })
})

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', "' OR 1=1 --", '../../etc/passwd', '🐋'])(
  'is unknown under the id %j',
  async (id) => {
    await using database = await openTestDatabase('pglite')
    expect(await findReference(database.db, id, START)).toEqual({ outcome: 'unknown' })
  },
)
