import { z } from '@hono/zod-openapi'
import type { Artist } from '#domain/catalogue/model.ts'
import { SERVICES } from '#domain/catalogue/profile/profile.ts'
import { SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import { paths } from '#site/paths.ts'

/** Null or empty where nobody knows. */
export const ArtistProfileEntity = z
  .object({
    Id: z.int(),
    Name: z.string(),
    PortfolioUrl: z.string(),
    TownDe: z.string(),
    TownEn: z.string(),
    AvailableFrom: z.iso.date().nullable(),
    AvailableNow: z.boolean(),
    LeadTimeWeeks: z.int().nullable(),
    Clients: z.array(z.string()),
    Books: z.array(z.string()),
    Awards: z.array(z.string()),
    Languages: z.array(z.enum(SPOKEN_LANGUAGES)),
    TimeZone: z.string(),
    Services: z.array(z.enum(SERVICES)),
  })
  .openapi('ArtistProfile')

export function toArtistProfile({ id, name, code, townDe, townEn, profile }: Artist) {
  return {
    Id: id,
    Name: name,
    PortfolioUrl: paths.artist('de', code),
    TownDe: townDe,
    TownEn: townEn,
    AvailableFrom: profile.availability?.from ?? null,
    AvailableNow: profile.availability?.isNow ?? false,
    LeadTimeWeeks: profile.leadTimeWeeks,
    Clients: [...profile.clients],
    Books: [...profile.books],
    Awards: [...profile.awards],
    Languages: [...profile.languages],
    TimeZone: profile.timeZone,
    Services: [...profile.services],
  }
}
