import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { webhookDeliveries, webhooks } from '#domain/webhooks/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { listUnfinished, noteHandedOver, startDownload, takeBackByte } from './count-download.server.ts'
import { MOST_STRETCHES } from './delivery-model.ts'
import { listReadyFiles } from './find-delivery.server.ts'
import { deliveries, deliveryAcceptances, deliveryDownloads, deliveryFiles } from './tables.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SIZE = 1000

async function addDelivery(db: Database, mostDownloads: number | null) {
  const values = {
    title: 'Wale',
    language: 'de' as const,
    recipientName: 'Katrin',
    recipientEmail: 'katrin@maler.example',
    senderEmail: 'frieda@example.com',
    endsAt: new Date('2027-01-01'),
    mostDownloads,
  }
  await addStaff(db, { name: 'Frieda', email: values.senderEmail }, NOW)
  const [row] = await db.insert(deliveries).values(values).returning()
  if (!row) throw new Error('The delivery was not added.')
  const file = { deliveryId: row.id, bytes: SIZE, arrived: SIZE, sha256: 'a', crc32: 1, addedAt: NOW }
  await db.insert(deliveryFiles).values([
    { ...file, name: 'a.pdf' },
    { ...file, name: 'b.pdf' },
  ])
  const accept = async (name: string) => {
    const accepted = { deliveryId: row.id, name, licence: '', acceptedAt: NOW }
    const [added] = await db.insert(deliveryAcceptances).values(accepted).returning()
    return added?.id ?? ''
  }
  const files = await listReadyFiles(db, row)
  const ask = (acceptanceId: string, what: string, first = 0, now = NOW, last = SIZE - 1) => {
    const chosen = files.filter(({ id }) => what === 'zip' || what === String(id))
    return startDownload(
      { db, origin: 'https://a.example' },
      row,
      { acceptanceId, what, files: chosen, size: SIZE, first, last },
      now,
    )
  }
  return { row, files, accept, ask }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('of many who ask at once for the last download exactly one gets it', async () => {
    await using database = await openTestDatabase(engine)
    const { row, files, accept, ask } = await addDelivery(database.db, 1)
    const people = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(accept))
    const started = await Promise.all(
      people.map((person, at) => ask(person, at % 2 ? 'zip' : String(files[0]?.id))),
    )
    expect(started.filter((one) => one !== null)).toHaveLength(1)
    expect((await listReadyFiles(database.db, row))[0]?.left).toBe(0)
    expect(await database.db.$count(deliveryDownloads)).toBe(1)
    expect(await database.db.$count(emails)).toBe(1)
  })

  test('an attempt goes on until all bytes were given, in whatever parts, and counts once; then it counts anew', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { accept, ask } = await addDelivery(db, 1)
    const person = await accept('a')
    const first = await ask(person, 'zip')
    const give = (from: number, bytes: number, endedAt?: Date) =>
      noteHandedOver(db, first?.downloadId ?? 0, { first: from, bytes }, endedAt)
    // Two at once, as Safari asks; all of it again after a break; and a month later.
    expect(await ask(person, 'zip', 0, NOW, 1)).toEqual(first)
    await give(0, 2)
    await give(0, 400, NOW)
    expect(await ask(person, 'zip')).toEqual(first)
    expect(await ask(person, 'zip', 400)).toEqual(first)
    await give(400, SIZE - 401, NOW)
    expect(await ask(person, 'zip', SIZE - 1, new Date('2026-12-20'))).toEqual(first)
    expect((await listUnfinished(db, person)).has('zip')).toBe(true)
    await give(SIZE - 1, 1, NOW)
    expect((await listUnfinished(db, person)).has('zip')).toBe(false)
    for (const from of [0, 1, SIZE - 1]) expect(await ask(person, 'zip', from)).toBeNull()
    expect(await ask(await accept('b'), 'zip', 1)).toBeNull()
    await takeBackByte(db, first?.downloadId ?? 0, SIZE - 1)
    expect(await ask(person, 'zip', SIZE - 1)).toEqual(first)
  })

  test('an attempt that is never whole gives at most twice its bytes', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { files, accept, ask } = await addDelivery(db, 2)
    const person = await accept('a')
    const give = (downloadId: number | undefined, bytes: number) =>
      noteHandedOver(db, downloadId ?? 0, { first: 1, bytes }, NOW)
    const first = await ask(person, 'zip', 1)
    expect(await give(first?.downloadId, SIZE - 1)).toBe(true)
    expect(await ask(person, 'zip', 1)).toEqual(first)
    expect(await give(first?.downloadId, SIZE - 1)).toBe(true)
    const second = await ask(person, 'zip', 1)
    expect(second).not.toEqual(first)
    expect(await give(second?.downloadId, 2 * SIZE)).toBe(false)
    expect(await ask(person, 'zip', 1)).toBeNull()
    expect(await ask(person, String(files[0]?.id), 7)).toBeNull()
  })

  test('more stretches than are kept are not noted, and what is kept stays', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { accept, ask } = await addDelivery(db, 1)
    const person = await accept('a')
    const { downloadId = 0 } = (await ask(person, 'zip')) ?? {}
    const odd = sql`(SELECT range_agg(int8range(at, at + 1)) FROM generate_series(1, ${2 * MOST_STRETCHES}::int, 2) at)`
    await db.update(deliveryDownloads).set({ given: odd })
    await noteHandedOver(db, downloadId, { first: 0, bytes: 1 })
    const stretches = sql<number>`(SELECT count(*)::int FROM unnest(${deliveryDownloads.given}))`
    const [stored] = await db.select({ stretches, bytes: deliveryDownloads.bytes }).from(deliveryDownloads)
    expect(stored).toEqual({ stretches: MOST_STRETCHES, bytes: 1 })
  })

  test('programs that want to know are told once of each download that counts', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const webhook = { name: 'Büro', url: 'https://n8n.example', secret: 'whsec_a', madeBy: 'Frieda' }
    await db.insert(webhooks).values({ ...webhook, id: 'w', events: ['delivery.downloaded'], createdAt: NOW })
    const { row, accept, ask } = await addDelivery(db, 1)
    const person = await accept('a')
    await ask(person, 'zip')
    await ask(person, 'zip', 500)
    await ask(await accept('b'), 'zip')
    const events = await db.select({ payload: webhookDeliveries.payload }).from(webhookDeliveries)
    expect(events.map(({ payload }) => JSON.parse(payload).data)).toEqual([
      { id: String(row.id), link: `https://a.example/admin/deliveries/${row.id}` },
    ])
  })

  test('without a number everybody may, and staff may permit more', async () => {
    await using database = await openTestDatabase(engine)
    const { row, files, accept, ask } = await addDelivery(database.db, 1)
    const [one, other] = [await accept('a'), await accept('b')]
    expect(await ask(one, String(files[0]?.id))).not.toBeNull()
    expect(await ask(other, 'zip')).toBeNull()
    expect(await ask(other, String(files[1]?.id))).not.toBeNull()
    await database.db.update(deliveries).set({ mostDownloads: null }).where(eq(deliveries.id, row.id))
    expect(await ask(other, 'zip')).not.toBeNull()
  })
})
