import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_PATH, STAFF_API } from '#site/api-paths.ts'
import { type Office, openOffice } from '#tests/office.ts'

// The answers that other people's programs rely on are recorded in files beside this test, so that every change of them
// is deliberate and appears in a diff. `vitest --update` writes the files anew.

type Trial = { called: string; headers?: Record<string, string>; body?: string; isBare?: true }

const JSON_BODY = { 'Content-Type': 'application/json' }
const OF_ANOTHER_SITE = { Origin: 'https://www.elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
const OWN = { 'Sec-Fetch-Site': 'same-origin' }
const BY_NOBODY: readonly Trial[] = [
  { called: 'bare', isBare: true },
  { called: 'an object that nobody knows', headers: { ...JSON_BODY, ...OWN }, body: '{"unknown":1}' },
  { called: 'no JSON', headers: { ...JSON_BODY, ...OWN }, body: '{"unknown":' },
  { called: 'a text', headers: { 'Content-Type': 'text/plain', ...OWN }, body: 'text' },
  { called: 'by a page of another site', headers: { ...JSON_BODY, ...OF_ANOTHER_SITE }, body: '{}' },
]
const BY_STAFF: readonly Trial[] = [
  { called: 'by an owner, bare', isBare: true },
  { called: 'by an owner, without a revision', headers: { ...JSON_BODY, ...OWN }, body: '{"Unknown":1}' },
  {
    called: 'by an owner, of an old revision',
    headers: { ...JSON_BODY, ...OWN, 'If-Match': '"0"' },
    body: '{"Unknown":1}',
  },
  { called: 'by an owner, no JSON', headers: { ...JSON_BODY, ...OWN, 'If-Match': '"0"' }, body: '{' },
  { called: 'by an owner, of another site', headers: { ...JSON_BODY, ...OF_ANOTHER_SITE }, body: '{}' },
]
/** Calls that would end the session that the others are tried with. */
const ENDS_SESSIONS = /sign-out|sessions/

let office: Office
let cookie: string
let networks = 0

beforeAll(async () => {
  office = await openOffice('pglite', { TRUST_PROXY: '1' })
  const owner = await office.add('Oda', 'owner')
  cookie = owner.browser.cookie()
})
afterAll(() => office[Symbol.asyncDispose]())

/** Sends each request from a network of its own, so that none is taken for a flood. */
function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  networks += 1
  const { address } = office.agency
  return fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Origin: address,
      'Accept-Language': 'de',
      'X-Forwarded-For': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      ...headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  })
}

/** Says the status, and the code, sentence, fields and headers of a refusal. */
async function say(response: Response): Promise<string> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const text = await response.text()
  const { error } = isJson && text ? Object(JSON.parse(text)) : {}
  const { code = '', message = '', fields = {} } = Object(error)
  const said = Object.entries(fields).map(([name, words]) => `${name}: ${words}`)
  const named = ['Allow', 'WWW-Authenticate', 'Retry-After'].flatMap(
    (name) => response.headers.get(name) ?? [],
  )
  return [response.status, code, message, ...said, ...named].filter(Boolean).join(' | ')
}

async function documentAt(path: string) {
  const response = await send('GET', `${path}/openapi.json`, { Cookie: cookie })
  return Object(await response.json())
}

async function tryCalls(api: string, trials: readonly Trial[], signedIn: Record<string, string>) {
  const lines: string[] = []
  for (const [path, methods] of Object.entries(Object((await documentAt(api)).paths))) {
    const address = `${api}${path.replaceAll(/{\w+}/g, '1')}`
    for (const method of Object.keys(Object(methods)).map((name) => name.toUpperCase())) {
      if (ENDS_SESSIONS.test(path)) continue
      for (const { called, headers = {}, body, isBare } of trials) {
        if (method === 'GET' && !isBare) continue
        const response = await send(method, address, { ...headers, ...signedIn }, body)
        lines.push(`${method} ${path}, ${called}: ${await say(response)}`)
      }
    }
    lines.push(`PROPFIND ${path}: ${await say(await send('PROPFIND', address, { ...OWN, ...signedIn }))}`)
  }
  return `${lines.join('\n')}\n`
}

/** A line for each call and each schema. */
function linesOf({ paths, components }: Record<string, unknown>): string {
  const calls = Object.entries(Object(paths)).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call]),
  )
  const schemas = Object.entries(Object(components)).flatMap(([kind, named]) =>
    Object.entries(Object(named)).map(([name, schema]) => [`${kind} ${name}`, schema]),
  )
  return [...calls, ...schemas].map(([name, what]) => `${name} ${JSON.stringify(what)}\n`).join('')
}

test.each([
  ['public', API_PATH],
  ['staff', STAFF_API],
])('the document of the %s API is the one that is kept', async (name, path) => {
  const document = linesOf(await documentAt(path))
  await expect(document).toMatchFileSnapshot(`kept-calls/${name}-api.txt`)
})

test('what strangers are refused, and in which words, is what is kept', async () => {
  await expect(await tryCalls(API_PATH, BY_NOBODY, {})).toMatchFileSnapshot('kept-calls/public-refusals.txt')
})

test('what staff are refused, and in which words, is what is kept', async () => {
  const staff = await tryCalls(STAFF_API, BY_STAFF, { Cookie: cookie })
  await expect(staff).toMatchFileSnapshot('kept-calls/staff-refusals.txt')
})
