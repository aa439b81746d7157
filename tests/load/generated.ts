import { z } from 'zod'

/** What a generator of load prints at its end. */
export const Generated = z.object({
  /** How often each came. */
  statuses: z.record(z.string(), z.int()),
  /** Were due while too many waited. */
  notSent: z.int(),
  /** Refusals that do not say when to come back. */
  withoutRetryAfter: z.int(),
  failed: z.record(z.string(), z.int()),
})
export type Generated = z.infer<typeof Generated>
