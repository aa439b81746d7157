import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { licenceIn, openClient } from '#tests/delivery-agency.ts'
import { bytesOf, type DeliveryWorld, openDeliveryWorld, PRINT, sumOf } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START, type MailAgency } from '#tests/mail-agency.ts'
import { AS_STAFF } from '#tests/staff.ts'

let world: MailAgency
let staff: DeliveryWorld['staff']
let delivered: DeliveryWorld['delivered']
let accepted: DeliveryWorld['accepted']

beforeAll(async () => {
  const opened = await openDeliveryWorld()
  ;({ world, staff, delivered, accepted } = opened)
  return () => opened[Symbol.asyncDispose]()
})

beforeEach(() => {
  world.time.now = MAIL_AGENCY_START
  world.mail.received.length = 0
})

async function changeLicence(id: number, revision: string, Licence: string): Promise<void> {
  const { status } = await fetch(`${world.agency.address}/illusde/api/admin/deliveries/${id}`, {
    method: 'PUT',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
    body: JSON.stringify({ Licence }),
  })
  expect(status).toBe(200)
}

describe.each([
  ['', 'Passwort', 'stimmt nicht', 'zu viele Versuche', 'beendet', 'wurde inzwischen geändert'],
  ['/en', 'Password', 'is not right', 'too many attempts', 'has ended', 'has been changed in the meantime'],
])('the page of a delivery below %s/lieferung', (prefix, password, wrong, tooMany, ended, changed) => {
  test('asks for the password, then for the licence, and nobody keeps or finds it', async () => {
    const { id, secret } = await delivered()
    await staff.ask('PUT', `/deliveries/${id}/password`, { Password: 'wale und moor' })
    const client = openClient(world.agency.address, secret, prefix)
    const { status, html, headers } = await client.page()
    expect(status).toBe(200)
    expect(html).toContain(password)
    expect(html).not.toMatch(/Grün\.pdf|Walbuch/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ])
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")

    const refused = await client.post({ password: 'wale' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(wrong)
    const before = await client.post({ name: 'Katrin', accepted: 'on' })
    expect(before.status).toBe(422)

    const entered = await client.post({ password: 'wale und moor' })
    expect(entered.status).toBe(303)
    expect(entered.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax; Secure/)
    const open = await client.page()
    expect(open.html).toMatch(
      new RegExp(`<details[^>]*><summary>[^<]+</summary>.*?${sumOf(PRINT)}.*?</details>`),
    )
    expect(open.html).toContain('Umschlag für Grün (2).pdf')
    expect(await client.downloads()).toEqual([])
    expect((await client.post({ name: ' ', accepted: 'on' })).status).toBe(422)
    expect((await client.post({ name: 'Katrin' })).status).toBe(422)
    expect((await client.post({ name: 'Katrin', accepted: 'on' })).status).toBe(303)
    expect(await client.downloads()).toHaveLength(3)
  })

  test('takes the licence that was read, and shows another one first', async () => {
    const { id, secret } = await delivered({ Licence: 'Nur für den Umschlag.' })
    const client = openClient(world.agency.address, secret, prefix)
    const read = licenceIn((await client.page()).html)
    const { body } = await staff.ask('GET', `/deliveries/${id}`)
    await changeLicence(id, body.Revision, 'Nur für das Plakat.')
    for (const version of [read.licence ?? '', '', 'made up']) {
      const refused = await client.post({ name: 'Katrin', accepted: 'on', licence: version })
      const html = await refused.text()
      expect([refused.status, html.includes(changed), html.includes('Nur für das Plakat.')]).toEqual([
        409,
        true,
        true,
      ])
      expect(html).toContain('value="Katrin"')
    }
    expect((await client.post({ name: 'Katrin', accepted: 'on' })).status).toBe(303)
    const { body: after } = await staff.ask('GET', `/deliveries/${id}`)
    expect(after.Acceptances.map(({ Licence }: { Licence: string }) => Licence)).toEqual([
      'Nur für das Plakat.',
    ])
  })

  test('says what the visitor has whole, and to nobody else', async () => {
    const { secret } = await delivered()
    const client = await accepted(secret, prefix)
    const had = /vollständig heruntergeladen|downloaded this file in full/g
    const count = async (by = client) => [...(await by.page()).html.matchAll(had)].length
    const [first, , zip] = await client.downloads()
    await bytesOf(first, { Range: 'bytes=0-10' })
    expect(await count()).toBe(0)
    await bytesOf(first)
    await expect.poll(() => count()).toBe(1)
    await bytesOf(zip)
    await expect.poll(() => count()).toBe(2)
    expect(await count(await accepted(secret, prefix))).toBe(0)
  })

  test('names its last day, or the time on it', async () => {
    const [day, time] = prefix ? ['24 December 2098', ', 15:30'] : ['24. Dezember 2098', ', 15:30 Uhr']
    for (const [EndsAt, until] of [
      ['2098-12-24T23:00:00Z', day],
      ['2098-12-24T14:30:00Z', day + time],
    ]) {
      const { id, secret } = await staff.make({ EndsAt })
      await staff.upload(id, 'a.pdf', Buffer.from('abc'))
      await staff.ready(id)
      expect((await openClient(world.agency.address, secret, prefix).page()).html).toMatch(
        new RegExp(`(?:bis|until) ${until}(?: bereit)?\\.`),
      )
    }
  })

  test('lets nobody guess', async () => {
    const { id, secret } = await staff.make()
    await staff.ask('PUT', `/deliveries/${id}/password`, { Password: 'wale und moor' })
    const client = openClient(world.agency.address, secret, prefix)
    for (let time = 0; time < 10; time++) expect((await client.post({ password: 'x' })).status).toBe(422)
    const refused = await client.post({ password: 'wale und moor' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain(tooMany)
    const elsewhere = await client.post({ password: 'wale und moor' }, { 'X-Forwarded-For': '203.0.113.7' })
    expect(elsewhere.status).toBe(303)
  })

  test('says when it is over, also where the clock jumped and came back', async () => {
    const { secret } = await delivered()
    const client = await accepted(secret, prefix)
    const [first] = await client.downloads()
    world.time.now = new Date('2099-01-01T00:00:00Z')
    const { status, html } = await client.page()
    expect(status).toBe(410)
    expect(html).toContain(ended)
    expect((await bytesOf(first)).response.status).toBe(410)
    expect((await client.post({ name: 'Katrin', accepted: 'on' })).status).toBe(410)
    world.time.now = MAIL_AGENCY_START
    expect(sumOf((await bytesOf(first)).bytes)).toBe(sumOf(PRINT))
    expect((await openClient(world.agency.address, 'AAAAAAAAAAAAAAAAAAAAAA', prefix).page()).status).toBe(404)
  })
})

describe.each([
  ['', 'zu viele Annahmen', 'ohne Webadresse', 'schon zu oft angenommen'],
  ['/en', 'Too many acceptances', 'without a web address', 'accepted too many times'],
])('accepting a delivery below %s/lieferung', (prefix, tooMany, linked, full) => {
  const accept = (secret: string, network: string, name = 'Katrin Lorenzen') =>
    openClient(world.agency.address, secret, prefix).post(
      { name, accepted: 'on' },
      { 'X-Forwarded-For': network },
    )
  const withFile = async () => {
    const made = await staff.make()
    await staff.upload(made.id, 'a.pdf', Buffer.from('abc'))
    await staff.ready(made.id)
    return made
  }
  const count = async (id: number) => (await staff.ask('GET', `/deliveries/${id}`)).body.Acceptances.length

  test('ends for one network with a sentence, while others go on', async () => {
    const { id, secret } = await withFile()
    const network = prefix ? '192.0.2.7' : '192.0.2.8'
    for (let time = 0; time < 60; time++) expect((await accept(secret, network)).status).toBe(303)
    const refused = await accept(secret, network)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain(tooMany)
    expect((await accept(secret, '192.0.2.9')).status).toBe(303)
    expect(await count(id)).toBe(61)
  })

  test('ends for many networks together as well', async () => {
    const { id, secret } = await withFile()
    const statuses: number[] = []
    for (let time = 0; time < 102; time++)
      statuses.push((await accept(secret, `2001:db8:${prefix.length}:${time.toString(16)}::1`)).status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
    expect(await count(id)).toBe(100)
  })

  test('ends for good at a number that no team reaches', async () => {
    const { id, secret } = await withFile()
    const { db } = world.agency.services.database
    await db.execute(sql`INSERT INTO delivery_acceptances (id, delivery_id, name, licence, accepted_at)
      SELECT 'former ' || ${id}::int || ' ' || former, ${id}, 'Katrin', '', now() FROM generate_series(1, 500) former`)
    const refused = await accept(secret, '192.0.2.10')
    expect([refused.status, (await refused.text()).includes(full)]).toEqual([409, true])
    expect(await count(id)).toBe(500)
  })

  test.each(['www.spam.example', 'Katrin https://spam.example', 'Katrin, spam.com', 'k@maler.example'])(
    'takes no name like %s',
    async (name) => {
      const { id, secret } = await withFile()
      const refused = await accept(secret, '192.0.2.11', name)
      expect([refused.status, (await refused.text()).includes(linked)]).toEqual([422, true])
      expect(await count(id)).toBe(0)
      expect((await accept(secret, '192.0.2.11', 'Dr. J. Müller-Lüdenscheidt, M.A.')).status).toBe(303)
    },
  )
})
