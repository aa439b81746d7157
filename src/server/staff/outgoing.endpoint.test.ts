import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { keepStill } from '#domain/backup/quiet-restore.server.ts'
import { queueDelivery } from '#domain/delivery/delivery-emails.server.ts'
import { recordEvent } from '#domain/webhooks/record-event.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openStaffCalls } from '#tests/delivery-agency.ts'
import { openMailAgency } from '#tests/mail-agency.ts'
import { openOffice } from '#tests/office.ts'
import { openReceiver } from '#tests/webhooks.ts'

describe('a database that came out of a backup', () => {
  test('sends nothing, also nothing new, until an owner lets it', async () => {
    await using receiver = await openReceiver()
    await using world = await openMailAgency({ WEBHOOK_HOSTS: '127.0.0.1' })
    const { services, address } = world.agency
    const { db } = services.database
    const staff = openStaffCalls(address)
    await staff.ask('POST', '/webhooks', {
      Name: 'Büro',
      Url: receiver.url,
      Events: ['delivery.downloaded'],
      Active: true,
    })
    await keepStill(db, world.time.now, { send: false, access: false })
    const { id } = await staff.make()
    await queueDelivery(db, id, 'mail', world.time.now)
    await recordEvent(db, {
      ...{ kind: 'delivery.downloaded', data: { id: String(id), link: 'https://a.example' } },
      now: world.time.now,
    })
    await world.emailsSent()
    await services.webhooks.run()
    expect([world.mail.received, receiver.got]).toEqual([[], []])

    const health = async () => {
      const { body } = await staff.ask('GET', '/health')
      return body.data.find(({ Name }: { Name: string }) => Name === 'outgoing')
    }
    expect(await health()).toMatchObject({
      ...{ State: 'warn', Key: 'held' },
      Values: { mails: 1, webhooks: 1, deliveries: 1 },
    })
    expect((await staff.ask('POST', '/outgoing/release')).status).toBe(204)
    await expect.poll(() => world.mail.received.map(({ to }) => to)).toEqual([['lorenzen@maler.example']])
    await expect.poll(() => receiver.got.length).toBe(1)
    expect(await health()).toMatchObject({ State: 'ok', Key: 'going' })
    expect((await staff.ask('POST', '/outgoing/release')).status).toBe(404)
    const [change] = (await staff.ask('GET', '/changes?Resource=outgoing')).body.data
    expect(change).toMatchObject({ Action: 'change', StaffName: 'Frieda Probe' })
  })

  test('lets nobody in by what let them in before, unless it is told to', async () => {
    await using office = await openOffice()
    const { database } = office.agency.services
    const oda = await office.add('Oda', 'owner')
    const EndsAt = new Date(Date.now() + 86_400_000).toISOString()
    const made = await oda.ask('POST', '/tokens', { Name: 'a', Scopes: ['news:read'], EndsAt })
    const asProgram = async () => {
      const headers = { Authorization: `Bearer ${made.body.Token}` }
      return (await office.agency.get('/illusde/api/admin/news', headers)).status
    }
    const now = new Date()
    await keepStill(database.db, now, { send: true, access: true })
    expect([await asProgram(), (await oda.ask('GET', '/news')).status]).toEqual([200, 200])
    await keepStill(database.db, now, { send: true, access: false })
    expect([await asProgram(), (await oda.ask('GET', '/news')).status]).toEqual([401, 401])
    expect(await rowsOf(database.db, sql`SELECT * FROM outgoing_holds`)).toEqual([])
  })

  test('is let go by owners alone', async () => {
    await using office = await openOffice()
    const [rea, edda] = [await office.add('Rea', 'reader'), await office.add('Edda', 'editor')]
    await keepStill(office.agency.services.database.db, new Date(), { send: false, access: true })
    for (const member of [rea, edda])
      expect((await member.ask('POST', '/outgoing/release', {})).status).toBe(403)
  })
})
