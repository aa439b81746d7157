import type { Catalogue } from '#domain/catalogue/model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import type { Place } from './change-round.server.ts'
import { type Contribution, type ReadContribution, readContribution } from './read-contribution.ts'
import { findPerson, type Taking, takePart } from './take-part.server.ts'

export type Contributing =
  | Taking
  | Exclude<ReadContribution, { outcome: 'read' }>
  | { outcome: 'too-many'; retryAfterSeconds: number }

type Needs = Place & { catalogue: Catalogue; rateLimits: RateLimits; networkAddress: string }

/** Of one round: a large office takes part from one network, and nobody fills a round with made-up people. */
const JOINED_OF_NETWORK: RateLimit = { name: 'round-people', most: 60, withinSeconds: DAY_MS / 1_000 }

/** Takes a vote or a comment of a reader from a page or the API. */
export async function contribute(
  { rateLimits, networkAddress, ...place }: Needs,
  kind: Contribution['kind'],
  values: unknown,
): Promise<Contributing> {
  const reading = readContribution(kind, values)
  if (reading.outcome !== 'read') return reading
  const limit = { name: 'decisions', ...site.limits.requests.decisions }
  const counting = await rateLimits.take(limit, networkOf(networkAddress))
  if (counting.outcome === 'too-many') return counting
  const { known } = await findPerson(place.db, { ...reading.contribution, id: place.id })
  if (!known) {
    const joining = await rateLimits.take(JOINED_OF_NETWORK, `${place.id} ${networkOf(networkAddress)}`)
    if (joining.outcome === 'too-many') return joining
  }
  return takePart(place, reading.contribution)
}
