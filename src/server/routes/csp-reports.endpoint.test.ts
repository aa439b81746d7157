import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

const PLACE = '/illusde/api/csp-reports'

let agency: TestAgency
let network = 0

beforeAll(async () => {
  agency = await openTestAgency({ environment: { TRUST_PROXY: '1' } })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const reportOf = (path: string, blocked = 'https://evil.example/x?who=Erika') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://www.zeichner.example${path}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'Erika Musterfrau',
    },
  })

type Sent = { body: BodyInit; type?: string; from?: string; headers?: Record<string, string> }

/** Each from a network of its own unless `from` is given. */
function send({ body, type = 'application/csp-report', from, headers = {} }: Sent): Promise<Response> {
  network += 1
  const forwarded = { 'X-Forwarded-For': from ?? `10.1.${network >> 8}.${network & 255}` }
  const sending: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...forwarded, ...headers },
    duplex: 'half',
  }
  return fetch(agency.address + PLACE, sending)
}

const loggedReports = () => agency.logged().filter(({ msg }) => msg === 'policy.broken')

test('a report becomes one log line without personal data, and a metric', async () => {
  const before = loggedReports().length
  const answer = await send({ body: reportOf('/kontakt?name=Erika') })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  await expect.poll(() => loggedReports().length).toBe(before + 1)
  expect(loggedReports().at(-1)).toMatchObject({
    level: 40,
    directive: 'script-src-elem',
    blocked: 'evil.example',
    path: '/kontakt',
  })
  expect(JSON.stringify(agency.logged())).not.toContain('Erika')
  expect(await (await agency.get('/metrics')).text()).toMatch(/zeichner_policy_reports_total [1-9]/)
})

test.each([
  ['/illustrator/ada-moor', '/illustrator/ada-moor'],
  ['/en/contact/erika-musterfrau', '/notfound'],
  ['/lightbox-email/a-secret-of-somebody', '/notfound'],
  ['/admin/artists/7', '/admin'],
  ['/erika-musterfrau', '/notfound'],
])('a page at %s is named %s', async (path, name) => {
  expect((await send({ body: reportOf(path) })).status).toBe(204)
  await expect.poll(() => loggedReports().at(-1)?.path).toBe(name)
})

test.each([
  ['no report', { body: '{}' }, 400],
  ['no JSON', { body: '{' }, 400],
  ['bytes', { body: new Uint8Array([0, 255, 254, 10]) }, 400],
  ['nothing', { body: '' }, 400],
  ['another kind', { body: '{}', type: 'application/json' }, 415],
  ['too much', { body: 'x'.repeat(16 * 1024 + 1) }, 413],
  ['too much without a length', { body: new Blob(['x'.repeat(64 * 1024)]).stream() }, 413],
  ['from another site', { body: reportOf('/'), headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
])('%s is refused', async (_what, sent, status) => {
  const before = loggedReports().length
  expect((await send(sent)).status).toBe(status)
  expect(loggedReports()).toHaveLength(before)
})

test('Chromium names the page’s site by the header Origin alone, and sends a list', async () => {
  const body = {
    documentURL: 'https://www.zeichner.example/team',
    effectiveDirective: 'img-src',
    blockedURL: 'data',
  }
  const list = JSON.stringify([
    { age: 1, type: 'csp-violation', url: body.documentURL, user_agent: 'x', body },
  ])
  const sent = { body: list, type: 'application/reports+json' }
  const ours = await send({ ...sent, headers: { Origin: 'https://www.zeichner.example' } })
  const theirs = await send({ ...sent, headers: { Origin: 'https://elsewhere.example' } })
  expect([ours.status, theirs.status]).toEqual([204, 403])
})

test('a report without a Content-Length is accepted', async () => {
  expect((await send({ body: new Blob([reportOf('/')]).stream() })).status).toBe(204)
})

test.each(['GET', 'PUT', 'DELETE'])('%s is not how reports come', async (method) => {
  const answer = await fetch(agency.address + PLACE, { method })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('a network over its limit is ignored; others are not, until the limit of all is reached', async () => {
  const from = '192.0.2.1'
  const statuses = new Set<number>()
  for (let count = 0; count < 25; count += 1) statuses.add((await send({ body: reportOf('/'), from })).status)
  expect(statuses).toEqual(new Set([204, 429]))
  const refused = await send({ body: reportOf('/'), from })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send({ body: reportOf('/') })).status).toBe(204)
  for (let count = 0; count < 300; count += 1) await send({ body: reportOf('/') })
  const lines = loggedReports().length
  expect((await send({ body: reportOf('/') })).status).toBe(429)
  expect(loggedReports()).toHaveLength(lines)
})
