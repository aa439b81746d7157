import type { DecidingKey } from './deciding-messages.ts'

export const ROUND_REFUSALS = {
  unknown: { status: 404, code: 'not_found', says: 'deciding_unknown' },
  expired: { status: 410, code: 'expired', says: 'deciding_expired' },
  forbidden: { status: 403, code: 'forbidden', says: 'deciding_forbidden' },
  closed: { status: 409, code: 'closed', says: 'deciding_closed' },
  withdrawn: { status: 410, code: 'withdrawn', says: 'deciding_withdrawn' },
  hidden: { status: 403, code: 'hidden', says: 'deciding_hidden' },
  'too-many-people': { status: 409, code: 'full', says: 'deciding_too_many_people' },
  'too-many-comments': { status: 409, code: 'full', says: 'deciding_too_many_comments' },
  malformed: { status: 400, code: 'invalid_request', says: 'deciding_malformed' },
} as const satisfies Record<string, { status: number; code: string; says: DecidingKey }>
