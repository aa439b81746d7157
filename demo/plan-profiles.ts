import { createRandom, type Random } from 'demo-art/random'
import type { NewArtist, NewImage } from '#domain/catalogue/catalogue.server.ts'
import { AVAILABILITY_LASTS_DAYS, SERVICES } from '#domain/catalogue/profile/profile.ts'
import { DAY_MS } from '#platform/durations.ts'
import { AWARDS, BOOK_DEEDS, BOOK_HEROES, CLIENT_NAMES } from './words/profile-names.ts'
import { homeOf } from './words/towns.ts'

type ProfileRow = Pick<
  NewArtist,
  | 'availableFrom'
  | 'availabilityConfirmedAt'
  | 'leadTimeWeeks'
  | 'clients'
  | 'books'
  | 'awards'
  | 'languages'
  | 'timeZone'
  | 'services'
>
type FactsRow = Pick<NewImage, 'client' | 'year' | 'commission' | 'licensable'>

/** Some artists tell nothing of themselves, as everywhere. */
const SILENT_SHARE = 0.15
/** Confirmations of which the oldest are about to fade. */
const CONFIRMED_WITHIN_DAYS = AVAILABILITY_LASTS_DAYS - 5
/** Months ahead that artists are booked; the first of them is already past. */
const BOOKED_MONTHS = 7

/** Plans what buyers ask first of a demo artist, the same each time but for the days, which follow today. */
export function planProfile(code: string, town: string, now: Date): ProfileRow {
  const random = createRandom(`profile ${code}`)
  if (random.chance(SILENT_SHARE)) return {}
  const { timeZone, speaks } = homeOf(town)
  const further = (['en', 'de', 'fr'] as const).filter((_, at) => random.chance([0.9, 0.4, 0.12][at] ?? 0))
  return {
    ...(random.chance(0.7) ? planAvailability(random, now) : {}),
    leadTimeWeeks: random.chance(0.75) ? random.pick([1, 2, 2, 3, 3, 4, 4, 6, 8]) : null,
    clients: some(CLIENT_NAMES, random.whole(0, 5), random).join('\n'),
    books: dated(someBooks(random.whole(-1, 3), random), random, now),
    awards: dated(some(AWARDS, random.whole(-2, 2), random), random, now),
    languages: [...new Set([...speaks, ...further])],
    timeZone,
    services: SERVICES.filter(() => random.chance(0.3)),
  }
}

/** Plans what is known of one of the works, which came in on a day. */
export function planFacts(seed: string, clients: string, addedAt: Date): FactsRow {
  const random = createRandom(`facts ${seed}`)
  const commission = random.pick(['commissioned', 'commissioned', 'free', null] as const)
  const names = clients === '' ? CLIENT_NAMES : clients.split('\n')
  return {
    client: commission === 'commissioned' && random.chance(0.8) ? random.pick(names) : '',
    year: random.chance(0.8) ? addedAt.getUTCFullYear() - (random.chance(0.3) ? 1 : 0) : null,
    commission,
    licensable: random.chance(commission === 'commissioned' ? 0.3 : 0.6),
  }
}

function planAvailability(random: Random, now: Date): ProfileRow {
  const month = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + random.whole(0, BOOKED_MONTHS), 1),
  )
  if (random.chance(0.3)) month.setUTCDate(15)
  return {
    availableFrom: month.toISOString().slice(0, 10),
    availabilityConfirmedAt: new Date(now.getTime() - random.whole(0, CONFIRMED_WITHIN_DAYS) * DAY_MS),
  }
}

function some(names: readonly string[], count: number, random: Random): string[] {
  return random.shuffle(names).slice(0, Math.max(0, count))
}

function someBooks(count: number, random: Random): string[] {
  return some(BOOK_HEROES, count, random).map((hero) => `${hero} ${random.pick(BOOK_DEEDS)}`)
}

/** With a year of the last six, the latest first, one a line. */
function dated(names: readonly string[], random: Random, now: Date): string {
  const years = names.map(() => now.getUTCFullYear() - random.whole(1, 6)).sort((one, other) => other - one)
  return names.map((name, at) => `${name} (${years[at]})`).join('\n')
}
