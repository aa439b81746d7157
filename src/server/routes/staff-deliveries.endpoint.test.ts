import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderOf } from '#domain/delivery/find-delivery.server.ts'
import { type Kept, purgeOld, RETENTION } from '#domain/retention.server.ts'
import { openClient } from '#tests/delivery-agency.ts'
import { bytesOf, type DeliveryWorld, LAYERS, openDeliveryWorld, PRINT } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START, type MailAgency } from '#tests/mail-agency.ts'

let world: MailAgency
let staff: DeliveryWorld['staff']
let delivered: DeliveryWorld['delivered']
let accepted: DeliveryWorld['accepted']

beforeAll(async () => {
  const opened = await openDeliveryWorld()
  ;({ world, staff, delivered, accepted } = opened)
  return () => opened[Symbol.asyncDispose]()
})

beforeEach(async () => {
  world.time.now = MAIL_AGENCY_START
  await world.emailsSent()
  world.mail.received.length = 0
})

describe('staff', () => {
  test('send the link without the password, and learn of acceptance and first download', async () => {
    const { id, secret } = await delivered({ Language: 'en' })
    await staff.ask('PUT', `/deliveries/${id}/password`, { Password: 'wale und moor' })
    expect((await staff.ask('POST', `/deliveries/${id}/send`)).status).toBe(204)
    await world.emailsSent()
    const [sent] = world.mail.received
    expect(sent?.to).toEqual(['lorenzen@maler.example'])
    expect(sent?.raw).toContain(secret)
    expect(JSON.stringify(sent)).not.toContain('wale und moor')
    const client = openClient(world.agency.address, secret)
    await client.post({ password: 'wale und moor' })
    await client.post({ name: 'Katrin Lorenzen', accepted: 'on' })
    const [first] = await client.downloads()
    await bytesOf(first)
    await bytesOf(first)
    await world.emailsSent()
    const inOrder = world.mail.received.map(({ to: [to] }) => to)
    expect(inOrder.filter((to) => to !== 'lorenzen@maler.example')).toHaveLength(2)
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(body.Acceptances).toEqual([
      {
        Name: 'Katrin Lorenzen',
        At: MAIL_AGENCY_START.toISOString(),
        Licence: 'Nur für den Umschlag der ersten Auflage.',
      },
    ])
    expect(body.Downloads).toMatchObject([
      { By: 'Katrin Lorenzen', State: 'whole' },
      { By: 'Katrin Lorenzen', State: 'whole' },
    ])
    expect(body.HasPassword).toBe(true)
    expect(JSON.stringify(body)).not.toContain(secret)
    const { body: log } = await staff.ask('GET', '/changes')
    expect(JSON.stringify(log)).not.toMatch(/wale und moor|lorenzen@/)
  })

  test('are told of acceptances at most once an hour, how many there were, and of each in the list', async () => {
    const { id, secret } = await delivered()
    expect((await staff.ask('POST', `/deliveries/${id}/send`)).status).toBe(204)
    const subjectsAfter = async (minutes: number, names: readonly string[]) => {
      world.time.now = new Date(MAIL_AGENCY_START.getTime() + minutes * 60_000)
      world.mail.received.length = 0
      for (const name of names) await openClient(world.agency.address, secret).post({ name, accepted: 'on' })
      await world.emailsSent()
      const toStaff = world.mail.received.filter(({ to }) => !to.includes('lorenzen@maler.example'))
      world.mail.received.splice(0, Number.POSITIVE_INFINITY, ...toStaff)
      return toStaff.map(({ mail }) => mail.subject)
    }
    const subject = (german: string, english: string) =>
      `${german}: Walbuch: Druckdaten / ${english}: Walbuch: Druckdaten`
    const one = subject('Lizenz angenommen', 'Licence accepted')
    expect(await subjectsAfter(0, [])).toEqual([])
    expect(await subjectsAfter(1, ['Anna'])).toEqual([one])
    expect(await subjectsAfter(20, ['Ben', 'Cem'])).toEqual([])
    expect(await subjectsAfter(60, ['Dora'])).toEqual([])
    expect(await subjectsAfter(61, [])).toEqual([
      subject('Lizenz 3-mal angenommen', 'Licence accepted 3 times'),
    ])
    expect(world.mail.received[0]?.mail.text).toContain('wurde seit')
    expect(await subjectsAfter(62, ['Emil'])).toEqual([])
    expect(await subjectsAfter(121, [])).toEqual([one])
    expect(world.mail.received[0]?.mail.text).toContain('Emil hat am')
    expect(await subjectsAfter(300, ['Finn'])).toEqual([one])
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    expect(body.Acceptances).toHaveLength(6)
  })

  test.each([
    [true, 'frieda@example.com'],
    [false, 'hallo@zeichner.example'],
  ])('learn that nobody downloaded what ended, where they sent the link: %j, at %s', async (isSent, to) => {
    const { id } = await delivered()
    const { db } = world.agency.services.database
    await db.execute(sql`UPDATE deliveries SET ends_at = '2026-03-02T00:00:00Z' WHERE id = ${id}`)
    if (isSent) await staff.ask('POST', `/deliveries/${id}/send`)
    await world.emailsSent()
    world.mail.received.length = 0
    world.time.now = new Date('2026-03-02T00:30:00Z')
    const { database, files, log, clock } = world.agency.services
    const kinds: [string, Kept][] = [['unfetchedDeliveries', RETENTION.unfetchedDeliveries]]
    for (const _ of ['once', 'again']) await purgeOld({ db: database.db, files, log, clock }, kinds)
    await world.emailsSent()
    expect(world.mail.received.map((mail) => mail.to)).toEqual([[to]])
    expect(world.mail.received[0]?.raw).toContain('Subject: Nicht heruntergeladen: Walbuch')
    expect(world.mail.received[0]?.raw).toContain(`/admin/deliveries/${id}`)
  })

  test('deliver a copy of an original, which stays when the work changes', async () => {
    const { id, secret } = await staff.make()
    const [imageId = 0] = world.imageIds
    const { status } = await staff.ask('POST', `/deliveries/${id}/originals`, { Image: imageId })
    expect(status).toBe(201)
    await staff.ready(id)
    const [first] = await (await accepted(secret)).downloads()
    expect((await bytesOf(first)).bytes.length).toBeGreaterThan(0)
    expect((await staff.ask('POST', `/deliveries/${id}/originals`, { Image: 999_999 })).status).toBe(422)
  })

  test('send nothing before a file is whole, and nothing that has ended', async () => {
    const { id } = await staff.make()
    const send = async () => {
      const { status, body } = await staff.ask('POST', `/deliveries/${id}/send`)
      return [status, body.error?.code]
    }
    expect(await send()).toEqual([409, 'no_files'])
    await staff.begin(id, 'halb.pdf', 1_000)
    expect(await send()).toEqual([409, 'no_files'])
    await staff.upload(id, 'ganz.pdf', Buffer.from('abc'))
    await expect.poll(send).toEqual([204, undefined])
    const { body } = await staff.ask('POST', `/deliveries/${id}/end`)
    expect(body).toEqual({})
    world.time.now = new Date(MAIL_AGENCY_START.getTime() + 3_600_000)
    expect(await send()).toEqual([409, 'ended'])
    await world.emailsSent()
    expect(world.mail.received.map(({ mail }) => mail.text?.includes('ganz.pdf'))).toEqual([true])
    expect(world.mail.received[0]?.mail.text).not.toContain('halb.pdf')
  })

  test('send the revision that they read, or none', async () => {
    const { id } = await delivered()
    const { body: read } = await staff.ask('GET', `/deliveries/${id}`)
    const send = (revision: string) =>
      staff.ask('POST', `/deliveries/${id}/send`, undefined, { 'If-Match': `"${revision}"` })
    const change = { Message: 'Bitte bis Freitag laden.' }
    const changed = await staff.ask('PUT', `/deliveries/${id}`, change, { 'If-Match': `"${read.Revision}"` })
    const refused = await send(read.Revision)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'stale'])
    expect(refused.body.current).toMatchObject({ ...change, SentAt: null })
    expect((await send('')).status).toBe(409)
    expect((await send(changed.body.Revision)).status).toBe(204)
    await world.emailsSent()
    expect(world.mail.received).toHaveLength(1)
  })

  test('send once by two clicks, by two windows, and by a request that is repeated', async () => {
    const { id } = await delivered()
    const at = (seconds: number) => {
      world.time.now = new Date(MAIL_AGENCY_START.getTime() + seconds * 1_000)
    }
    const send = async (key?: string) =>
      (await staff.ask('POST', `/deliveries/${id}/send`, undefined, key ? { 'Idempotency-Key': key } : {}))
        .status
    expect(await Promise.all(['a', 'a', 'a'].map(send))).toEqual([204, 204, 204])
    at(59)
    expect([await send('b'), await send()]).toEqual([409, 409])
    at(600)
    expect(await send('a')).toBe(204)
    await world.emailsSent()
    expect(world.mail.received).toHaveLength(1)
    expect([await send('b'), await send('b')]).toEqual([204, 204])
    await world.emailsSent()
    expect(world.mail.received).toHaveLength(2)
  })

  test('learn when and to whom it was sent before, unless the address was changed since', async () => {
    const { id } = await delivered()
    const read = async () => {
      const { SentAt, SentTo, Revision } = (await staff.ask('GET', `/deliveries/${id}`)).body
      return { SentAt, SentTo, Revision }
    }
    expect(await read()).toMatchObject({ SentAt: null, SentTo: null })
    await staff.ask('POST', `/deliveries/${id}/send`)
    const sent = await read()
    expect(sent).toMatchObject({ SentAt: MAIL_AGENCY_START.toISOString(), SentTo: 'lorenzen@maler.example' })
    world.time.now = new Date(MAIL_AGENCY_START.getTime() + 5_000)
    const ifMatch = { 'If-Match': `"${sent.Revision}"` }
    await staff.ask('PUT', `/deliveries/${id}`, { RecipientEmail: 'neu@maler.example' }, ifMatch)
    expect(await read()).toMatchObject({ SentAt: sent.SentAt, SentTo: null })
    // It is another e-mail now, so nobody has to wait.
    expect((await staff.ask('POST', `/deliveries/${id}/send`)).status).toBe(204)
    expect(await read()).toMatchObject({ SentTo: 'neu@maler.example' })
  })

  test('see in the list what has become of each, and how much it is', async () => {
    const rowOf = async (id: number) => {
      const { body } = await staff.ask('GET', `/deliveries/some?ids=${id}`)
      const [{ State, FileCount, FileBytes, DownloadCount }] = body.data
      return [State, FileCount, FileBytes, DownloadCount]
    }
    const { id, secret } = await delivered()
    await staff.begin(id, 'halb.pdf', 1_000)
    const bytes = PRINT.length + LAYERS.length
    expect(await rowOf(id)).toEqual(['draft', 2, bytes, 0])
    await staff.ask('POST', `/deliveries/${id}/send`)
    expect(await rowOf(id)).toEqual(['sent', 2, bytes, 0])
    const [first] = await (await accepted(secret)).downloads()
    await bytesOf(first)
    expect(await rowOf(id)).toEqual(['sent', 2, bytes, 1])
    const { db } = world.agency.services.database
    await db.execute(sql`UPDATE deliveries SET ends_at = '2026-03-02T00:00:00Z' WHERE id = ${id}`)
    expect(await rowOf(id)).toEqual(['expired', 2, bytes, 1])
    await staff.ask('POST', `/deliveries/${id}/end`)
    expect(await rowOf(id)).toEqual(['ended', 2, bytes, 1])
    const other = await staff.make()
    await staff.upload(other.id, 'a.pdf', Buffer.from('abc'))
    await staff.ready(other.id)
    await accepted(other.secret)
    expect(await rowOf(other.id)).toEqual(['sent', 1, 3, 0])
  })

  test('delete one with its files and waiting e-mails, unless somebody accepted it', async () => {
    const { files, log, database } = world.agency.services
    const listFiles = async (of: number) => {
      const keys: string[] = []
      for await (const { key } of files.list(folderOf(of))) keys.push(key)
      return keys
    }
    const { id } = await delivered()
    await staff.ask('POST', `/deliveries/${id}/send`)
    const remove = async (of: number) => {
      const { Revision } = (await staff.ask('GET', `/deliveries/${of}`)).body
      const path = `/deliveries/${of}`
      return (await staff.ask('DELETE', path, undefined, { 'If-Match': `"${Revision}"` })).status
    }
    expect(await remove(id)).toBe(204)
    expect((await staff.ask('GET', `/deliveries/${id}`)).status).toBe(404)
    expect((await listFiles(id)).length).toBeGreaterThan(0)
    const later = { now: () => new Date(Date.now() + 120_000) }
    await purgeOld({ db: database.db, files, log, clock: later }, [['removedFiles', RETENTION.removedFiles]])
    expect(await listFiles(id)).toEqual([])
    const kept = await delivered()
    await accepted(kept.secret)
    expect(await remove(kept.id)).toBe(422)
    const bulk = await staff.ask('POST', '/deliveries/bulk-removal', { ids: [kept.id] })
    expect([bulk.status, bulk.body.error.records]).toEqual([422, { [kept.id]: { Id: 'in-use' } }])
    expect((await staff.ask('GET', `/deliveries/${kept.id}`)).status).toBe(200)
  })

  test('make none that has ended already', async () => {
    await expect(staff.make({ EndsAt: '2026-03-01T00:00:00Z' })).rejects.toThrow('"EndsAt":"over"')
  })

  test('are told what cannot be', async () => {
    const { id } = await staff.make()
    const calls: [string, string, object, number][] = [
      ['PUT', `/deliveries/${id}/password`, { Password: 'kurz' }, 422],
      ['PUT', '/deliveries/99999999999999/password', { Password: '' }, 404],
      ['POST', '/deliveries', { Title: 'x', RecipientEmail: 'nobody' }, 422],
    ]
    for (const [method, path, body, status] of calls)
      expect([path, (await staff.ask(method, path, body)).status]).toEqual([path, status])
  })
})
