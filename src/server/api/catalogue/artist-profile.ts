import { z } from '@hono/zod-openapi'
import { ARTIST_RECORD } from '#domain/catalogue/editing/records.ts'
import type { Artist } from '#domain/catalogue/model.ts'
import type { RecordDescription } from '#platform/records/kinds.ts'
import { toAnswer } from '#platform/records/rules.ts'
import { paths } from '#site/paths.ts'

const { fields }: RecordDescription = ARTIST_RECORD
const published = Object.entries(fields).flatMap(([name, { is, isPublic }]) =>
  is && isPublic ? [[name, toAnswer(is)] as const] : [],
)

/** Null or empty where nobody knows. Fields that are public stand here as they are stored; the others are told apart. */
export const ArtistProfileEntity = z
  .object({
    Id: z.int(),
    Name: z.string(),
    PortfolioUrl: z.string(),
    ...Object.fromEntries(published),
    AvailableFrom: z.iso.date().nullable(),
    AvailableNow: z.boolean(),
    Clients: z.array(z.string()),
    Books: z.array(z.string()),
    Awards: z.array(z.string()),
  })
  .openapi('ArtistProfile')

export function toArtistProfile({ id, name, code, profile, published }: Artist) {
  return {
    Id: id,
    Name: name,
    PortfolioUrl: paths.artist('de', code),
    ...published,
    AvailableFrom: profile.availability?.from ?? null,
    AvailableNow: profile.availability?.isNow ?? false,
    Clients: [...profile.clients],
    Books: [...profile.books],
    Awards: [...profile.awards],
  }
}
