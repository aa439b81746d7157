import type { Context } from 'hono'
import { z } from 'zod'
import { CollectionEmail, type Emailing, emailCollection } from '#domain/enquiries/email-collection.server.ts'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { sentencesOf } from '#platform/fields/check.ts'
import { isLanguage } from '#platform/i18n/language.ts'
import { FieldValues, FORM_FIELDS_TYPE, JSON_TYPE, readBody } from '#server/calls/bodies.ts'
import { call } from '#server/calls/call.ts'
import { apiError, invalid, notFound, tooMany } from '#server/edge/refusals.ts'

/** All fields at their longest, each letter written as `%F0%9F%90%8B`, and then some. */
const LARGEST_MAIL_BODY_BYTES = 16 * 1024

const BODY_TYPES = [JSON_TYPE, FORM_FIELDS_TYPE, 'multipart/form-data']

export const collectionEmailCalls = [
  call({
    method: 'POST',
    path: '/lightbox-email',
    who: 'public',
    from: 'no-other-site',
    maxBody: LARGEST_MAIL_BODY_BYTES,
    summary: 'Sends a saved collection to one recipient by e-mail',
    sends: { [JSON_TYPE]: CollectionEmail, [FORM_FIELDS_TYPE]: CollectionEmail },
    answer: z.object({}),
    answered: { status: 202, description: 'It is on its way' },
    refusals: [400, 403, 404, 410, 413, 422, 429],
    handler: async (context, { database, readModel, clock, emails }) => {
      const { data: values } = FieldValues.safeParse(await readBody(context, BODY_TYPES))
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
      return invalid(context, sentencesOf(mailing.errors, t))
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
