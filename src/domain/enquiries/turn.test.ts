import { expect, test } from 'vitest'
import { sinceWhen, turnOf } from './turn.ts'

const RECEIVED = new Date('2026-11-20T10:00:00Z')
const REPLIED = new Date('2026-11-21T10:00:00Z')

test('after a message it is the agency’s turn, after our reply the client’s, and nobody’s once it is decided', () => {
  expect(turnOf('new', RECEIVED, undefined)).toEqual({ By: 'agency', Since: RECEIVED })
  expect(turnOf('read', RECEIVED, undefined)).toEqual({ By: 'agency', Since: RECEIVED })
  expect(turnOf('answered', RECEIVED, REPLIED)).toEqual({ By: 'client', Since: REPLIED })
  expect(turnOf('offer', RECEIVED, undefined)).toEqual({ By: 'client', Since: null })
  expect(turnOf('new', RECEIVED, REPLIED)).toEqual({ By: 'agency', Since: REPLIED })
  for (const state of ['won', 'declined', 'spam'] as const)
    expect(turnOf(state, RECEIVED, REPLIED)).toBeNull()
})

test('days are those of the agency’s calendar', () => {
  const since = (text: string, now: string) =>
    sinceWhen({ By: 'agency', Since: new Date(text) }, new Date(now))
  // In Berlin it is a new day an hour before midnight in UTC.
  expect(since('2026-11-20T22:30:00Z', '2026-11-20T22:50:00Z')).toMatchObject({ key: 'since_today' })
  expect(since('2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z')).toMatchObject({ key: 'since_yesterday' })
  expect(since('2026-11-20T10:00:00Z', '2026-11-23T08:00:00Z')).toEqual({ key: 'since_days', days: 3 })
})
