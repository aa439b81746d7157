import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addNews } from '#domain/editorial/editorial.server.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openReadModel } from './snapshot.server.ts'

const log = openLog('silent')
const NOW = new Date('2026-11-01T12:00:00Z')
const clock = { now: () => NOW }

describe.each(ENGINES)('on %s', (engine) => {
  test('a change replaces the snapshot by itself, and the old snapshot stays unchanged', async () => {
    await using database = await openTestDatabase(engine)
    const model = await openReadModel(database, clock, log)
    const before = model.current()
    await addArtist(database.db, { name: 'Zoë Quill' })
    await expect.poll(() => model.current().catalogue.artists.map(({ name }) => name)).toEqual(['Zoë Quill'])
    expect(before.catalogue.artists).toEqual([])
    expect(model.current().version).toBeGreaterThan(before.version)
    await model.close()
  })

  test('what did not change is the same object in the next snapshot', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    const [unchanged, changed] = [await addImage(db, { artistId }), await addImage(db, { artistId })]
    const model = await openReadModel(database, clock, log)
    const before = model.current().catalogue
    await db.execute(sql`UPDATE images SET rating = 7 WHERE id = ${changed}`)
    await model.reload()
    const { imagesById, images } = model.current().catalogue
    expect(imagesById.get(unchanged)).toBe(before.imagesById.get(unchanged))
    expect(imagesById.get(changed)?.rating).toBe(7)
    expect(before.imagesById.get(changed)?.rating).not.toBe(7)
    await db.execute(sql`UPDATE pictures SET ground = '#123456' WHERE id = ${unchanged}`)
    await model.reload()
    expect(model.current().catalogue.imagesById.get(unchanged)?.picture.dominantColour).toBe('#123456')
    await db.execute(sql`UPDATE artists SET name = 'Ada Brandt'`)
    await model.reload()
    expect(model.current().catalogue.images.map(({ artistName }) => artistName)).toEqual(
      images.map(() => 'Ada Brandt'),
    )
    await model.close()
  })

  test('so does a change by plain SQL', async () => {
    await using database = await openTestDatabase(engine)
    await addArtist(database.db)
    const model = await openReadModel(database, clock, log)
    await database.db.execute(sql`UPDATE artists SET name = 'Ada Brandt'`)
    await expect.poll(() => model.current().catalogue.artists[0]?.name).toBe('Ada Brandt')
    await model.close()
  })

  test('hidden images are neither in lists nor in galleries nor among the pictures', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const shown = await addArtist(db)
    const ghost = await addArtist(db, { code: 'ghost', hidden: true })
    const galleryIds = [await addGallery(db)]
    const visible = await addImage(db, { artistId: shown, galleryIds })
    const hidden = await addImage(db, { artistId: shown, galleryIds, hidden: true })
    const ofGhost = await addImage(db, { artistId: ghost, galleryIds })
    const model = await openReadModel(database, clock, log)
    const { catalogue, pictures } = model.current()
    expect(catalogue.images.map(({ id }) => id)).toEqual([visible])
    expect(catalogue.imagesByGallery.get(galleryIds[0] ?? 0)?.map(({ id }) => id)).toEqual([visible])
    expect([pictures.has(visible), pictures.has(hidden), pictures.has(ofGhost)]).toEqual([true, false, false])
    await model.close()
  })

  test('news with a future date are not visible before it', async () => {
    await using database = await openTestDatabase(engine)
    let now = NOW
    const model = await openReadModel(database, { now: () => now }, log)
    const texts = {
      titleDe: 'a',
      titleEn: 'b',
      introDe: 'a',
      introEn: 'b',
      bodyDe: 'a',
      bodyEn: 'b',
      metaDe: 'a',
      metaEn: 'b',
    }
    const names = { permalinkDe: 'morgen', permalinkEn: 'tomorrow', imageAltDe: 'a', imageAltEn: 'b' }
    const pictureId = await addPicture(database.db, { fileName: 'morgen.jpg' })
    await addNews(database.db, [
      { ...texts, ...names, pictureId, images: [], publishedAt: new Date('2026-11-02') },
    ])
    await model.reload()
    expect(model.current().editorial.news).toEqual([])
    now = new Date('2026-11-02T00:00:01Z')
    await model.reload()
    expect(model.current().editorial.news).toHaveLength(1)
    await model.close()
  })

  test('all parts of a snapshot are frozen', async () => {
    await using database = await openTestDatabase(engine)
    await fillSmallCatalogue(database.db)
    const model = await openReadModel(database, clock, log)
    const { catalogue, editorial } = model.current()
    const parts = [
      catalogue,
      catalogue.artists,
      catalogue.artists[0],
      catalogue.images[0],
      editorial,
      editorial.news[0],
    ]
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true))
    await model.close()
  })
})

describe.runIf(ENGINES.includes('postgres'))('two instances on one PostgreSQL', () => {
  test('a change through one reaches the other, also after its listening connection was lost', async () => {
    await using database = await openTestDatabase('postgres')
    const other = await openPostgres(database.url ?? '', 2, log)
    const model = await openReadModel(other, clock, log)
    await addArtist(database.db)
    await expect.poll(() => model.current().catalogue.artists.length).toBe(1)
    await database.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'zeichner-listen' AND datname = current_database()`)
    await addArtist(database.db, { code: 'second' })
    await expect.poll(() => model.current().catalogue.artists.length).toBe(2)
    await model.close()
    await other.close()
  })
})
