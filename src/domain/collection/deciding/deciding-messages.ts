import german from '#messages/deciding.de.json' with { type: 'json' }
import english from '#messages/deciding.en.json' with { type: 'json' }
import { openMessages } from '#platform/i18n/fill.ts'

export const DECIDING_MESSAGES = { de: german, en: english }
export type DecidingKey = keyof typeof german

export const translateDecidingIn = openMessages(DECIDING_MESSAGES)
type TranslateDeciding = ReturnType<typeof translateDecidingIn>

/** Returns "2 new hearts, 1 new comment"; empty where nothing is new. */
export function countNews(t: TranslateDeciding, { votes, comments }: { votes: number; comments: number }) {
  const ofVotes = votes === 1 ? t('deciding_news_votes_one') : t('deciding_news_votes', { count: votes })
  const ofComments =
    comments === 1 ? t('deciding_news_comments_one') : t('deciding_news_comments', { count: comments })
  return [...(votes > 0 ? [ofVotes] : []), ...(comments > 0 ? [ofComments] : [])].join(', ')
}

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
