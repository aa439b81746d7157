import { expect, test } from 'vitest'
import { anEnquiry, openFormAgency } from '#tests/form-agency.ts'
import { openMailProxy } from '#tests/mail-proxy.ts'
import { openTestMailServer } from '#tests/mail-server.ts'

const AN_HOUR_MS = 3_600_000

test('emails of enquiries arrive once when the connection stalls, is cut, is refused or greets slowly', async () => {
  await using mail = await openTestMailServer()
  await using wire = await openMailProxy(mail.url)
  await using setup = await openFormAgency({ SMTP_URL: wire.url })
  const tryAgain = async () => {
    setup.time.now = new Date(setup.time.now.getTime() + AN_HOUR_MS)
    await setup.received()
  }
  wire.become('drops')
  expect((await setup.post('contact', anEnquiry())).status).toBe(201)
  await setup.received()
  wire.become('stalls')
  await tryAgain()
  wire.become('passes')
  mail.answerRecipients(451)
  await tryAgain()
  mail.answerRecipients(null)
  expect(mail.received).toEqual([])
  wire.become('greets-slowly')
  await tryAgain()
  await tryAgain()
  expect(mail.received.map(({ to }) => to)).toHaveLength(2)
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(2)
})
