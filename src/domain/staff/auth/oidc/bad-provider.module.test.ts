import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { CLIENT, portOf } from '#tests/oidc-provider.ts'
import { codeIn, openAuthOf } from '#tests/staff-auth.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { readOidcSettings } from './settings.ts'

const providerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Claims = Record<string, unknown>
type Sign = (claims: Claims) => string

const withKey =
  ({ privateKey }: typeof providerKeys): Sign =>
  (claims) => {
    const text = `${encode({ alg: 'RS256', kid: 'a' })}.${encode(claims)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }
const unsigned: Sign = (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`
/** The public key, or the secret, taken for one that both sides have. */
const withSecret: Sign = (claims) => {
  const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', CLIENT.secret).update(text).digest('base64url')}`
}

type Behaviour = {
  sign?: Sign
  claims?: Claims
  metadata?: Claims
  answer?: (path: string, response: ServerResponse) => boolean
}

/** A provider that behaves as a test says; else everything of it is right. Also a browser that is on its way there. */
async function openBad({ sign = withKey(providerKeys), claims = {}, metadata = {}, answer }: Behaviour) {
  let nonce = ''
  let issuer = ''
  const now = Math.floor(Date.now() / 1_000)
  function respond(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    if (answer?.(path, response)) return
    const person = { sub: 'kim', email: 'kim@example.com', email_verified: true, groups: ['team'], nonce }
    const token = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 60, ...person, ...claims }
    const bodies: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        ...metadata,
        ...('userinfo_endpoint' in metadata ? { userinfo_endpoint: `${issuer}/me` } : {}),
      },
      '/keys': { keys: [{ ...providerKeys.publicKey.export({ format: 'jwk' }), kid: 'a', use: 'sig' }] },
      '/token': { access_token: 'a', token_type: 'Bearer', id_token: sign(token) },
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(bodies[path] ?? {}))
  }
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${portOf(server)}`
  const database = await openTestDatabase('pglite')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await database[Symbol.asyncDispose]()
  })
  const settings = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_ROLES: 'team=editor',
  }
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const browser = openAuthOf(database, { oidc: readOidcSettings(readConfig(settings)), log }).visit()
  async function enter(): Promise<Response> {
    const begun = await browser.ask('/oidc/begin', {})
    if (!begun.ok) return begun
    const parameters = new URL((await begun.json()).address).searchParams
    nonce = parameters.get('nonce') ?? ''
    return browser.ask('/oidc/finish', { search: `?code=c&state=${parameters.get('state')}` })
  }
  return { enter, lines, db: database.db }
}

test('a provider of whom all is right lets in', async () => {
  expect((await (await openBad({})).enter()).status).toBe(200)
})

const far = Math.floor(Date.now() / 1_000)

test.each([
  [['pwd', 'mfa'], true],
  [['pwd'], false],
  ['mfa', false],
])('a provider that asked for %o has asked for two factors: %s', async (amr, hasTwoFactors) => {
  const { enter, db } = await openBad({ claims: { amr } })
  expect((await enter()).status).toBe(200)
  const sessions = await rowsOf(db, sql`SELECT has_two_factors FROM staff_sessions`)
  expect(sessions).toEqual([{ has_two_factors: hasTwoFactors }])
})

test.each([
  { _claim_names: { groups: 'src1' } },
  { hasgroups: true },
  { 'groups:src1': 'https://graph.example/kim' },
])('a list of groups that is left out as %o says nothing: the account stays as it was', async (left) => {
  const claims: Claims = {}
  const { enter, db, lines } = await openBad({ claims })
  expect((await enter()).status).toBe(200)
  const read = () =>
    rowsOf(db, sql`SELECT role, (SELECT count(*)::int FROM staff_sessions) AS sessions FROM staff_accounts`)
  expect(await read()).toEqual([{ role: 'editor', sessions: 1 }])
  Object.assign(claims, { groups: undefined, ...left })
  expect(await codeIn(await enter())).toBe('oidc_role_unknown')
  expect(await read()).toEqual([{ role: 'editor', sessions: 1 }])
  expect(lines.join('')).toContain('oidc_role_unknown')
})

test('a clock that is half a minute wrong does no harm', async () => {
  expect((await (await openBad({ claims: { iat: far + 30, exp: far - 30 } })).enter()).status).toBe(200)
})

const withMore = (answer: (response: ServerResponse) => void): Behaviour => ({
  metadata: { userinfo_endpoint: 'http://127.0.0.1:1/me' },
  answer: (path, response) => {
    if (path !== '/me') return false
    answer(response)
    return true
  },
})

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses to say more', (response) => void response.writeHead(403).end()],
  ['fails to say more', (response) => void response.writeHead(500).end('no')],
  [
    'says more as a token',
    (response) => void response.setHeader('Content-Type', 'application/jwt').end('a.b.c'),
  ],
  ['says nothing more', (response) => void response.end()],
])('a provider that %s lets in by a token that is complete, and by no other', async (_, answer) => {
  const { metadata, ...behaviour } = withMore(answer)
  const complete = await openBad({ ...behaviour, metadata: { ...metadata } })
  expect((await complete.enter()).status).toBe(200)
  for (const claims of [{ groups: undefined }, { email: undefined }]) {
    const { enter } = await openBad({ ...behaviour, metadata: { ...metadata }, claims })
    expect(await codeIn(await enter())).toBe('oidc_failed')
  }
})

test.each<[string, Behaviour]>([
  [
    'says more of somebody else',
    withMore((response) => void response.setHeader('Content-Type', 'application/json').end('{"sub":"x"}')),
  ],
  ['signs with a key that it does not name', { sign: withKey(foreign) }],
  ['does not sign', { sign: unsigned }],
  ['signs with the secret', { sign: withSecret }],
  [
    'says that it never signs',
    { sign: unsigned, metadata: { id_token_signing_alg_values_supported: ['none'] } },
  ],
  ['answers with another nonce', { claims: { nonce: 'x' } }],
  ['answers without nonce', { claims: { nonce: undefined } }],
  ['answers for another program', { claims: { aud: 'else' } }],
  ['is another one by its token', { claims: { iss: 'https://elsewhere.example' } }],
  ['is another one by its description', { metadata: { issuer: 'https://elsewhere.example' } }],
  ['answers what is too old', { claims: { exp: far - 600 } }],
  ['answers without a person', { claims: { sub: undefined } }],
  ['answers with errors', { answer: (_, response) => Boolean(response.writeHead(500).end('no')) }],
  ['answers with a page', { answer: (_, response) => Boolean(response.end('<html>')) }],
  [
    'is somewhere else',
    { answer: (_, response) => Boolean(response.writeHead(302, { Location: '/x' }).end()) },
  ],
  [
    'answers too much',
    { answer: (_, response) => Boolean(response.end(`{"a":"${'a'.repeat(2_000_000)}"}`)) },
  ],
  [
    'fails at the last step',
    { answer: (path, response) => path === '/token' && Boolean(response.writeHead(503).end()) },
  ],
  [
    'has keys that nobody can read',
    { answer: (path, response) => path === '/keys' && Boolean(response.end('{"keys":[{}]}')) },
  ],
])('a provider that %s lets nobody in, and the log names no secret', async (_, behaviour) => {
  const { enter, lines } = await openBad(behaviour)
  const answer = await enter()
  expect([answer.status, await codeIn(answer)]).toEqual([502, 'oidc_failed'])
  expect(lines.join('')).toContain('staff.oidc-failed')
  expect(lines.join('')).not.toMatch(/secret of thirty|kim@example/)
})

test('a provider that never answers is given up after some seconds, and one that is away at once', async () => {
  const { enter } = await openBad({ answer: () => true })
  expect(await codeIn(await enter())).toBe('oidc_failed')
}, 20_000)
