import type { Context } from 'hono'
import { z } from 'zod'
import type { CollectionEmailErrors } from '#domain/enquiries/collection-email/collection-email.ts'
import { type Emailing, emailCollection } from '#domain/enquiries/collection-email/email-collection.server.ts'
import { CollectionEmail, valuesOf } from '#domain/enquiries/collection-email/read-collection-email.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { FORM_TYPE, readFields } from '#platform/http/form-fields.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import { call } from '#server/calls/call.ts'
import { apiError, invalid, notFound, tooMany } from '#server/edge/refusals.ts'

/** All fields at their longest, each letter written as `%F0%9F%90%8B`, and then some. */
const LARGEST_MAIL_BODY_BYTES = 16 * 1024

const JSON_TYPE = /^application\/json\b/i

export const collectionEmailCalls = [
  call({
    method: 'POST',
    path: '/lightbox-email',
    who: 'public',
    from: 'no-other-site',
    maxBody: LARGEST_MAIL_BODY_BYTES,
    summary: 'Sends a saved collection to one recipient by e-mail',
    sends: { 'application/json': CollectionEmail, 'application/x-www-form-urlencoded': CollectionEmail },
    answer: z.object({}),
    answered: { status: 202, description: 'It is on its way' },
    refusals: [400, 403, 404, 410, 413, 422, 429],
    handler: async (context, { database, readModel, clock, emails }) => {
      const values = await readValues(context)
      if (!values)
        return apiError(
          context,
          400,
          'invalid_request',
          'The body must be a JSON object or the fields of a form.',
        )
      const networkAddress = context.get('networkAddress')
      const { catalogue } = readModel.current()
      const mailing = await emailCollection(
        { db: database.db, catalogue, clock, emails, networkAddress },
        values,
      )
      return answer(context, mailing, values)
    },
  }),
]

function answer(context: Context, mailing: Emailing, { lang }: Record<string, unknown>) {
  const t = translateIn(typeof lang === 'string' && isLanguage(lang) ? lang : 'de')
  switch (mailing.outcome) {
    case 'queued':
      return {}
    case 'invalid':
      return invalid(context, inWords(mailing.errors, t))
    case 'unknown':
      return notFound(context, 'collection')
    case 'expired':
      return apiError(context, 410, 'expired', t('letter_expired'))
    case 'withdrawn':
      return apiError(context, 410, 'withdrawn', t('letter_withdrawn_text'))
    case 'too-many':
      return tooMany(context, mailing.retryAfterSeconds, t('letter_too_many'))
  }
}

function inWords(errors: CollectionEmailErrors, t: ReturnType<typeof translateIn>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]))
}

/** Null for what is neither JSON with an object in it nor a form. */
async function readValues(context: Context): Promise<Record<string, unknown> | null> {
  const type = context.req.header('Content-Type') ?? ''
  if (FORM_TYPE.test(type)) return valuesOf(await readFields(context.req.raw))
  if (!JSON_TYPE.test(type)) return null
  const reading = z.record(z.string(), z.unknown()).safeParse(await context.req.json().catch(() => null))
  return reading.success ? reading.data : null
}
