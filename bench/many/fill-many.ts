import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { fillVectors } from '../memory/fill-vectors.ts'
import { atDatabase, seed } from '../world.ts'

/** What the demo writes; all further works are copies of it with other ids, so that the words are those of so many. */
const WRITTEN = { artists: 200, images: 10_000 }

/** Fills the empty database with so many works that are prepared and indexed: seconds for each 10,000. */
export async function fillMany(dataDirectory: string, databaseUrl: string, images: number): Promise<void> {
  await seed(dataDirectory, WRITTEN, databaseUrl)
  const fill = async (db: Database) => {
    await multiply(db, images)
    await fillVectors(db)
    // As a database that has been running for a minute has done.
    await db.execute(sql`ANALYZE`)
  }
  await atDatabase(dataDirectory, fill, databaseUrl)
}

async function multiply(db: Database, images: number): Promise<void> {
  const [last] = await rowsOf(
    db,
    sql`SELECT (SELECT max(id) FROM pictures) AS picture, (SELECT max(id) FROM artists) AS artist`,
  )
  const written = { picture: Number(last?.picture), artist: Number(last?.artist) }
  for (let copy = 1; copy * WRITTEN.images < images; copy++) await addCopy(db, copy, written)
  for (const table of ['pictures', 'artists'])
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.identifier(table)}))`,
    )
}

/** All that was written, once more: each row with another id and what must be unique. */
async function addCopy(
  db: Database,
  copy: number,
  written: { picture: number; artist: number },
): Promise<void> {
  const [pictures, artists] = [copy * written.picture, copy * written.artist]
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO artists SELECT other.* FROM artists one, jsonb_populate_record(one, jsonb_build_object(
        'id', one.id + ${artists}::int, 'code', one.code || ${`-${copy}`}::text, 'name', one.name || ${` ${copy}`}::text)) other
      WHERE one.id <= ${written.artist}`)
    await tx.execute(sql`
      INSERT INTO pictures SELECT other.* FROM images JOIN pictures one USING (id), jsonb_populate_record(one, jsonb_build_object(
        'id', one.id + ${pictures}::int, 'content_version', substring(md5(one.content_version || ${copy}::int) FOR length(one.content_version)))) other
      WHERE one.id <= ${written.picture}`)
    await tx.execute(sql`
      INSERT INTO images SELECT other.* FROM images one, jsonb_populate_record(one, jsonb_build_object(
        'id', one.id + ${pictures}::int, 'artist_id', one.artist_id + ${artists}::int)) other
      WHERE one.id <= ${written.picture}`)
    await tx.execute(sql`
      INSERT INTO image_galleries SELECT image_id + ${pictures}::int, gallery_id FROM image_galleries
      WHERE image_id <= ${written.picture}`)
  })
}
