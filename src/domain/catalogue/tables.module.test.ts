import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { artists, imageGalleries, images } from './tables.server.ts'

describe.each(ENGINES)('on %s', (engine) => {
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
