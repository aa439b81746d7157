import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { ArtistFigures } from './answers.ts'
import { sumsIn } from './read-statistics.server.ts'
import type { DayRange } from './statistics-model.ts'

export type ArtistSheet = z.infer<typeof ArtistFigures> & { artist: { code: string; name: string } }

const countOf = (kind: string) => sql`coalesce(sum(count) FILTER (WHERE kind = ${kind}), 0)`
const FIGURES = sql`${countOf('work')} AS "Seen", ${countOf('collected')} AS "Collected", ${countOf('enquired')} AS "Enquired"`

export async function readArtistSheet(
  db: Database,
  artistId: number,
  range: DayRange,
): Promise<ArtistSheet | null> {
  const { id, code, name } = artists
  const [artist] = await db.select({ code, name }).from(artists).where(eq(id, artistId))
  if (!artist) return null
  const sums = sumsIn(range, sql`artist_id = ${artistId}`)
  const [figures] = await rowsOf(
    db,
    sql`SELECT ${countOf('artist')} AS "Portfolio", ${FIGURES} FROM (${sums}) AS sums`,
  )
  const works = await rowsOf(
    db,
    sql`SELECT id AS "Id", title_de AS "TitleDe", title_en AS "TitleEn", ${FIGURES}
      FROM (${sums}) AS sums JOIN ${images} ON id::text = subject
      WHERE kind <> 'artist' AND ${images.artistId} = ${artistId}
      GROUP BY id ORDER BY "Seen" DESC, "Collected" DESC, id`,
  )
  return { artist, ...ArtistFigures.parse({ ...figures, Works: works }) }
}
