import { expect, test } from 'vitest'
import { DECLINED_EMAIL, declinedEmailWriter } from './declined-email.server.ts'

const payload = {
  to: { name: 'Ada Moor', email: 'ada@example.com' },
  by: 'Edda Probe',
  recordName: 'Wal im Regen',
  sentence: 'So heißt das Buch <nicht>.',
}

test('the e-mail tells in both languages what was declined, by whom and why', async () => {
  const write = declinedEmailWriter({ origin: 'https://www.zeichner.example' })
  const email = await write({ id: 'a', kind: DECLINED_EMAIL, payload, attempt: 1, messageId: '<a@b>' })
  expect(email).toMatchObject({
    to: 'ada@example.com',
    subject: 'Ihr Vorschlag zu „Wal im Regen“ / Your proposal for “Wal im Regen”',
  })
  const [german, english] = (email?.sections ?? []).map((section) => JSON.stringify(section.parts))
  for (const half of [german, english])
    for (const text of ['Ada Moor', 'Edda Probe', 'Wal im Regen', 'So heißt das Buch <nicht>.', '/admin'])
      expect(half).toContain(text)
  expect(`${german}${english}`).not.toMatch(/\{\w+\}/)
})
