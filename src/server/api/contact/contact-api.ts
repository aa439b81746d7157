import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import type { FieldErrors } from '#domain/enquiries/forms/model.ts'
import { type Challenge, OPENED_FIELD, SENDING_STATUS } from '#domain/enquiries/forms/submission.ts'
import { Application } from '#domain/enquiries/receiving/application-form.ts'
import { Enquiry } from '#domain/enquiries/receiving/enquiry-form.ts'
import type { Reception } from '#domain/enquiries/receiving/receive.server.ts'
import { AWAY_FOR_SECONDS, BUSY_FOR_SECONDS } from '#platform/http/retry-after.ts'
import { refused } from '#server/api/describe.ts'
import { type Api, guardsOf, route } from '#server/api/route.ts'
import { apiError, invalid, tooMany } from '#server/errors/errors.ts'
import { APPLICATIONS, ENQUIRIES, FORM_CHALLENGE } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'

type Key = Parameters<ReturnType<typeof translateIn>>[0]

const Task = z.custom<Challenge>().openapi({ type: 'object' })

const challenging = route(
  { role: 'public' },
  {
    method: 'get',
    path: FORM_CHALLENGE,
    summary: 'What has to be solved before a form is sent; null where nothing',
    request: { query: z.object({ [OPENED_FIELD]: z.string().optional() }) },
    responses: {
      200: {
        description: 'A challenge, whose solution belongs into the field proof',
        content: { 'application/json': { schema: z.object({ challenge: Task.nullable() }) } },
      },
    },
  },
)

/** Receives enquiries and artists' applications. */
export function addContactApi(api: Api, { submissions }: Services): void {
  const { receiveEnquiry, receiveApplication, findChallenge } = submissions
  api.openapi(challenging, async (context) => {
    context.header('Cache-Control', 'no-store')
    const { [OPENED_FIELD]: opened } = context.req.valid('query')
    return context.json({ challenge: await findChallenge(opened, context.get('networkAddress')) }, 200)
  })
  describeForm(api, ENQUIRIES, 'Sends the agency an enquiry', Enquiry)
  describeForm(api, APPLICATIONS, 'Applies as an artist', Application)
  for (const { path, take } of [
    { path: ENQUIRIES, take: receiveEnquiry },
    { path: APPLICATIONS, take: receiveApplication },
  ]) {
    api.use(path, ...guardsOf({ role: 'public', from: 'no-other-site' }))
    api.post(path, async (context) => {
      const request = context.req.raw
      const networkAddress = context.get('networkAddress')
      return answer(context, await take({ request, language: null, networkAddress }))
    })
  }
}

function answer(context: Context, { sending, language }: Reception<string, Key>): Response {
  const t = translateIn(language)
  switch (sending.outcome) {
    case 'accepted':
      return context.json({ id: sending.id }, SENDING_STATUS.accepted)
    case 'invalid':
      return invalid(context, inWords(sending.errors, t))
    case 'too-many':
      return tooMany(context, sending.retryAfterSeconds, t('enquiry_too_many'))
    case 'proof-needed':
      return context.json(
        {
          error: { code: 'proof_needed', message: t('enquiry_proof_needed') },
          challenge: sending.challenge,
        },
        SENDING_STATUS[sending.outcome],
      )
    case 'busy':
      context.header('Retry-After', String(BUSY_FOR_SECONDS))
      return apiError(context, SENDING_STATUS[sending.outcome], 'busy', t('enquiry_busy'))
    case 'full':
      context.header('Retry-After', String(AWAY_FOR_SECONDS))
      return apiError(context, SENDING_STATUS[sending.outcome], 'full', t('enquiry_full'))
    case 'too-large':
      // The rest of the body is not waited for, so the connection cannot be used again.
      context.header('Connection', 'close')
      return apiError(context, SENDING_STATUS[sending.outcome], 'too_large', t('enquiry_too_large'))
    case 'edited':
    case 'unreadable':
      return apiError(context, SENDING_STATUS.unreadable, 'invalid_request', t('enquiry_unreadable'))
  }
}

function inWords(
  errors: FieldErrors<string, Key>,
  t: ReturnType<typeof translateIn>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, key]) => (key ? [[field, t(key)]] : [])))
}

function describeForm(
  api: Api,
  path: string,
  summary: string,
  Fields: typeof Enquiry | typeof Application,
): void {
  const attachment = z.array(z.string().openapi({ format: 'binary' })).optional()
  const content = { schema: Fields }
  api.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary,
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: Fields.extend({ attachment }) },
          'application/x-www-form-urlencoded': content,
          'application/json': content,
        },
      },
    },
    responses: {
      201: {
        description: 'It is safe with us, and mailed soon',
        content: { 'application/json': { schema: z.object({ id: z.string() }) } },
      },
      400: refused(400),
      403: refused(403),
      413: refused(413),
      422: refused(422),
      428: refused(428),
      429: refused(429),
      503: refused(503),
    },
  })
}
