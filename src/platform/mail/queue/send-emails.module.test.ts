import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { RETRIES_AFTER_MS } from '#platform/jobs/leased-queue.server.ts'
import type { EmailContent } from '#platform/mail/email-content.ts'
import type { Email, Mailer } from '#platform/mail/mailer.ts'
import { openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { queueEmail, takeDueEmail } from './email-queue.server.ts'
import { openEmailSending } from './send-emails.server.ts'

const START = new Date('2026-03-01T10:00:00Z')

/** The far side of the mail: takes e-mails, is down, or refuses them. */
function openFarSide() {
  const sent: Email[] = []
  const state: { answer: 'accepted' | 'stored' | 'refused' | 'down' } = { answer: 'accepted' }
  const mailer: Mailer = {
    send: async (email) => {
      if (state.answer === 'down')
        throw Object.assign(new Error('to anna@verlag.example'), { code: 'ECONNREFUSED' })
      if (state.answer === 'accepted') sent.push(email)
      return state.answer
    },
  }
  return { mailer, sent, state }
}

function openSending(db: Database) {
  const far = openFarSide()
  const time = { now: START }
  const { log, named } = openTestLog()
  const write = async (): Promise<EmailContent> => ({
    to: 'anna@verlag.example',
    replyTo: null,
    subject: 'Test',
    preview: null,
    sections: [{ language: 'en', parts: [] }],
  })
  const clock = { now: () => time.now }
  const writers = { test: write, empty: async () => null }
  const sender = () => ({ name: '', address: 'website@zeichner.example' })
  const sending = openEmailSending({ db, mailer: far.mailer, clock, log, sender, writers })
  return { ...far, time, named, sending }
}

function queue(db: Database, kind = 'test', now = START): Promise<string> {
  return queueEmail(db, { kind, payload: { to: 'anna@verlag.example' }, domain: 'zeichner.example', now })
}

function stateOf(db: Database) {
  return rowsOf(db, sql`SELECT state, attempts, payload FROM letters ORDER BY queued_at`)
}

describe.each(ENGINES)('on %s', (engine) => {
  test('an e-mail is sent once, and what it said is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    const id = await queue(database.db)
    await sending.run()
    await sending.run()
    expect(sent.map(({ messageId }) => messageId)).toEqual([`${id}@zeichner.example`])
    expect(await stateOf(database.db)).toEqual([{ state: 'sent', attempts: 1, payload: null }])
    await sending.close()
  })

  test('an e-mail that no server took is in the outbox, and what it said is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, state, named } = openSending(database.db)
    state.answer = 'stored'
    await queue(database.db)
    await sending.run()
    expect(await stateOf(database.db)).toEqual([{ state: 'outbox', attempts: 1, payload: null }])
    expect([named('email.sent'), named('email.stored')]).toMatchObject([[], [{ kind: 'test' }]])
    await sending.close()
  })

  test('a mail server that is down is asked again later and later, with the same message id', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent, state, time, named } = openSending(database.db)
    const id = await queue(database.db)
    state.answer = 'down'
    await sending.run()
    for (const after of RETRIES_AFTER_MS.slice(0, 3)) {
      time.now = new Date(time.now.getTime() + after - 1)
      await sending.run()
      expect(await stateOf(database.db)).toMatchObject([{ state: 'queued' }])
      time.now = new Date(time.now.getTime() + 1)
      await sending.run()
    }
    expect(named('email.postponed')).toHaveLength(4)
    state.answer = 'accepted'
    time.now = new Date(time.now.getTime() + DAY_MS)
    await sending.run()
    expect(sent.map(({ messageId }) => messageId)).toEqual([`${id}@zeichner.example`])
    expect(JSON.stringify(named('email.postponed'))).not.toContain('anna')
    await sending.close()
  })

  test('after two days an e-mail has failed, and what it said is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, state, time } = openSending(database.db)
    await queue(database.db)
    state.answer = 'down'
    for (const after of [0, ...RETRIES_AFTER_MS]) {
      time.now = new Date(time.now.getTime() + after)
      await sending.run()
    }
    expect(time.now.getTime() - START.getTime()).toBeLessThanOrEqual(2 * DAY_MS)
    expect(await stateOf(database.db)).toEqual([{ state: 'failed', attempts: 8, payload: null }])
    await sending.close()
  })

  test('what is refused for good, or has nothing left to say, is not tried again', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, state, sent } = openSending(database.db)
    state.answer = 'refused'
    await queue(database.db)
    await queue(database.db, 'empty')
    await sending.run()
    const failed = { state: 'failed', attempts: 1, payload: null }
    expect(await stateOf(database.db)).toEqual([failed, failed])
    expect(sent).toEqual([])
    await sending.close()
  })

  test('an e-mail of a kind that nobody writes does not hold up the others', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    await queue(database.db, 'strange')
    await queue(database.db)
    await sending.run()
    expect(sent).toHaveLength(1)
    await sending.close()
  })

  test('two workers never take the same e-mail, and one that died loses none', async () => {
    await using database = await openTestDatabase(engine)
    const ids = [await queue(database.db), await queue(database.db), await queue(database.db)]
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeDueEmail(database.db, START)))
    expect(taken.flatMap((email) => email?.id ?? []).toSorted()).toEqual(ids.toSorted())
    const later = new Date(START.getTime() + 10 * 60_000)
    expect(await takeDueEmail(database.db, later)).toMatchObject({ attempt: 2 })
  })

  test('one e-mail is taken at a time, even when the planner expects a single row', async () => {
    await using database = await openTestDatabase(engine)
    await queue(database.db)
    // So few rows are not counted again by the server itself.
    await database.db.execute(sql`ANALYZE letters`)
    for (let more = 0; more < 4; more++) await queue(database.db)
    await takeDueEmail(database.db, START)
    const tried = (await stateOf(database.db)).map(({ attempts }) => attempts)
    expect(tried.toSorted()).toEqual([0, 0, 0, 0, 1])
  })

  test('an e-mail in a transaction that is taken back was never there', async () => {
    await using database = await openTestDatabase(engine)
    const undone = database.db.transaction(async (tx) => {
      await queue(tx)
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    expect(await takeDueEmail(database.db, START)).toBeNull()
  })

  test('a closed worker sends nothing more', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    await sending.close()
    await queue(database.db)
    await sending.run()
    expect(sent).toEqual([])
  })
})
