import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { translateDecidingIn } from '#domain/collection/deciding/deciding-messages.ts'
import type { ContributionErrors } from '#domain/collection/deciding/read-contribution.ts'
import { ROUND_REFUSALS } from '#domain/collection/deciding/refusals.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import { apiError, invalid, tooMany } from '#server/errors/errors.ts'

export type RoundRefusal =
  | { outcome: keyof typeof ROUND_REFUSALS }
  | { outcome: 'invalid'; errors: ContributionErrors }
  | { outcome: 'too-many' | 'too-many-emails'; retryAfterSeconds: number }
  | { outcome: 'wrong-address' }

/** In which language people are told what is wrong. */
export const InLanguage = z.object({ lang: z.enum(['de', 'en']).default('de') })

/** A sentence in the language that `?lang=` names. */
export function refuseRound(context: Context, refusal: RoundRefusal) {
  const asked = context.req.query('lang') ?? 'de'
  const t = translateDecidingIn(isLanguage(asked) ? asked : 'de')
  switch (refusal.outcome) {
    case 'invalid':
      return invalid(
        context,
        Object.fromEntries(Object.entries(refusal.errors).map(([field, key]) => [field, t(key)])),
      )
    case 'wrong-address':
      return invalid(context, { email: t('deciding_digest_wrong') })
    case 'too-many':
      return tooMany(context, refusal.retryAfterSeconds, t('deciding_too_many'))
    case 'too-many-emails':
      return tooMany(context, refusal.retryAfterSeconds, t('deciding_digest_too_many'))
    default: {
      const { status, code, says } = ROUND_REFUSALS[refusal.outcome]
      return apiError(context, status, code, t(says))
    }
  }
}
