import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { COMMISSIONS, SERVICES } from '#domain/catalogue/profile/profile.ts'
import { SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import { isTimeZone } from '#domain/catalogue/profile/time-zone.ts'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { line, lines, wholeNumber, yesOrNo } from '#platform/records/field-rules.ts'
import type { Field, Fields } from '#platform/records/resource.ts'
import * as limits from './limits.ts'

const names = lines(limits.LONGEST_NAMES).default('')
const timeZone = line(limits.LONGEST_TIME_ZONE)
  .refine((name) => name === '' || isTimeZone(name), 'pattern')
  .default('')
const leadTime = wholeNumber(1, limits.LONGEST_LEAD_TIME_WEEKS).nullable().default(null)
const year = wholeNumber(limits.EARLIEST_YEAR, limits.LATEST_YEAR).nullable().default(null)

/** Some of a fixed choice, in the order given. */
function some<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return z
    .array(z.enum(choices))
    .max(choices.length)
    .transform((given) => [...new Set(given)])
    .default([])
}

/** What a buyer asks first about an artist. */
export const PROFILE_FIELDS = {
  AvailableFrom: { column: artists.availableFrom, rule: z.iso.date().nullable().default(null) },
  AvailabilityConfirmedAt: { column: artists.availabilityConfirmedAt },
  /** Always no; a yes confirms the day that is there. */
  ConfirmAvailability: { rule: yesOrNo.default(false) },
  LeadTimeWeeks: { column: artists.leadTimeWeeks, rule: leadTime },
  Clients: { column: artists.clients, rule: names },
  Books: { column: artists.books, rule: names },
  Awards: { column: artists.awards, rule: names },
  Languages: { column: artists.languages, rule: some(SPOKEN_LANGUAGES) },
  TimeZone: { column: artists.timeZone, rule: timeZone },
  Services: { column: artists.services, rule: some(SERVICES) },
} satisfies Record<string, Field>

/** What is known of a work besides its texts. */
export const IMAGE_FACT_FIELDS = {
  Client: { column: images.client, rule: line(limits.LONGEST_NAME).default(''), searched: true },
  Year: { column: images.year, rule: year },
  Commission: {
    column: images.commission,
    rule: z.enum(COMMISSIONS).nullable().default(null),
    filtered: true,
  },
  Licensable: { column: images.licensable, rule: yesOrNo.default(false), filtered: true },
} satisfies Record<string, Field>

/** A day that staff set or confirm counts from now on. */
export async function confirmAvailability(
  tx: Database,
  id: number,
  { AvailableFrom: from, ConfirmAvailability: isConfirmed }: Fields,
  now: Date,
): Promise<void> {
  if (typeof from !== 'string' && isConfirmed !== true) return
  await tx.update(artists).set({ availabilityConfirmedAt: now }).where(eq(artists.id, id))
}
