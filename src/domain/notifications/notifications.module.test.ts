import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { writeEmailText } from '#platform/mail/email-content.ts'
import { takeDueEmail } from '#platform/mail/queue/email-queue.server.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { holdOutgoing, releaseOutgoing } from '#platform/outgoing-hold-rows.server.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { notificationEmailWriter, queueNotificationEmails } from './notification-emails.server.ts'
import {
  countUnseen,
  listNotifications,
  markSeen,
  recordNotification,
  saveChoices,
  switchEmails,
  withdrawNotifications,
} from './notifications.server.ts'

/** Noon in Berlin. */
const NOON = new Date('2026-11-20T11:00:00Z')
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds)
const SOON = 10 * MINUTE_MS
/** Eight in the morning after. */
const MORNING = 20 * HOUR_MS
const ENQUIRY = { kind: 'assigned', resource: 'enquiries', recordId: 'a1b2c3d4e5' } as const
const PROPOSAL = { kind: 'proposed', resource: 'images', recordId: '7', recordName: 'Wal' } as const

async function add(db: Database, name: string, role: StaffRole = 'editor', artistId: number | null = null) {
  const staff = await addStaff(db, { name, email: `${name}@example.com`, role, artistId }, NOON)
  if (!staff) throw new Error(`${name} is there already.`)
  return { ...staff, role, artistId }
}

async function sentTo(db: Database, now: Date): Promise<string[]> {
  const write = notificationEmailWriter({ db, origin: 'https://agency.example' })
  const sent: string[] = []
  for (;;) {
    const email = await takeDueEmail(db, now)
    if (!email) return sent
    const content = await write(email)
    sent.push(content ? `${content.to}: ${content.subject}\n${writeEmailText(content)}` : 'nothing')
    await db.delete(emails).where(sql`id = ${email.id}`)
  }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('somebody is told of what others did, once for a record, until they have seen it', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [ada, bo] = [await add(db, 'ada'), await add(db, 'bo')]
    const tell = (by: typeof ada, now: Date) =>
      recordNotification(db, { ...ENQUIRY, by, now }, { accountId: ada.id })
    await tell(ada, NOON)
    expect(await countUnseen(db, ada)).toBe(0)
    await tell(bo, NOON)
    await tell(bo, later(SOON))
    expect(await countUnseen(db, ada)).toBe(1)
    expect(await countUnseen(db, bo)).toBe(0)
    expect(await listNotifications(db, ada)).toMatchObject([{ byName: 'bo', happenedAt: later(SOON) }])
    await markSeen(db, ada, { until: NOON, language: 'de', now: NOON })
    expect(await countUnseen(db, ada)).toBe(1)
    await markSeen(db, ada, { until: later(SOON), language: 'de', now: later(SOON) })
    expect(await countUnseen(db, ada)).toBe(0)
    await tell(bo, later(HOUR_MS))
    expect(await countUnseen(db, ada)).toBe(1)
    await withdrawNotifications(db, ENQUIRY)
    expect(await listNotifications(db, ada)).toEqual([])
  })

  test('whoever was removed, or lost the role or the artist, has nothing left', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [bo, reader] = [await add(db, 'bo', 'owner'), await add(db, 'rea', 'reader')]
    const [ed, gone] = [await add(db, 'ed'), await add(db, 'gone')]
    const artist = await add(db, 'art', 'artist', 3)
    await recordNotification(db, { ...PROPOSAL, by: artist, now: NOON }, 'all-who-decide')
    await recordNotification(
      db,
      { ...ENQUIRY, kind: 'shared', by: bo, now: NOON },
      { artistId: artist.artistId ?? 0 },
    )
    expect(await Promise.all([bo, ed, gone, artist].map((one) => countUnseen(db, one)))).toEqual([1, 1, 1, 1])
    expect(await countUnseen(db, reader)).toBe(0)
    expect(await countUnseen(db, { ...artist, artistId: 4 })).toBe(0)
    await db.delete(staffAccounts).where(sql`id = ${gone.id}`)
    await db.execute(sql`UPDATE staff_accounts SET role = 'reader' WHERE id = ${ed.id}`)
    await db.execute(sql`UPDATE staff_accounts SET artist_id = 4 WHERE id = ${artist.id}`)
    expect(await countUnseen(db, { ...ed, role: 'reader' })).toBe(0)
    await queueNotificationEmails(db, later(MORNING))
    expect((await sentTo(db, later(MORNING))).map((email) => email.split(':')[0])).toEqual(['bo@example.com'])
  })

  test('what is urgent goes out within minutes, at most hourly; the rest once in the morning', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [ada, bo] = [await add(db, 'ada'), await add(db, 'bo', 'artist', 3)]
    const at = async (milliseconds: number) => {
      // Two instances at once.
      const now = later(milliseconds)
      await Promise.all([queueNotificationEmails(db, now), queueNotificationEmails(db, now)])
      return sentTo(db, now)
    }
    const assign = (recordId: string, milliseconds: number) =>
      recordNotification(
        db,
        { ...ENQUIRY, recordId, by: bo, now: later(milliseconds) },
        { accountId: ada.id },
      )
    await assign('a1b2c3d4e5', 0)
    expect(await at(MINUTE_MS)).toEqual([])
    const [first = '', ...others] = await at(SOON)
    expect(others).toEqual([])
    expect(first).toContain('bo hat Ihnen die Anfrage „A1B2C3D4“ übergeben.')
    expect(first).toContain('bo has handed you the enquiry “A1B2C3D4”.')
    expect(first).toContain('https://agency.example/admin/enquiries/a1b2c3d4e5')
    await assign('b', SOON)
    expect(await at(2 * SOON)).toEqual([])
    await recordNotification(db, { ...PROPOSAL, by: bo, now: later(SOON) }, 'all-who-decide')
    expect(await at(HOUR_MS + 2 * SOON)).toHaveLength(1)
    await recordNotification(
      db,
      { ...PROPOSAL, recordId: '8', by: bo, now: later(2 * HOUR_MS) },
      'all-who-decide',
    )
    expect(await at(10 * HOUR_MS)).toEqual([])
    expect(await at(MORNING)).toHaveLength(1)
    expect(await at(MORNING + DAY_MS)).toEqual([])
  })

  test('nothing goes out that was seen, switched off or is old, nor from a restored copy', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const [ada, bo] = [await add(db, 'ada'), await add(db, 'bo', 'artist', 3)]
    const propose = (recordId: string, now: Date) =>
      recordNotification(db, { ...PROPOSAL, recordId, by: bo, now }, 'all-who-decide')
    await propose('1', NOON)
    await holdOutgoing(db, NOON)
    expect(await queueNotificationEmails(db, later(MORNING))).toBe(0)
    await releaseOutgoing(db)
    expect(await queueNotificationEmails(db, later(3 * DAY_MS))).toBe(0)
    await markSeen(db, ada, { until: NOON, language: 'en', now: NOON })
    expect(await queueNotificationEmails(db, later(MORNING))).toBe(0)
    await propose('2', NOON)
    await saveChoices(db, ada.id, { switchedOff: switchEmails('proposed', false) })
    expect(await queueNotificationEmails(db, later(MORNING))).toBe(0)
    await saveChoices(db, ada.id, { switchedOff: switchEmails('proposed', true) })
    await queueNotificationEmails(db, later(MORNING))
    const [email = ''] = await sentTo(db, later(MORNING))
    expect(email).toContain('ada@example.com: bo suggests changes to “Wal”.')
    expect(email).not.toContain('schlägt')
  })
})
