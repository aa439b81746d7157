import { z } from 'zod'
import { translateIn } from '#domain/enquiries/emails/email-messages.ts'
import { type Challenge, inHttp, OPENED_FIELD, sayErrors } from '#domain/enquiries/forms/submission.ts'
import { Application, Enquiry } from '#domain/enquiries/receiving/read-content.ts'
import type { Reception } from '#domain/enquiries/receiving/receive.server.ts'
import { COUNTED_BY_READER } from '#server/calls/bodies.ts'
import { type CallContext, call } from '#server/calls/call.ts'
import { invalid } from '#server/edge/refusals.ts'
import { APPLICATIONS, ENQUIRIES, FORM_CHALLENGE } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'

const Task = z.custom<Challenge>().meta({ type: 'object' })
const attachment = z.array(z.string().meta({ format: 'binary' })).optional()

export const contactCalls = [
  call({
    method: 'GET',
    path: FORM_CHALLENGE,
    who: 'public',
    summary: 'What has to be solved before a form is sent; null where nothing',
    query: z.object({ [OPENED_FIELD]: z.string().optional() }),
    answer: z.object({ challenge: Task.nullable() }),
    answered: { description: 'A challenge, whose solution belongs into the field proof' },
    handler: async (context, { submissions }, { query: { [OPENED_FIELD]: opened } }) => {
      context.header('Cache-Control', 'no-store')
      return { challenge: await submissions.findChallenge(opened, context.get('networkAddress')) }
    },
  }),
  formCall({
    path: ENQUIRIES,
    summary: 'Sends the agency an enquiry',
    fields: Enquiry,
    receive: ({ submissions }, formRequest) => submissions.receiveEnquiry(formRequest),
  }),
  formCall({
    path: APPLICATIONS,
    summary: 'Applies as an artist',
    fields: Application,
    receive: ({ submissions }, formRequest) => submissions.receiveApplication(formRequest),
  }),
]

type FormCall = {
  path: string
  summary: string
  fields: typeof Enquiry | typeof Application
  receive: (
    services: Services,
    formRequest: { request: Request; language: null; networkAddress: string },
  ) => Promise<Reception>
}

function formCall({ path, summary, fields, receive }: FormCall) {
  return call({
    method: 'POST',
    path,
    who: 'public',
    from: 'no-other-site',
    maxBody: COUNTED_BY_READER,
    summary,
    sends: {
      'multipart/form-data': fields.extend({ attachment }),
      'application/x-www-form-urlencoded': fields,
      'application/json': fields,
    },
    answer: z.object({ id: z.string() }),
    answered: { status: 201, description: 'It is safe with us, and mailed soon' },
    refusals: [400, 403, 413, 422, 428, 429, 503],
    handler: async (context, services) => {
      const networkAddress = context.get('networkAddress')
      return answer(
        context,
        await receive(services, { request: context.req.raw, language: null, networkAddress }),
      )
    },
  })
}

const SAID = {
  'too-many': ['too_many', 'enquiry_too_many'],
  'proof-needed': ['proof_needed', 'enquiry_proof_needed'],
  busy: ['busy', 'enquiry_busy'],
  full: ['full', 'enquiry_full'],
  'too-large': ['too_large', 'enquiry_too_large'],
  unreadable: ['invalid_request', 'enquiry_unreadable'],
} as const

function answer(context: CallContext, { sending, language }: Reception) {
  const t = translateIn(language)
  if (sending.outcome === 'accepted') return { id: sending.id }
  if (sending.outcome === 'invalid') return invalid(context, sayErrors(sending.errors, sending.wrongFiles, t))
  // Only pages have buttons that take something out of a form.
  const refused = sending.outcome === 'item-removed' ? ({ outcome: 'unreadable' } as const) : sending
  const { status, retryAfterSeconds } = inHttp(refused)
  const [code, message] = SAID[refused.outcome]
  if (retryAfterSeconds !== null) context.header('Retry-After', String(retryAfterSeconds))
  // The rest of the body is not waited for, so the connection cannot be used again.
  if (refused.outcome === 'too-large') context.header('Connection', 'close')
  const error = { code, message: t(message) }
  return refused.outcome === 'proof-needed'
    ? context.json({ error, challenge: refused.challenge }, status)
    : context.json({ error }, status)
}
