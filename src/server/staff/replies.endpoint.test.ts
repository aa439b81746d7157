import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONFIRMATION } from '#domain/enquiries/emails/email-messages.ts'
import { findPerson, removePerson } from '#domain/enquiries/purge-enquiries.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { finishEmail, queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { site } from '#site/site.server.ts'
import { openTestMailServer, type TestMailServer } from '#tests/mail-server.ts'
import { SOMEBODY } from '#tests/staff.ts'
import { fieldErrorsIn, openStaffAgency, STAFF_START, type StaffAgency } from '#tests/staff-agency.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'
import { EITHER_ENGINE } from '#tests/test-database.ts'

const aReply = (differences: Record<string, unknown> = {}) => ({
  Id: randomBytes(16).toString('hex'),
  Subject: 'Ihre Anfrage',
  Text: 'Guten Tag,\n\nder Wal gefällt uns.',
  Quoted: true,
  State: 'answered',
  Seen: 0,
  ...differences,
})

describe.each(EITHER_ENGINE)('on %s', (engine) => {
  let mail: TestMailServer
  let staff: StaffAgency

  beforeAll(async () => {
    mail = await openTestMailServer()
    staff = await openStaffAgency(engine, { SMTP_URL: mail.url })
    await addAccount(SOMEBODY)
  })
  beforeEach(async () => {
    mail.received.length = 0
    // E-mails that another test left waiting would be sent when the clock moves on.
    await db().execute(sql`DELETE FROM letters`)
    mail.answerRecipients(null)
    staff.time.now = STAFF_START
  })
  afterAll(async () => {
    await staff[Symbol.asyncDispose]()
    await mail[Symbol.asyncDispose]()
  })

  const db = () => staff.agency.services.database.db

  async function addAccount({ id, name, email }: typeof SOMEBODY) {
    await db().execute(sql`INSERT INTO staff_accounts (id, name, email, created_at, updated_at)
      VALUES (${id}, ${name}, ${email}, now(), now())`)
  }

  /** An enquiry, and what can be done with it. */
  async function anEnquiry(options?: Parameters<typeof storeEnquiry>[1]) {
    const { id, number } = await storeEnquiry(db(), options)
    const path = `/enquiries/${id}`
    return {
      id,
      number,
      path,
      reply: (reply: Record<string, unknown>) => staff.ask('POST', `${path}/replies`, reply),
      read: () => staff.read(path),
    }
  }

  test('a reply reaches the sender, with signature and quote, and their answer goes to the colleague', async () => {
    const { number, reply, read } = await anEnquiry()
    expect((await reply(aReply())).status).toBe(204)
    await staff.agency.services.emails.run()
    const [email] = mail.received
    expect(mail.received).toHaveLength(1)
    expect(email?.to).toEqual(['katrin@wochenblatt.example'])
    expect(email?.mail.subject).toBe(`Ihre Anfrage (${number})`)
    expect(email?.mail.replyTo?.value).toEqual([{ name: SOMEBODY.name, address: SOMEBODY.email }])
    const text =
      'Guten Tag,\n\nder Wal gefällt uns.\n\nFrieda Probe\nDie Zeichner\n\nAm 20. November 2026 schrieb Katrin Lorenzen:\n> Ein Wal für den Umschlag, bitte.'
    expect(email?.mail.text?.trim()).toBe(text)
    expect(email?.mail.html).toContain('der Wal gefällt uns.')
    expect(await read()).toMatchObject({
      State: 'answered',
      Replies: [
        {
          Subject: `Ihre Anfrage (${number})`,
          Text: text,
          StaffName: SOMEBODY.name,
          Letter: { State: 'sent' },
        },
      ],
    })
  })

  test('a reply comes from the colleague’s name and stands below our confirmation', async () => {
    const { id, reply } = await anEnquiry()
    const sent = { kind: CONFIRMATION, payload: {}, recordId: id, domain: 'zeichner.example' }
    const emailId = await queueEmail(db(), { ...sent, now: STAFF_START })
    await finishEmail(db(), emailId, 'sent', STAFF_START)
    await reply(aReply())
    await staff.agency.services.emails.run()
    const [email] = mail.received
    expect(email?.mail.from?.value).toEqual([
      { name: 'Frieda Probe, Die Zeichner', address: site.mailSender },
    ])
    expect(email?.mail.inReplyTo).toBe(`<${emailId}@zeichner.example>`)
    expect(email?.mail.headers.has('auto-submitted')).toBe(false)
  })

  test('an English enquiry is quoted in English, and markup that was typed stays text', async () => {
    const { reply } = await anEnquiry({ language: 'en', fields: { message: '<b>A whale</b>' } })
    await reply(aReply({ Text: 'Like this: <i>blue</i>' }))
    await staff.agency.services.emails.run()
    expect(mail.received[0]?.mail.text).toContain(
      'On 20 November 2026, Katrin Lorenzen wrote:\n> <b>A whale</b>',
    )
    expect(mail.received[0]?.mail.html).toContain('&lt;i&gt;blue')
  })

  test('the own signature ends a reply', async () => {
    const { reply } = await anEnquiry()
    const signature = { TextDe: 'Herzlich\nFrieda', TextEn: 'Kind regards\nFrieda' }
    expect((await staff.ask('PUT', '/inbox/signature', signature)).status).toBe(204)
    expect(await staff.read('/inbox')).toMatchObject({ Me: SOMEBODY.id, Signature: signature })
    await reply(aReply({ Quoted: false }))
    await staff.agency.services.emails.run()
    expect(mail.received[0]?.mail.text?.trim()).toBe('Guten Tag,\n\nder Wal gefällt uns.\n\nHerzlich\nFrieda')
    await db().execute(sql`DELETE FROM reply_signatures`)
    const tooLong = await staff.ask('PUT', '/inbox/signature', { TextDe: 'x'.repeat(1_001), TextEn: '' })
    expect(fieldErrorsIn(tooLong)).toEqual({ TextDe: 'longest:1000' })
  })

  test('the same reply is sent once, however often and from how many tabs', async () => {
    const { reply, read } = await anEnquiry()
    const one = aReply()
    const answers = await Promise.all([reply(one), reply(one), reply(one)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await reply(one)).status).toBe(204)
    // Somebody went on writing in the other tab: that was not sent, and is not said to be.
    expect((await reply({ ...one, Seen: 1, Text: 'Etwas anderes.' })).status).toBe(409)
    await staff.agency.services.emails.run()
    expect(mail.received).toHaveLength(1)
    expect(Object(await read()).Replies).toHaveLength(1)
  })

  test('who has not seen what a colleague answered is told, and may still send', async () => {
    const { reply, read } = await anEnquiry()
    await reply(aReply({ State: 'offer' }))
    const second = aReply({ State: 'declined' })
    const refused = await reply(second)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'answered_meanwhile' }, by: SOMEBODY.name },
    })
    expect(await read()).toMatchObject({ State: 'offer' })
    expect((await reply({ ...second, Seen: 1 })).status).toBe(204)
    expect(await read()).toMatchObject({ State: 'declined', Replies: [{}, {}] })
  })

  test.each([
    [{ Text: '' }, { Text: 'required' }],
    [{ Text: 'x'.repeat(100_000) }, { Text: 'longest:20000' }],
    [{ Text: 'Guten Tag {name}' }, { Text: 'placeholder:{name}' }],
    [{ Subject: 'Zu {projekt}' }, { Subject: 'placeholder:{projekt}' }],
    [{ Subject: 'Hallo\r\nBcc: all@verlag.example' }, { Subject: 'pattern' }],
    [{ Subject: ' ' }, { Subject: 'required' }],
    [{ State: 'new' }, { State: 'pattern' }],
    [{ Id: 'one' }, { Id: 'pattern' }],
  ])('refused, and nothing is sent (%#)', async (differences, errors) => {
    const { reply, read } = await anEnquiry()
    expect(fieldErrorsIn(await reply(aReply(differences)))).toEqual(errors)
    expect(await read()).toMatchObject({ State: 'new', Replies: [] })
  })

  test('an enquiry without an address, or none at all, cannot be answered', async () => {
    const { reply } = await anEnquiry({ fields: { email: 'nobody' } })
    expect(fieldErrorsIn(await reply(aReply()))).toEqual({ Email: 'no-address' })
    const { id } = await anEnquiry()
    expect((await staff.ask('POST', `/applications/${id}/replies`, aReply())).status).toBe(404)
    expect((await staff.ask('POST', '/redirects/1/replies', aReply())).status).toBe(404)
  })

  test('a server that is busy or refuses shows in the enquiry, and what failed can be sent again', async () => {
    const { reply, read } = await anEnquiry()
    mail.answerRecipients(451)
    await reply(aReply())
    await staff.agency.services.emails.run()
    expect(await read()).toMatchObject({ Replies: [{ Letter: { State: 'queued', Attempts: 1 } }] })
    mail.answerRecipients(550)
    staff.time.now = new Date(STAFF_START.getTime() + 120_000)
    await staff.agency.services.emails.run()
    const [failed] = Object(await read()).Replies
    expect(failed.Letter.State).toBe('failed')
    mail.answerRecipients(null)
    expect((await staff.ask('POST', `/letters/${failed.Letter.Id}/retry`)).status).toBe(204)
    await staff.agency.services.emails.run()
    expect(mail.received).toHaveLength(1)
    // Its e-mail is forgotten before the enquiry is.
    await db().execute(sql`DELETE FROM letters`)
    expect(await read()).toMatchObject({ Replies: [{ Letter: { Id: null, State: 'sent' } }] })
  })

  test('when the colleague is gone before it goes out, answers go to the office', async () => {
    const { reply } = await anEnquiry()
    mail.answerRecipients(451)
    await reply(aReply())
    await staff.agency.services.emails.run()
    await db().execute(sql`DELETE FROM staff_accounts WHERE id = ${SOMEBODY.id}`)
    mail.answerRecipients(null)
    staff.time.now = new Date(STAFF_START.getTime() + 120_000)
    await staff.agency.services.emails.run()
    await addAccount(SOMEBODY)
    expect(mail.received[0]?.mail.replyTo?.value[0]?.address).not.toBe(SOMEBODY.email)
  })

  test('replies and notes are told to the person, and go with all that is theirs, also from the trash', async () => {
    const email = 'gone@wochenblatt.example'
    const { files } = staff.agency.services
    const { path, reply } = await anEnquiry({ fields: { email } })
    await reply(aReply({ Text: 'Nur für Sie: ein Wal.' }))
    await staff.change(path, { Notes: 'Klang nett am Telefon' })
    expect((await findPerson(db(), email)).enquiries).toMatchObject([
      { state: 'answered', notes: 'Klang nett am Telefon', replies: [{ staffName: SOMEBODY.name }] },
    ])
    const leftOf = async (table: string) =>
      (await rowsOf(db(), sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} t`)).filter(
        ({ row }) => String(row).includes('Nur für Sie'),
      )
    await staff.remove(path)
    expect(await leftOf('enquiry_replies')).toEqual([])
    const { deleted } = await findPerson(db(), email)
    expect(JSON.stringify(deleted)).toContain('Nur für Sie: ein Wal.')
    await removePerson(db(), files, email)
    expect(await leftOf('kept_rows')).toEqual([])
    expect(JSON.stringify(await staff.changes())).not.toContain('Nur für Sie')
  })

  test('a deleted enquiry comes back with its replies', async () => {
    const { path, reply, read } = await anEnquiry()
    await reply(aReply())
    await staff.agency.services.emails.run()
    await staff.remove(path)
    const [line] = await staff.changes()
    expect((await staff.ask('POST', `/actions/${Object(line).ActionId}/undo`, {})).status).toBe(204)
    expect(await read()).toMatchObject({ State: 'answered', Replies: [{ Letter: { State: 'sent' } }] })
  })
})
