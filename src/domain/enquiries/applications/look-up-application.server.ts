import type { ApplicationLookup } from '#domain/enquiries/forms/submission.ts'
import type { Inbox } from '#domain/enquiries/inbox/inbox.server.ts'
import { SUBMISSION_ID } from '#domain/enquiries/inbox/inbox-files.server.ts'
import type { Database } from '#platform/database/database.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import { findApplicationState, listFileNames } from './application-state.server.ts'

type Needs = { db: Database; inbox: Inbox; rateLimits: RateLimits }

export type Lookups = {
  findApplication: (number: string, secret: string, networkAddress: string) => Promise<ApplicationLookup>
  listSentFiles: (id: string) => Promise<readonly string[]>
}

/** What those who sent something may read of it later. */
export function openLookups({ db, inbox, rateLimits }: Needs): Lookups {
  const limit = { name: 'application-states', ...site.limits.requests.applicationStates }
  return {
    findApplication: async (number, secret, networkAddress) => {
      const taking = await rateLimits.take(limit, networkOf(networkAddress))
      if (taking.outcome === 'too-many') return taking
      const application = await findApplicationState(db, number, secret)
      return application ? { outcome: 'found', application } : { outcome: 'unknown' }
    },
    listSentFiles: async (id) => {
      if (!SUBMISSION_ID.test(id)) return []
      // Until the database has it, it is in the inbox.
      const waiting = await inbox.read(id)
      if (waiting.outcome === 'found') return waiting.submission.files.map(({ name }) => name)
      return listFileNames(db, id)
    },
  }
}
