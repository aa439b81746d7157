import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LINK_GOOD_HOURS } from '#domain/staff/auth/account-links.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { DAY_MS, HOUR_MS } from '#platform/durations.ts'
import { type Member, type Office, openOffice, type Reply } from '#tests/office.ts'
import { addPasskey, openPasskeyDevice, signInByPasskey } from '#tests/passkey-device.ts'
import { addAuthenticator, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { CONCURRENT_ENGINE } from '#tests/test-database.ts'

const NINA = { Name: 'Nina Probe', Email: 'Nina@Example.com', Role: 'editor' }

describe('colleagues', () => {
  let office: Office
  let owner: Member

  beforeEach(async () => {
    office = await openOffice(CONCURRENT_ENGINE)
    owner = await office.add('Oda', 'owner')
  })
  afterEach(() => office[Symbol.asyncDispose]())

  const listOf = async () => {
    const { body } = await owner.ask('GET', '/colleagues')
    return Array.isArray(body.data) ? body.data : []
  }
  const find = async (email: string) => (await listOf()).find(({ Email }) => Email === email)
  const tokenIn = ({ body }: Reply) => String(body.Path).split('#')[1] ?? ''
  const setPassword = (token: string) =>
    office.open().ask('/welcome', { token, password: PASSWORD, name: 'Nina Nagel' })

  test('who is invited sets a password by the link, once, and is listed with role and last sign-in', async () => {
    const invited = await owner.ask('POST', '/colleagues', NINA)
    expect(invited.status).toBe(201)
    expect(await find('nina@example.com')).toMatchObject({
      State: 'invited',
      Role: 'editor',
      SignedInAt: null,
    })
    const hours = (Date.parse(String(invited.body.Until)) - Date.now()) / HOUR_MS
    expect(Math.round(hours)).toBe(LINK_GOOD_HOURS)
    expect((await setPassword(tokenIn(invited))).status).toBe(200)
    expect((await setPassword(tokenIn(invited))).status).toBe(410)
    expect((await signIn(office.open(), PASSWORD, 'nina@example.com')).status).toBe(200)
    expect(await find('nina@example.com')).toMatchObject({
      ...{ Name: 'Nina Nagel', State: 'active', Sessions: 1, Authenticator: false, LinkUntil: null },
      SignedInAt: expect.any(String),
    })
  })

  test('the link is also sent by e-mail in both languages, and stands in no log', async () => {
    const invited = await owner.ask('POST', '/colleagues', NINA)
    const { db } = office.agency.services.database
    const queued = await rowsOf(
      db,
      sql`SELECT kind, payload::text AS payload FROM letters WHERE kind = 'staff-link'`,
    )
    expect(queued).toHaveLength(1)
    const logged = JSON.stringify([await owner.ask('GET', '/changes'), office.agency.logged()])
    expect(logged).toContain('colleagues')
    expect(logged).not.toContain(tokenIn(invited))
    expect(logged).not.toContain('nina@example.com')
  })

  test('a link that is withdrawn opens nothing, and neither does the one before a new one', async () => {
    const first = await owner.ask('POST', '/colleagues', NINA)
    const { Id } = (await find('nina@example.com')) ?? {}
    const second = await owner.ask('POST', `/colleagues/${Id}/link`)
    expect((await setPassword(tokenIn(first))).status).toBe(410)
    expect((await owner.ask('DELETE', `/colleagues/${Id}/link`)).status).toBe(204)
    expect((await setPassword(tokenIn(second))).status).toBe(410)
    expect(await find('nina@example.com')).toMatchObject({ State: 'link-too-old' })
  })

  test('a reset takes password, authenticator and sessions at once, until the link is used', async () => {
    const kim = await office.add('Kim', 'editor')
    expect((await signIn(kim.browser, PASSWORD, kim.email)).status).toBe(200)
    await addAuthenticator(kim.browser)
    const reset = await owner.ask('POST', `/colleagues/${kim.id}/link`)
    expect(reset.status).toBe(200)
    expect((await kim.ask('GET', '/images')).status).toBe(401)
    expect((await signIn(office.open(), PASSWORD, kim.email)).status).toBe(401)
    expect((await setPassword(tokenIn(reset))).status).toBe(200)
    expect(await (await signIn(office.open(), PASSWORD, kim.email)).json()).not.toHaveProperty(
      'twoFactorRedirect',
    )
    expect(await find(kim.email)).toMatchObject({ Authenticator: false, Role: 'editor' })
  })

  test('ending sessions and removing somebody hold with the next request', async () => {
    const kim = await office.add('Kim', 'editor')
    expect((await owner.ask('DELETE', `/colleagues/${kim.id}/sessions`)).status).toBe(204)
    expect((await kim.ask('GET', '/images')).status).toBe(401)
    await signIn(kim.browser, PASSWORD, kim.email)
    expect((await kim.ask('GET', '/images')).status).toBe(200)
    expect((await owner.ask('DELETE', `/colleagues/${kim.id}`)).status).toBe(204)
    expect((await kim.ask('GET', '/images')).status).toBe(401)
    expect((await owner.ask('DELETE', `/colleagues/${kim.id}`)).status).toBe(404)
    expect((await listOf()).map(({ Name }) => Name)).toEqual(['Oda'])
  })

  test('signing somebody out everywhere ends their tokens and passkeys, and the log names them', async () => {
    const kim = await office.add('Kim', 'editor')
    const device = openPasskeyDevice(office.agency.address)
    expect((await addPasskey(kim.browser, device)).status).toBe(200)
    const EndsAt = new Date(Date.now() + DAY_MS).toISOString()
    const { body } = await kim.ask('POST', '/tokens', { Name: 'Kalender', Scopes: ['news:read'], EndsAt })
    const call = async () =>
      fetch(`${office.agency.address}/illusde/api/admin/news`, {
        headers: { Authorization: `Bearer ${body.Token}` },
      })
    expect((await call()).status).toBe(200)
    expect((await owner.ask('DELETE', `/colleagues/${kim.id}/sessions`)).status).toBe(204)
    expect((await kim.ask('GET', '/images')).status).toBe(401)
    expect((await call()).status).toBe(401)
    expect((await signInByPasskey(office.open(), device)).status).toBe(401)
    expect(await (await signIn(kim.browser, PASSWORD, kim.email)).json()).toHaveProperty('user')
    const log = await owner.ask('GET', '/changes?Resource=colleagues')
    expect(Object(log.body.data)[0]).toMatchObject({
      StaffName: 'Oda',
      Details: { name: 'Kim', TokensEnded: { from: 'Kalender' }, PasskeysEnded: { from: 'Laptop' } },
    })
  })

  test('the last owner who can sign in stays one, whoever else was invited as owner', async () => {
    await owner.ask('POST', '/colleagues', { ...NINA, Role: 'owner' })
    const lowered = await owner.ask('PUT', `/colleagues/${owner.id}`, { Role: 'editor' })
    expect([lowered.status, JSON.stringify(lowered.body)]).toEqual([
      409,
      expect.stringContaining('last_owner'),
    ])
    expect((await owner.ask('DELETE', `/colleagues/${owner.id}`)).status).toBe(409)
    expect((await owner.ask('POST', `/colleagues/${owner.id}/link`)).status).toBe(409)
    expect(await find(owner.email)).toMatchObject({ Role: 'owner', State: 'active', IsYou: true })
  })

  test('two owners who lower, remove or reset each other at the same moment leave one of them', async () => {
    const changes: ((other: Member) => [method: string, path: string, body?: unknown])[] = [
      (other) => ['PUT', `/colleagues/${other.id}`, { Role: 'reader' }],
      (other) => ['DELETE', `/colleagues/${other.id}`],
      (other) => ['POST', `/colleagues/${other.id}/link`],
    ]
    for (const [index, change] of changes.entries()) {
      const [one, other] = await Promise.all([
        office.add(`Ana${index}`, 'owner'),
        office.add(`Bo${index}`, 'owner'),
      ])
      const sole = await one.ask('DELETE', `/colleagues/${owner.id}`)
      expect(sole.status).toBe(204)
      const replies = await Promise.all([one.ask(...change(other)), other.ask(...change(one))])
      const done = replies.filter(({ status }) => status < 300)
      expect(done).toHaveLength(1)
      const rows = await rowsOf(
        office.agency.services.database.db,
        sql`SELECT a.id FROM staff_accounts a JOIN staff_passwords p ON p.user_id = a.id WHERE a.role = 'owner'`,
      )
      expect(rows).toHaveLength(1)
      owner = [one, other].find(({ id }) => id === rows[0]?.id) ?? owner
    }
  })

  test('an address that has an account, and an invitation that lacks something, are refused by field', async () => {
    const fieldsOf = async (body: unknown) => {
      const { status, body: answer } = await owner.ask('POST', '/colleagues', body)
      const { fields } = JSON.parse(JSON.stringify(answer.error))
      return [status, fields]
    }
    await owner.ask('POST', '/colleagues', NINA)
    expect(await fieldsOf({ ...NINA, Email: 'NINA@example.com' })).toEqual([422, { Email: 'taken' }])
    expect(await fieldsOf({ ...NINA, Email: 'nina' })).toEqual([422, { Email: 'pattern' }])
    expect(await fieldsOf({ ...NINA, Name: ' ', Role: 'admin' })).toEqual([
      422,
      { Name: 'required', Role: 'pattern' },
    ])
    expect((await owner.ask('PUT', `/colleagues/${owner.id}`, { Role: 'admin' })).status).toBe(400)
  })

  test('links are limited to so many a day', async () => {
    await owner.ask('POST', '/colleagues', NINA)
    const { Id } = (await find('nina@example.com')) ?? {}
    let last = 200
    for (let attempt = 0; attempt < 40 && last === 200; attempt++)
      last = (await owner.ask('POST', `/colleagues/${Id}/link`)).status
    expect(last).toBe(429)
  })
})
