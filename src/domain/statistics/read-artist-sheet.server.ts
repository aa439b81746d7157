import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { type DayRange, IMAGE_KINDS, type ImageKind } from './model.ts'
import { sumsIn } from './read-statistics.server.ts'

export type WorkFigures = { id: number; titleDe: string; titleEn: string } & Record<ImageKind, number>
/** What visitors looked at and did, of one artist. `works` has those that are still there, the most looked at first. */
export type ArtistSheet = {
  artist: { id: number; code: string; name: string }
  figures: Record<ImageKind | 'artist', number>
  works: WorkFigures[]
}

const Row = z.object({
  kind: z.enum(['artist', ...IMAGE_KINDS]),
  subject: z.coerce.number(),
  count: z.coerce.number(),
})

/** Null when there is no such artist. */
export async function readArtistSheet(
  db: Database,
  artistId: number,
  range: DayRange,
): Promise<ArtistSheet | null> {
  const { id, code, name } = artists
  const [artist] = await db.select({ id, code, name }).from(artists).where(eq(id, artistId))
  if (!artist) return null
  const rows = z
    .array(Row)
    .parse(
      await rowsOf(
        db,
        sql`SELECT kind, subject, sum(count) AS count FROM (${sumsIn(range, sql`artist_id = ${artistId}`)}) AS sums GROUP BY kind, subject`,
      ),
    )
  const counts = new Map(rows.map(({ kind, subject, count }) => [`${kind} ${subject}`, count]))
  const sumOf = (wanted: string) =>
    rows.reduce((sum, { kind, count }) => sum + (kind === wanted ? count : 0), 0)
  const { titleDe, titleEn } = images
  const works = await db
    .select({ id: images.id, titleDe, titleEn })
    .from(images)
    .where(eq(images.artistId, artistId))
  const figuresOf = (find: (kind: ImageKind) => number) => ({
    work: find('work'),
    collected: find('collected'),
    enquired: find('enquired'),
  })
  return {
    artist,
    figures: { artist: sumOf('artist'), ...figuresOf(sumOf) },
    works: works
      .map((work) => ({ ...work, ...figuresOf((kind) => counts.get(`${kind} ${work.id}`) ?? 0) }))
      .filter(({ work, collected, enquired }) => work + collected + enquired > 0)
      .sort((one, other) => other.work - one.work || other.collected - one.collected || one.id - other.id),
  }
}
