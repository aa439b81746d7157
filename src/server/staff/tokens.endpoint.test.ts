import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff, removeStaff } from '#domain/staff/accounts.server.ts'
import { includesRole } from '#domain/staff/roles.ts'
import { includesScope } from '#domain/staff/token-model.ts'
import { makeToken } from '#domain/staff/tokens.server.ts'
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts'
import { type Call, isOfStaff } from '#server/calls/call.ts'
import { scopeOf } from '#server/calls/guards.ts'
import { type Member, type Office, openOffice } from '#tests/office.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { PASSWORD } from '#tests/staff-visitor.ts'
import { CONCURRENT_ENGINE, ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { listScopes } from './programs.ts'
import { staffCalls } from './staff-calls.ts'

/** Path parameters such as ids and names. */
const ANY_PARAMETER = /:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?/g
const API = '/illusde/api/admin'
const SOON = () => new Date(Date.now() + DAY_MS).toISOString()

describe('tokens of programs', () => {
  let office: Office
  let owner: Member
  let endpoints: Call[]

  beforeAll(async () => {
    office = await openOffice(CONCURRENT_ENGINE)
    owner = await office.add('Oda', 'owner')
    endpoints = staffCalls(office.agency.services)
  })
  afterAll(() => office[Symbol.asyncDispose]())

  async function makeToken(
    member: Member,
    scopes: string[],
    name = 'Kalender',
  ): Promise<{ id: string; token: string }> {
    const made = await member.ask('POST', '/tokens', { Name: name, Scopes: scopes, EndsAt: SOON() })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return { id: String(made.body.Id), token: String(made.body.Token) }
  }

  async function call(token: string, method: string, path: string, more: Record<string, string> = {}) {
    const response = await fetch(`${office.agency.address}${API}${path.replaceAll(ANY_PARAMETER, '1')}`, {
      method,
      redirect: 'manual',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...more },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    const text = await response.text()
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? null
    return { status: response.status, code, text, challenge: response.headers.get('WWW-Authenticate') }
  }

  /** Lists those of these endpoints that do not answer 401 to a token. */
  async function listOpen(token: string, tried: readonly Call[]): Promise<string[]> {
    const open: string[] = []
    for (const { method, path } of tried) {
      // Otherwise the wrong tokens of one network would be too many.
      await office.agency.services.database.db.execute(sql`DELETE FROM rate_limit_counts`)
      const { status, challenge } = await call(token, method, path)
      if (status !== 401 || challenge !== 'Bearer error="invalid_token"')
        open.push(`${method} ${path}: ${status}`)
    }
    return open
  }

  test('a token that is foreign, ended, expired or of a removed account opens no endpoint', async () => {
    const { db } = office.agency.services.database
    const known = await makeToken(owner, ['*:write'])
    const flipped = known.token.slice(0, -1) + (known.token.endsWith('A') ? 'B' : 'A')
    const expired = await makeToken(owner, ['*:write'])
    await db.execute(sql`UPDATE staff_tokens SET ends_at = now() WHERE id = ${expired.id}`)
    const gone = await office.add('Gus', 'editor')
    const ofGone = await makeToken(gone, ['*:write'])
    await removeStaff(db, gone.email)
    expect((await owner.ask('DELETE', `/tokens/${known.id}`)).status).toBe(204)
    const ofEachScope = [...Map.groupBy(endpoints, scopeOf).values()].flatMap(([first]) => first ?? [])
    // The first is of no account, the others were good once.
    for (const token of [
      'x',
      `zeichner_${'A'.repeat(43)}`,
      flipped,
      known.token,
      expired.token,
      ofGone.token,
    ])
      expect(await listOpen(token, ofEachScope), token.slice(0, 12)).toEqual([])
    expect(await listOpen(known.token, endpoints)).toEqual([])
  })

  test('a scope opens its calls, and all the other scopes together do not', async () => {
    const wrong: string[] = []
    const all = listScopes(endpoints, 'owner')
    const byScope = Map.groupBy(endpoints, scopeOf)
    for (const [needed, routes] of byScope) {
      const others =
        needed && needed !== 'never' ? all.filter((scope) => !includesScope([scope], needed)) : all
      const right = await makeToken(owner, needed && needed !== 'never' ? [needed] : ['*:write'])
      const other = await makeToken(owner, others)
      for (const { method, path } of routes) {
        const [lets, refused] = [await call(right.token, method, path), await call(other.token, method, path)]
        const isLet = lets.status !== 401 && lets.code !== 'scope' && lets.code !== 'role'
        const expected = needed === null ? null : needed === 'never' ? 'session_needed' : 'scope'
        const isKept =
          expected === null ? refused.status === 200 : refused.status === 403 && refused.code === expected
        const isClosed = needed === 'never' ? lets.code === 'session_needed' : isLet
        if (!isKept || !isClosed)
          wrong.push(`${method} ${path}: ${lets.status} ${lets.code}, ${refused.status} ${refused.code}`)
        if (
          expected === 'scope' &&
          refused.challenge !== `Bearer error="insufficient_scope", scope="${needed}"`
        )
          wrong.push(`${path}: ${refused.challenge}`)
      }
      for (const { id } of [right, other]) await owner.ask('DELETE', `/tokens/${id}`)
    }
    expect(byScope.size).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  }, 120_000)

  test('what owners alone may do is closed to every token, and so is making tokens and webhooks', () => {
    const closed = endpoints
      .filter((route) => scopeOf(route) === 'never')
      .map(({ method, path }) => `${method} ${path}`)
    for (const { method, path } of endpoints.filter(({ who }) => who === 'owner'))
      expect(closed).toContain(`${method} ${path}`)
    expect(closed).toEqual(
      expect.arrayContaining(['POST /tokens', 'DELETE /tokens/:id', 'POST /webhooks', 'GET /colleagues']),
    )
  })

  test('a token is never more than the role of its maker at that moment', async () => {
    const kim = await office.add('Kim', 'editor')
    const { token } = await makeToken(kim, ['*:write'])
    expect((await call(token, 'POST', '/redirects')).status).not.toBe(403)
    await owner.ask('PUT', `/colleagues/${kim.id}`, { Role: 'reader' })
    const lowered = endpoints.filter(
      (call) => scopeOf(call) !== 'never' && isOfStaff(call.who) && !includesRole('reader', call.who),
    )
    for (const { method, path } of lowered) expect((await call(token, method, path)).code, path).toBe('role')
    expect((await call(token, 'GET', '/images')).status).toBe(200)
    await owner.ask('POST', `/colleagues/${kim.id}/link`)
    expect((await call(token, 'GET', '/images')).status).toBe(401)
  })

  test('a call with a token is never one of whoever is signed in, and needs no origin', async () => {
    const { token } = await makeToken(owner, ['redirects:write'])
    const cookie = owner.browser.cookie()
    expect((await call('zeichner_wrong', 'GET', '/images', { Cookie: cookie })).status).toBe(401)
    expect((await call(token, 'GET', '/images', { Cookie: cookie })).code).toBe('scope')
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await call(token, 'GET', '/redirects', foreign)).status).toBe(200)
    const preflight = await fetch(`${office.agency.address}${API}/redirects`, {
      method: 'OPTIONS',
      headers: {
        ...foreign,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect([preflight.ok, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([false, null])
    const other = await fetch(`${office.agency.address}/illusde/api/auth/list-sessions`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(other.status).toBe(401)
  })

  test('the log names the person and the token; so does the list, with the day of its last use', async () => {
    const { id, token } = await makeToken(owner, ['redirects:write'], 'Umzug')
    const sent = await fetch(`${office.agency.address}${API}/redirects`, {
      method: 'POST',
      headers: { Authorization: `bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ From: '/alt-von-programm', To: '/kontakt' }),
    })
    expect([sent.status, await sent.text()]).toEqual([201, expect.stringContaining('/kontakt')])
    const { body } = await owner.ask('GET', '/changes?Resource=redirects')
    expect(Object(body.data)[0]).toMatchObject({ StaffName: 'Oda (Umzug)', Action: 'create' })
    const tokens = await owner.ask('GET', '/tokens')
    const listed = Object(tokens.body.data).find(({ Id }: { Id: string }) => Id === id)
    expect(listed).toMatchObject({
      Name: 'Umzug',
      Account: 'Oda',
      IsYours: true,
      LastUsedOn: new Date().toISOString().slice(0, 10),
    })
    expect(JSON.stringify(tokens.body)).not.toContain(token)
    const log = await owner.ask('GET', '/changes?Resource=tokens')
    expect(JSON.stringify(log.body)).not.toContain(token)
    expect(Object(log.body.data)[0]).toMatchObject({ Action: 'create', StaffName: 'Oda' })
    const stored = await office.agency.services.database.db.execute(sql`SELECT * FROM staff_tokens`)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('everybody has their own tokens; an owner sees and ends those of all; a reader makes none', async () => {
    const [eva, rea] = [await office.add('Eva', 'editor'), await office.add('Rea', 'reader')]
    const ofOwner = await makeToken(owner, ['news:read'])
    const ofEva = await makeToken(eva, ['news:read'], 'Evas')
    const names = Object((await eva.ask('GET', '/tokens')).body.data).map(
      ({ Name }: { Name: string }) => Name,
    )
    expect(names).toEqual(['Evas'])
    expect((await eva.ask('DELETE', `/tokens/${ofOwner.id}`)).status).toBe(404)
    expect(
      (await rea.ask('POST', '/tokens', { Name: 'a', Scopes: ['news:read'], EndsAt: SOON() })).status,
    ).toBe(403)
    expect((await owner.ask('DELETE', `/tokens/${ofEva.id}`)).status).toBe(204)
    expect((await call(ofEva.token, 'GET', '/news')).status).toBe(401)
  })

  test.each([
    [{ Scopes: ['settings:write'] }, { Scopes: 'unknown' }],
    [{ Scopes: ['colleagues:read'] }, { Scopes: 'unknown' }],
    [{ Scopes: [] }, { Scopes: 'required' }],
    [{ Name: '  ' }, { Name: 'required' }],
    [{ EndsAt: '2001-01-01T00:00:00Z' }, { EndsAt: 'pattern' }],
    [{ EndsAt: '2999-01-01T00:00:00Z' }, { EndsAt: 'pattern' }],
    [{ EndsAt: 'bald' }, { EndsAt: 'pattern' }],
  ])('no token is made of %j', async (wrong, fields) => {
    const values = { Name: 'a', Scopes: ['news:read'], EndsAt: SOON(), ...wrong }
    const { status, body } = await owner.ask('POST', '/tokens', values)
    expect([status, Object(body.error).fields]).toEqual([422, fields])
  })

  test('of many that are made at once no more than allowed come to be', async () => {
    const max = await office.add('Max', 'editor')
    const making = Array.from({ length: 40 }, () =>
      max.ask('POST', '/tokens', { Name: 'a', Scopes: ['news:read'], EndsAt: SOON() }),
    )
    const made = (await Promise.all(making)).map(({ status }) => status)
    expect(made.filter((status) => status === 201)).toHaveLength(30)
    expect(made.filter((status) => status === 409)).toHaveLength(10)
  })

  test('a token is made soon after the sign-in, or after giving the password again', async () => {
    const { db } = office.agency.services.database
    const ute = await office.add('Ute', 'editor')
    const make = () => ute.ask('POST', '/tokens', { Name: 'a', Scopes: ['news:read'], EndsAt: SOON() })
    await db.execute(
      sql`UPDATE staff_sessions SET created_at = now() - interval '10 minutes' WHERE user_id = ${ute.id}`,
    )
    const refused = await make()
    expect([refused.status, Object(refused.body.error).code]).toEqual([403, 'sign_in_again'])
    expect((await ute.ask('GET', '/tokens')).body.data).toEqual([])
    expect((await ute.browser.ask('/confirm-password', { password: PASSWORD })).status).toBe(200)
    expect((await make()).status).toBe(201)
  })

  test('who makes a token gets an e-mail', async () => {
    const ina = await office.add('Ina', 'editor')
    await office.agency.services.emails.run()
    await makeToken(ina, ['news:read'])
    const queued = await office.agency.services.database.db.execute(
      sql`SELECT count(*)::int AS number FROM letters WHERE kind = 'staff-notice'`,
    )
    expect(Object(queued).rows[0].number).toBeGreaterThan(0)
  })

  test('a program that calls too often waits, and so does one with wrong tokens, without others of its network', async () => {
    await office.agency.services.database.db.execute(sql`DELETE FROM rate_limit_counts`)
    const [busy, calm] = [await makeToken(owner, ['news:read']), await makeToken(owner, ['news:read'])]
    const statuses = new Set<number>()
    for (let sent = 0; sent < 610; sent++) statuses.add((await call(busy.token, 'GET', '/redirects')).status)
    expect([...statuses].sort()).toEqual([403, 429])
    const wrong: number[] = []
    for (let sent = 0; sent < 65; sent++)
      wrong.push((await call(`zeichner_${'B'.repeat(43)}`, 'GET', '/news')).status)
    expect([wrong[0], wrong.at(-1)]).toEqual([401, 429])
    expect((await call(calm.token, 'GET', '/news')).status).toBe(200)
  }, 60_000)
})

test.each(ENGINES)(
  'on %s a flood of wrong tokens costs no query, and right ones of its network go on working',
  async (engine) => {
    // The clock shows noon, since a new count begins with the next day.
    const time = { now: new Date('2026-03-02T12:00:00Z') }
    await using database = await openTestDatabase(engine)
    await using agency = await openTestAgency({ database, clock: { now: () => time.now } })
    const { db } = database
    const staff = await addStaff(db, { email: 'oda@example.com', name: 'Oda' }, time.now)
    if (!staff) throw new Error('There is no account.')
    const make = async () => {
      const wanted = {
        Name: 'Kalender',
        Scopes: ['news:read'],
        EndsAt: new Date(time.now.getTime() + DAY_MS).toISOString(),
      }
      return (await makeToken(db, staff, wanted, { userAgent: '', now: time.now }))?.token ?? ''
    }
    const call = async (token: string) =>
      (await agency.get(`${API}/news`, { Authorization: `Bearer ${token}` })).status
    let wrongs = 0
    const callWrong = () => call(`zeichner_${String(wrongs++).padStart(43, '0')}`)

    const known = await make()
    const statuses: number[] = []
    for (let sent = 0; sent < 62; sent++) statuses.push(await callWrong())
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([401, 401, 429])
    const away = ['staff_tokens', 'rate_limit_counts']
    for (const table of away) await db.execute(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_away`))
    for (let sent = 0; sent < 3; sent++) expect(await callWrong()).toBe(429)
    for (const table of away) await db.execute(sql.raw(`ALTER TABLE ${table}_away RENAME TO ${table}`))

    expect(await call(known)).toBe(200)
    const made = await make()
    time.now = new Date(time.now.getTime() + MINUTE_MS)
    expect(await call(made)).toBe(200)
    expect(await callWrong()).toBe(429)

    // One that has ended is a wrong one from then on.
    await db.execute(sql`DELETE FROM staff_tokens`)
    expect(await call(made)).toBe(401)
    expect(await call(made)).toBe(429)
  },
)
