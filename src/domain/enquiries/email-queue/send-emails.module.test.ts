import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Database, rowsOf } from '#platform/database/database.ts'
import type { Letter, Mailer } from '#platform/mail/mailer.ts'
import { openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { forgetLetters, queueLetter, takeDueLetter } from './email-queue.server.ts'
import { openLetterSending, RETRIES_AFTER_MS } from './send-emails.server.ts'

const START = new Date('2026-03-01T10:00:00Z')
const DAY_MS = 86_400_000

/** The far side of the mail: takes letters, is down, or refuses them. */
function openFarSide() {
  const sent: Letter[] = []
  const state: { answer: 'accepted' | 'refused' | 'down' } = { answer: 'accepted' }
  const mailer: Mailer = {
    send: async (letter) => {
      if (state.answer === 'down')
        throw Object.assign(new Error('to anna@verlag.example'), { code: 'ECONNREFUSED' })
      if (state.answer === 'accepted') sent.push(letter)
      return state.answer
    },
  }
  return { mailer, sent, state }
}

function openSending(db: Database) {
  const far = openFarSide()
  const time = { now: START }
  const { log, named } = openTestLog()
  const write = async ({ messageId }: { messageId: string }): Promise<Letter> => ({
    messageId,
    date: time.now,
    from: { name: '', address: 'website@zeichner.example' },
    to: 'anna@verlag.example',
    replyTo: null,
    subject: 'Test',
    html: '',
    text: '',
    pictures: [],
    headers: {},
  })
  const clock = { now: () => time.now }
  const writers = { test: write, empty: async () => null }
  const sending = openLetterSending({ db, mailer: far.mailer, clock, log, writers })
  return { ...far, time, named, sending }
}

function queue(db: Database, kind = 'test', now = START): Promise<string> {
  return queueLetter(db, { kind, payload: { to: 'anna@verlag.example' }, domain: 'zeichner.example', now })
}

function stateOf(db: Database) {
  return rowsOf(db, sql`SELECT state, attempts, payload FROM letters ORDER BY queued_at`)
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a letter is sent once, and what it said is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    const id = await queue(database.db)
    await sending.wake()
    await sending.wake()
    expect(sent.map(({ messageId }) => messageId)).toEqual([`${id}@zeichner.example`])
    expect(await stateOf(database.db)).toEqual([{ state: 'sent', attempts: 1, payload: null }])
    await sending.close()
  })

  test('a mail server that is down is asked again later and later, with the same message id', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent, state, time, named } = openSending(database.db)
    const id = await queue(database.db)
    state.answer = 'down'
    await sending.wake()
    for (const after of RETRIES_AFTER_MS.slice(0, 3)) {
      time.now = new Date(time.now.getTime() + after - 1)
      await sending.wake()
      expect(await stateOf(database.db)).toMatchObject([{ state: 'queued' }])
      time.now = new Date(time.now.getTime() + 1)
      await sending.wake()
    }
    expect(named('letter.postponed')).toHaveLength(4)
    state.answer = 'accepted'
    time.now = new Date(time.now.getTime() + DAY_MS)
    await sending.wake()
    expect(sent.map(({ messageId }) => messageId)).toEqual([`${id}@zeichner.example`])
    expect(JSON.stringify(named('letter.postponed'))).not.toContain('anna')
    await sending.close()
  })

  test('after two days a letter has failed, and what it said is wiped', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, state, time } = openSending(database.db)
    await queue(database.db)
    state.answer = 'down'
    for (const after of [0, ...RETRIES_AFTER_MS]) {
      time.now = new Date(time.now.getTime() + after)
      await sending.wake()
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
    await sending.wake()
    const failed = { state: 'failed', attempts: 1, payload: null }
    expect(await stateOf(database.db)).toEqual([failed, failed])
    expect(sent).toEqual([])
    await sending.close()
  })

  test('a letter of a kind that nobody writes does not hold up the others', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    await queue(database.db, 'strange')
    await queue(database.db)
    await sending.wake()
    expect(sent).toHaveLength(1)
    await sending.close()
  })

  test('two workers never take the same letter, and one that died loses none', async () => {
    await using database = await openTestDatabase(engine)
    const ids = [await queue(database.db), await queue(database.db), await queue(database.db)]
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeDueLetter(database.db, START)))
    expect(taken.flatMap((letter) => letter?.id ?? []).toSorted()).toEqual(ids.toSorted())
    const later = new Date(START.getTime() + 10 * 60_000)
    expect(await takeDueLetter(database.db, later)).toMatchObject({ attempt: 2 })
  })

  test('a letter in a transaction that is taken back was never there', async () => {
    await using database = await openTestDatabase(engine)
    const undone = database.db.transaction(async (tx) => {
      await queue(tx)
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    expect(await takeDueLetter(database.db, START)).toBeNull()
  })

  test('a closed worker sends nothing more', async () => {
    await using database = await openTestDatabase(engine)
    const { sending, sent } = openSending(database.db)
    await sending.close()
    await queue(database.db)
    await sending.wake()
    expect(sent).toEqual([])
  })

  test('finished letters are forgotten when their time is over, waiting ones never', async () => {
    await using database = await openTestDatabase(engine)
    const { sending } = openSending(database.db)
    await queue(database.db)
    await sending.wake()
    await queue(database.db)
    expect(await forgetLetters(database.db, START)).toBe(0)
    expect(await forgetLetters(database.db, new Date(START.getTime() + DAY_MS))).toBe(1)
    expect(await stateOf(database.db)).toMatchObject([{ state: 'queued' }])
    await sending.close()
  })
})
