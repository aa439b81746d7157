import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ColourFinder } from '#domain/catalogue/narrowing/traits.ts'
import type { LiveRounds } from '#domain/collection/deciding/live-rounds.server.ts'
import type { SubmissionIntake } from '#domain/enquiries/submissions.server.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import type { Search } from '#domain/search/search.server.ts'
import type { AuthService } from '#domain/staff/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { EmailSending } from '#platform/mail/queue/send-emails.server.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import type { RequestVariables } from '#server/request-variables.ts'

export type Api = OpenAPIHono<{ Variables: RequestVariables }>
export type ApiNeeds = {
  readModel: ReadModel
  database: OpenDatabase
  clock: Clock
  variants: Variants
  /** Start of absolute addresses, without a trailing slash. */
  origin: string
  log: Log
  /** Random number from 0 up to but not including 1. Tests bring their own. */
  random: () => number
  emails: EmailSending
  submissions: SubmissionIntake
  rateLimits: RateLimits
  liveRounds: LiveRounds
  search: Search
  /** What pictures are narrowed by their colours with. */
  visual: ColourFinder
  authService: AuthService
}
