import { describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { listDeliveries } from '#domain/webhooks/deliveries.server.ts'
import { addWebhook } from '#domain/webhooks/webhooks.server.ts'
import { emails } from '#platform/mail/queue/email-rows.server.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { MOST_ACCEPTANCES } from './delivery-model.ts'
import { deliveries, deliveryAcceptances } from './tables.server.ts'
import { acceptLicence } from './visit.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

async function openDelivery(engine: (typeof ENGINES)[number]) {
  const database = await openTestDatabase(engine)
  const { db } = database
  const values = { title: 'Wale', language: 'de' as const, recipientName: 'Katrin' }
  const contact = { recipientEmail: 'katrin@maler.example', senderEmail: 'frieda@example.com' }
  await addStaff(db, { name: 'Frieda', email: contact.senderEmail }, NOW)
  const [row] = await db
    .insert(deliveries)
    .values({ ...values, ...contact, endsAt: new Date('2027-01-01') })
    .returning()
  if (!row) throw new Error('The delivery was not added.')
  const instances = [1, 2].map(() => openRateLimits(db, { now: () => NOW }))
  const accept = (name: string, now = NOW, instance = 0) => {
    const [first, rateLimits = first] = instance ? instances : instances.toReversed()
    if (!rateLimits) throw new Error('There is no instance.')
    const needs = { db, now, rateLimits, networkAddress: '192.0.2.7', origin: 'https://zeichner.example' }
    return acceptLicence(needs, row.secret, '', { name })
  }
  const notices = async () =>
    (await db.select({ due: emails.nextAttemptAt }).from(emails))
      .map(({ due }) => (due.getTime() - NOW.getTime()) / 60_000)
      .sort((one, other) => one - other)
  return { db, row, accept, notices, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('of many who accept at once on two instances as many are taken as a delivery has left', async () => {
    await using delivery = await openDelivery(engine)
    const { db, row, accept } = delivery
    const former = { deliveryId: row.id, name: 'Katrin', licence: '', acceptedAt: NOW }
    await db.insert(deliveryAcceptances).values(Array(MOST_ACCEPTANCES - 2).fill(former))
    const accepted = await Promise.all([0, 1, 0, 1, 0].map((at) => accept('Anna', NOW, at)))
    expect(accepted.map(({ outcome }) => outcome).sort()).toEqual([
      'entered',
      'entered',
      'full',
      'full',
      'full',
    ])
    expect(await db.$count(deliveryAcceptances)).toBe(MOST_ACCEPTANCES)
  })

  test('one notice is due at once and the next an hour later, also for those who accept at once', async () => {
    await using delivery = await openDelivery(engine)
    const { accept, notices } = delivery
    await Promise.all([0, 1, 0].map((at) => accept('Anna', NOW, at)))
    expect(await notices()).toEqual([0, 60])
    await accept('Ben', minutesLater(59))
    expect(await notices()).toEqual([0, 60])
    await accept('Cem', minutesLater(60))
    expect(await notices()).toEqual([0, 60, 120])
    await accept('Dora', minutesLater(500))
    expect(await notices()).toEqual([0, 60, 120, 500])
    // A clock that was set back.
    await accept('Emil', minutesLater(-1_000))
    expect(await notices()).toEqual([-1_000, 0, 60, 120, 500])
  })
})

test('other programs are told of each acceptance, and not of who accepted', async () => {
  await using delivery = await openDelivery('pglite')
  const { db, row, accept } = delivery
  const fields = {
    Name: 'Büro',
    Url: 'https://n8n.example/a',
    Events: ['delivery.accepted' as const],
    Active: true,
  }
  const by = { id: 'oda', name: 'Oda', email: 'oda@example.com' }
  const webhook = await addWebhook({ db, clock: { now: () => NOW } }, by, fields)
  await accept('Anna')
  const told = await listDeliveries(db, webhook?.id ?? '')
  const data = { id: String(row.id), link: `https://zeichner.example/admin/deliveries/${row.id}` }
  expect(told.map(({ payload }) => JSON.parse(payload).data)).toEqual([data])
})
