import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Kept, purgeOld, RETENTION } from '#domain/retention.server.ts'
import { addStaff } from '#domain/staff/accounts.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { openTestFiles, openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { queueDelivery, tellAccepted } from './delivery-emails.server.ts'
import { thumbnailKey } from './find-delivery.server.ts'
import { findDeliveriesTo, purgeRecipient, tellUnfetched } from './person.server.ts'
import { addFile, receivePart } from './receive-files.server.ts'
import {
  deliveries,
  deliveryAcceptances,
  deliveryDownloads,
  deliveryFiles,
  deliveryParts,
} from './tables.server.ts'

const END = new Date('2026-12-01T00:00:00Z')
const daysAfter = (days: number) => new Date(END.getTime() + days * 86_400_000)

const DELIVERY = {
  ...{ title: 'Wale', language: 'de' as const, recipientName: 'Katrin', message: 'Für Katrin' },
  ...{ recipientEmail: 'Katrin@maler.example', endsAt: END },
}

async function addDelivery(db: Database, files: FileStore): Promise<number> {
  const [row] = await db.insert(deliveries).values(DELIVERY).returning()
  const deliveryId = row?.id ?? 0
  const added = await addFile({ db, now: END }, deliveryId, { name: 'a.pdf', bytes: 3 })
  if (added.outcome !== 'added') throw new Error('The file was not added.')
  await receivePart({ db, files }, { deliveryId, fileId: added.id }, { start: 0, bytes: Buffer.from('abc') })
  await files.write(thumbnailKey({ id: added.id, deliveryId }), Buffer.from('a thumbnail'))
  await db
    .insert(deliveryAcceptances)
    .values({ deliveryId, name: 'Katrin L.', licence: 'Alles', acceptedAt: END })
  return deliveryId
}

async function keysIn(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('originals/deliveries')) keys.push(key)
  return keys
}

describe.each(ENGINES)('on %s', (engine) => {
  test('the files of a delivery go a month after its end, its rows after four years', async () => {
    await using database = await openTestDatabase(engine)
    await using store = await openTestFiles()
    const { db } = database
    await addDelivery(db, store.files)
    const forgetAt = (now: Date) =>
      purgeOld({ db, files: store.files, log: openTestLog().log, clock: { now: () => now } })
    await forgetAt(daysAfter(29))
    expect(await keysIn(store.files)).toHaveLength(2)
    await forgetAt(daysAfter(31))
    // Queued deletions are due a minute later, by the database's own clock.
    await forgetAt(new Date(Date.now() + 2 * 60_000))
    expect(await keysIn(store.files)).toEqual([])
    expect(await db.$count(deliveryParts)).toBe(0)
    expect(await db.$count(deliveryFiles)).toBe(1)
    await forgetAt(daysAfter(4 * 365 - 1))
    expect(await db.$count(deliveryAcceptances)).toBe(1)
    await forgetAt(daysAfter(4 * 365 + 1))
    expect([await db.$count(deliveries), await db.$count(deliveryAcceptances)]).toEqual([0, 0])
  })

  test('that nobody downloaded a delivery is told once after its end, and again after another one', async () => {
    await using database = await openTestDatabase(engine)
    await using store = await openTestFiles()
    const { db } = database
    const [missed, fetched] = [await addDelivery(db, store.files), await addDelivery(db, store.files)]
    const [accepted] = await db
      .select()
      .from(deliveryAcceptances)
      .where(eq(deliveryAcceptances.deliveryId, fetched))
    const download = { deliveryId: fetched, acceptanceId: accepted?.id ?? '', what: 'zip', size: 3 }
    await db.insert(deliveryDownloads).values({ ...download, startedAt: END })
    await db.insert(deliveries).values({ ...DELIVERY, title: 'Ohne Dateien' })
    const toldAt = async (now: Date) => {
      const kinds: [string, Kept][] = [['unfetchedDeliveries', RETENTION.unfetchedDeliveries]]
      await purgeOld({ db, files: store.files, log: openTestLog().log, clock: { now: () => now } }, kinds)
      return (await db.select().from(emails)).map(({ payload }) => payload)
    }
    expect(await toldAt(new Date(END.getTime() - 1))).toEqual([])
    const notice = { deliveryId: missed, what: 'unfetched', at: END.toISOString() }
    await Promise.all([toldAt(daysAfter(1)), toldAt(daysAfter(1))])
    expect(await toldAt(daysAfter(2))).toEqual([notice])
    const later = daysAfter(5)
    await db.update(deliveries).set({ endsAt: later }).where(eq(deliveries.id, missed))
    expect(await toldAt(daysAfter(6))).toEqual([notice, { ...notice, at: later.toISOString() }])
    await db.delete(emails)
    expect(await toldAt(daysAfter(100))).toEqual([])
  })

  test('a person is found and taken out by their address, without the keys of the link', async () => {
    await using database = await openTestDatabase(engine)
    await using store = await openTestFiles()
    const { db } = database
    await addDelivery(db, store.files)
    const [found] = await findDeliveriesTo(db, 'katrin@MALER.example')
    expect(found).toMatchObject({ recipientName: 'Katrin', Acceptances: [{ Name: 'Katrin L.' }] })
    const [row] = await db.select().from(deliveries)
    expect(JSON.stringify(found)).not.toContain(row?.secret)
    expect(JSON.stringify(found)).not.toContain(row?.key)
    expect(await purgeRecipient(db, 'katrin@maler.example')).toBe(1)
    const everything = JSON.stringify([
      await db.select().from(deliveries),
      await db.select().from(deliveryAcceptances),
    ])
    expect(everything).not.toMatch(/Katrin/i)
    expect(await db.$count(deliveryAcceptances)).toBe(1)
    expect(await findDeliveriesTo(db, 'katrin@maler.example')).toEqual([])
  })

  test('with a person go the e-mails about them that wait, and no others', async () => {
    await using database = await openTestDatabase(engine)
    await using store = await openTestFiles()
    const { db } = database
    const [theirs, foreign] = [await addDelivery(db, store.files), await addDelivery(db, store.files)]
    await db.update(deliveries).set({ recipientEmail: 'ben@maler.example' }).where(eq(deliveries.id, foreign))
    await addStaff(db, { email: 'frieda@example.com', name: 'Frieda' }, END)
    await db.update(deliveries).set({ senderEmail: 'frieda@example.com' })
    for (const row of await db.select().from(deliveries)) {
      await queueDelivery(db, row.id, `mail-${row.id}`, END)
      await tellAccepted(db, row, 'Katrin L.', END)
    }
    await purgeRecipient(db, 'katrin@maler.example')
    const waiting = await db.select({ payload: emails.payload }).from(emails)
    expect(waiting.map(({ payload }) => Object(payload).deliveryId)).toEqual([foreign, foreign])
    expect(foreign).not.toBe(theirs)
    await tellUnfetched(db, daysAfter(1))
    expect(await db.$count(emails)).toBe(3)
  })
})
