import { expect, test } from 'vitest'
import { toInboxRow } from './inbox-row.ts'

const enquiry = {
  Id: 'ab'.repeat(16),
  ReceivedAt: new Date('2026-11-25T23:05:00Z'),
  State: 'answered',
  Language: 'en',
  Fields: { name: 'Katrin', company: 'Nordwind' },
}

test('a German reader in Hamburg reads German words, and the time in Hamburg', () => {
  expect(toInboxRow(enquiry, { language: 'de', timeZone: 'Europe/Berlin' })).toMatchObject({
    Eingegangen: '26.11.2026 00:05',
    Stand: 'Beantwortet',
    Firma: 'Nordwind',
    Sprache: 'Englisch',
  })
})

test('an English reader in New York reads English words, and the time in New York', () => {
  expect(toInboxRow(enquiry, { language: 'en', timeZone: 'America/New_York' })).toMatchObject({
    Received: '25 Nov 2026 18:05',
    State: 'Answered',
    Company: 'Nordwind',
    Language: 'English',
  })
})

test('a program reads names of fields and a moment in UTC', () => {
  expect(toInboxRow(enquiry, null)).toMatchObject({ ReceivedAt: enquiry.ReceivedAt, State: 'answered' })
})
