import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { openEmailSending } from '#platform/mail/queue/send-emails.server.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { queueStaffLink, STAFF_LINK_EMAIL, staffLinkWriter } from './link-emails.server.ts'

const NOW = new Date('2026-03-02T08:00:00Z')
const UNTIL = new Date('2026-03-03T08:00:00Z')
const ORIGIN = 'https://www.zeichner.example'
const TOKEN = 'a-token-of-a-link'
const NINA = { id: 'nina', name: 'Nina Probe', email: 'nina@example.com' }
const ODA = { id: 'oda', name: 'Oda Probe', email: 'oda@example.com' }

/** The e-mail as the mail server gets it. */
async function sendLink(reason: 'invited' | 'reset'): Promise<Email> {
  await using database = await openTestDatabase('pglite')
  const { db } = database
  const clock = { now: () => NOW }
  await queueStaffLink(db, { colleague: NINA, by: ODA, reason, token: TOKEN, until: UNTIL, at: NOW })
  const sent: Email[] = []
  const mailer = {
    send: async (email: Email) => {
      sent.push(email)
      return 'accepted' as const
    },
  }
  const sender = () => ({ name: '', address: 'website@zeichner.example' })
  const writers = { [STAFF_LINK_EMAIL]: staffLinkWriter({ origin: ORIGIN }) }
  const sending = openEmailSending({ db, clock, sender, writers, mailer, log: openLog('silent') })
  await sending.run()
  await sending.close()
  const [email, ...others] = sent
  if (!email || others.length > 0) throw new Error(`${sent.length} e-mails were sent.`)
  return email
}

const LINK = `${ORIGIN}/admin/welcome#${TOKEN}`

test.each([
  {
    reason: 'invited' as const,
    subject: 'Ihr Zugang zum Redaktionsbereich von Die Zeichner / Your access to the staff area of Zeichner',
    german: [
      'Guten Tag Nina Probe,',
      'Oda Probe hat Sie in den Redaktionsbereich von Die Zeichner eingeladen.',
      'danach melden Sie sich mit nina@example.com an.',
    ],
    english: [
      'Hello Nina Probe,',
      'Oda Probe has invited you to the staff area of Zeichner.',
      'then sign in as nina@example.com.',
    ],
  },
  {
    reason: 'reset' as const,
    subject: 'Ihr Zugang bei Die Zeichner wurde zurückgesetzt / Your access to Zeichner was reset',
    german: [
      'Oda Probe hat den Zugang nina@example.com zurückgesetzt:',
      'legen Sie ein neues Passwort fest.',
    ],
    english: [
      'Oda Probe has reset the account nina@example.com:',
      'Follow this link to choose a new password.',
    ],
  },
])('the e-mail to somebody $reason says it in both languages, each with the link', async (expected) => {
  const { to, subject, text, html, headers } = await sendLink(expected.reason)
  expect([to, subject]).toEqual([NINA.email, expected.subject])
  const [german = '', english = '', ...more] = text.split('* * *')
  expect(more).toEqual([])
  const times = { german: '3. März 2026 um 09:00:00 MEZ', english: '3 March 2026 at 09:00:00 CET' }
  const stands = (half: string, sentences: readonly string[]) => {
    for (const sentence of [...sentences, LINK]) expect(half).toContain(sentence)
  }
  stands(german, [...expected.german, times.german, 'rufen Sie Oda Probe an.'])
  stands(english, [...expected.english, times.english, 'give Oda Probe a call instead.'])
  for (const part of [text, html]) expect(part).not.toMatch(/\{\w+\}/)
  const [, germanHtml = '', englishHtml = ''] = html.split(/<div lang="(?:de|en)"/)
  expect([germanHtml, englishHtml].map((half) => half.includes(`href="${LINK}"`))).toEqual([true, true])
  expect(germanHtml).toContain('Passwort festlegen')
  expect(englishHtml).toContain('Choose a password')
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
})
