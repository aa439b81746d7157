import { describe, expect, test } from 'vitest'
import { forgetOld } from '#domain/retention.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openTestFiles, openTestLog } from '#tests/pictures.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { findDeliveriesTo, forgetRecipient } from './person.server.ts'
import { addFile, receivePart } from './receiving/receive-files.server.ts'
import { deliveries, deliveryAcceptances, deliveryFiles, deliveryParts } from './tables.server.ts'

const END = new Date('2026-12-01T00:00:00Z')
const daysAfter = (days: number) => new Date(END.getTime() + days * 86_400_000)

async function addDelivery(db: Database, files: FileStore): Promise<number> {
  const values = {
    ...{ title: 'Wale', language: 'de' as const, recipientName: 'Katrin', message: 'Für Katrin' },
    ...{ recipientEmail: 'Katrin@maler.example', endsAt: END },
  }
  const [row] = await db.insert(deliveries).values(values).returning()
  const deliveryId = row?.id ?? 0
  const added = await addFile({ db, now: END }, deliveryId, { name: 'a.pdf', bytes: 3 })
  if (added.outcome !== 'added') throw new Error('The file was not added.')
  await receivePart({ db, files }, { deliveryId, fileId: added.id }, { start: 0, bytes: Buffer.from('abc') })
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
      forgetOld({ db, files: store.files, log: openTestLog().log, clock: { now: () => now } })
    await forgetAt(daysAfter(29))
    expect(await keysIn(store.files)).toHaveLength(1)
    await forgetAt(daysAfter(31))
    // What is queued goes a minute later, by the database's own clock.
    await forgetAt(new Date(Date.now() + 2 * 60_000))
    expect(await keysIn(store.files)).toEqual([])
    expect(await db.$count(deliveryParts)).toBe(0)
    expect(await db.$count(deliveryFiles)).toBe(1)
    await forgetAt(daysAfter(4 * 365 - 1))
    expect(await db.$count(deliveryAcceptances)).toBe(1)
    await forgetAt(daysAfter(4 * 365 + 1))
    expect([await db.$count(deliveries), await db.$count(deliveryAcceptances)]).toEqual([0, 0])
  })

  test('a person is found and taken out by their address, without the keys of the link', async () => {
    await using database = await openTestDatabase(engine)
    await using store = await openTestFiles()
    const { db } = database
    await addDelivery(db, store.files)
    const [found] = await findDeliveriesTo(db, 'katrin@MALER.example')
    expect(found).toMatchObject({ recipientName: 'Katrin', acceptances: [{ name: 'Katrin L.' }] })
    const [row] = await db.select().from(deliveries)
    expect(JSON.stringify(found)).not.toContain(row?.secret)
    expect(JSON.stringify(found)).not.toContain(row?.key)
    expect(await forgetRecipient(db, 'katrin@maler.example')).toBe(1)
    const everything = JSON.stringify([
      await db.select().from(deliveries),
      await db.select().from(deliveryAcceptances),
    ])
    expect(everything).not.toMatch(/Katrin/i)
    expect(await db.$count(deliveryAcceptances)).toBe(1)
    expect(await findDeliveriesTo(db, 'katrin@maler.example')).toEqual([])
  })
})
