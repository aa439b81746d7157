import type { OpenAPIHono } from '@hono/zod-openapi'
import type { LetterSending } from '#agency/enquiries/letters/send-letters.server.ts'
import type { SubmissionIntake } from '#agency/enquiries/submissions.server.ts'
import type { Variants } from '#agency/imaging/variants.server.ts'
import type { ReadModel } from '#agency/read-model.server.ts'
import type { Search } from '#agency/search/search.server.ts'
import type { StaffDoor } from '#agency/staff/model.ts'
import type { Clock } from '#base/clock.ts'
import type { OpenDatabase } from '#base/database/database.ts'
import type { Log } from '#base/log.ts'
import type { RateLimits } from '#base/rate-limits/rate-limits.server.ts'
import type { RequestVariables } from '#server/request-variables.ts'

export type Api = OpenAPIHono<{ Variables: RequestVariables }>
export type ApiNeeds = {
  readModel: ReadModel
  database: OpenDatabase
  clock: Clock
  variants: Variants
  /** Beginning of absolute addresses, without a slash at the end. */
  origin: string
  log: Log
  /** From 0 up to but not including 1. Tests bring their own. */
  chance: () => number
  letters: LetterSending
  submissions: SubmissionIntake
  rateLimits: RateLimits
  search: Search
  staffDoor: StaffDoor
}
