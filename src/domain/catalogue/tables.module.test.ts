import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { artists, imageGalleries, images } from './tables.server.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test.each([
    ['de', 'Kinderbücher', 'Ein Kinderbuch über Wale'],
    ['de', 'wronska', 'Porträt von Zofia Wrońska'],
    ['en', 'illustrations', 'An illustrated atlas'],
    ['en', 'drawn', 'Drawn whales'],
  ])('text search in %s finds "%s" in "%s"', async (language, query, title) => {
    await using database = await openTestDatabase(engine)
    const artistId = await addArtist(database.db)
    const words = language === 'de' ? { titleDe: title } : { titleEn: title }
    const id = await addImage(database.db, { artistId, ...words })
    await addImage(database.db, { artistId })
    expect(await findImages(database.db, language, query)).toEqual([id])
  })

  test('a word in the title ranks higher than in the description', async () => {
    await using database = await openTestDatabase(engine)
    const artistId = await addArtist(database.db)
    const described = await addImage(database.db, { artistId, altDe: 'Eine Laterne im Hafen' })
    const named = await addImage(database.db, { artistId, titleDe: 'Laterne' })
    expect(await findImages(database.db, 'de', 'Laternen')).toEqual([named, described])
  })

  test('a part of a compound is found by trigrams, not by stemming', async () => {
    await using database = await openTestDatabase(engine)
    const artistId = await addArtist(database.db)
    const id = await addImage(database.db, { artistId, keywordsDe: 'Bilderbuchkunst' })
    const found = await rowsOf(
      database.db,
      sql`SELECT id FROM images WHERE (keywords_de || ' ' || keywords_en) ILIKE '%buchkunst%'`,
    )
    expect(found).toEqual([{ id }])
  })

  test('constraints refuse a missing original, an invalid code, a rating out of range, unknown galleries and artists', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    await expect(db.execute(sql`UPDATE pictures SET original_key = NULL`)).rejects.toThrow()
    await expect(addPicture(db, { fileName: '../a.jpg' })).rejects.toThrow()
    await expect(addArtist(db, { code: 'Ada Moor' })).rejects.toThrow()
    await expect(addArtist(db, { code: 'ada-moor' })).rejects.toThrow()
    await expect(addImage(db, { artistId, rating: 101 })).rejects.toThrow()
    await expect(addImage(db, { artistId, galleryIds: [4711] })).rejects.toThrow()
    await expect(addImage(db, { artistId: 4711 })).rejects.toThrow()
  })

  test('deleting an artist deletes the images and their membership in galleries', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    await addImage(db, { artistId, galleryIds: [await addGallery(db)] })
    await db.delete(artists).where(eq(artists.id, artistId))
    expect([await db.select().from(images), await db.select().from(imageGalleries)]).toEqual([[], []])
  })
})

async function findImages(db: Database, language: string, query: string): Promise<unknown[]> {
  const [column, configuration] =
    language === 'de' ? ['search_de', 'public.german_folded'] : ['search_en', 'public.english_folded']
  const tsQuery = sql`websearch_to_tsquery(${configuration}::regconfig, ${query})`
  const rows = await rowsOf(
    db,
    sql`SELECT id FROM images WHERE ${sql.identifier(column)} @@ ${tsQuery}
      ORDER BY ts_rank(${sql.identifier(column)}, ${tsQuery}) DESC`,
  )
  return rows.map(({ id }) => id)
}
