import { DAY_MS } from '#platform/durations.ts'
import { agencyDay } from '#site/dates.ts'
import type { EnquiryState } from './enquiries-model.ts'

/** The states in which it is somebody's turn; after all others it is nobody's. */
export const TURNS = {
  agency: ['new', 'read'],
  client: ['answered', 'offer'],
} as const satisfies Record<string, EnquiryState[]>
export type Turn = { By: keyof typeof TURNS; Since: Date | string | null }

/** The agency's after a message, the client's after our reply. Since when is unknown for an answer that went elsewhere. */
export function turnOf(state: EnquiryState, receivedAt: Date, repliedAt: Date | undefined): Turn | null {
  const has = (states: readonly EnquiryState[]) => states.includes(state)
  if (has(TURNS.agency)) return { By: 'agency', Since: repliedAt ?? receivedAt }
  return has(TURNS.client) ? { By: 'client', Since: repliedAt ?? null } : null
}

export function isTurn(value: unknown): value is Turn {
  return typeof value === 'object' && value !== null && 'By' in value && 'Since' in value
}

/** Whole days by the agency's calendar, with the key of the words for them; without a key where it is unknown. */
export function sinceWhen({ Since }: Turn, now: Date) {
  if (Since === null) return { key: null, days: 0 } as const
  const days = (Date.parse(agencyDay(now)) - Date.parse(agencyDay(new Date(Since)))) / DAY_MS
  if (days < 1) return { key: 'since_today', days } as const
  return { key: days < 2 ? 'since_yesterday' : 'since_days', days } as const
}
