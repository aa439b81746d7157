import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { STAFF_API } from '#platform/records/admin-api-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { AS_STAFF, openDoor } from '#tests/staff.ts'
import { createApp } from './app.ts'
import { openMetrics } from './health/metrics.ts'
import { builtWebsite } from './pages/website.ts'
import { openKeptAnswers } from './response-cache/response-cache.ts'

const MEGABYTE = 1024 * 1024
const ENDLESS = 300 * MEGABYTE
/** What the system holds between two sockets of this machine, and then some. */
const ON_THE_WAY = 16 * MEGABYTE
/** The most that any call may bring, the reader of the largest form counted in. */
const LARGEST = 128 * MEGABYTE
const MOST_TRIES = 5
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

let agency: TestAgency
let calls: { method: string; path: string }[]

beforeAll(async () => {
  agency = await openTestAgency({ staffDoor: openDoor })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  calls = everyCall()
  return () => agency[Symbol.asyncDispose]()
})

/** Read from the routes themselves, so that none is forgotten; whatever matches all stands for what is not there. */
function everyCall() {
  const app = createApp({
    services: agency.services,
    metrics: openMetrics([]),
    isClosing: () => false,
    kept: openKeptAnswers(async () => {}),
    website: builtWebsite('build').website,
  })
  const found = app.routes.flatMap(({ method, path }) =>
    (method === 'ALL' ? CHANGING : [method]).map((each) => ({
      method: each,
      path: path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '1').replaceAll('*', 'none'),
    })),
  )
  return [...new Map(found.map((call) => [`${call.method} ${call.path}`, call])).values()]
}

/** The forms with files: their reader counts for itself, and what is sent here is no form. */
function hasReader(path: string): boolean {
  return /^(?:(?:\/en)?\/(?:kontakt|contact)(?:\/1|\.data)?|\/illusde\/api\/(?:contact|artist-application))$/.test(
    path,
  )
}

type Outcome = { status: number; closed: boolean; sent: number }

/** An answer can be overtaken by the end of its connection, which comes while we still send. */
async function flood(call: { method: string; path: string }, length: string): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await pourOnce(call, length)
    if (outcome.status !== 0 || tries === MOST_TRIES) return outcome
  }
}

/** Sends as much as the other side takes, and reads what it answers. */
function pourOnce({ method, path }: { method: string; path: string }, length: string): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const { hostname, port, host } = new URL(agency.address)
  const socket = connect({ host: hostname, port: Number(port) })
  const isChunked = length === 'unknown'
  const piece = Buffer.alloc(MEGABYTE, 'x')
  const part = isChunked ? Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]) : piece
  let answer = ''
  const pour = () => {
    while (!socket.destroyed && socket.bytesWritten < ENDLESS && socket.write(part));
  }
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('drain', pour)
  socket.on('error', () => {})
  socket.on('close', () => {
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    resolve({ status, closed: /^connection: close\r$/im.test(answer), sent: socket.bytesWritten })
  })
  const headers = {
    Host: host,
    'User-Agent': 'Mozilla/5.0 Firefox/140.0',
    'Content-Type': 'application/json',
    ...(path.startsWith(STAFF_API)
      ? { ...AS_STAFF, 'If-Match': '"x"' }
      : { 'Sec-Fetch-Site': 'same-origin' }),
    ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(ENDLESS) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  pour()
  return promise
}

describe('no call takes in what has no end', () => {
  test('every route is one of them', () => {
    const paths = calls.map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(150)
    expect(paths).toContain('/illusde/api/admin/pictures')
    expect(paths).toContain('/illusde/api/admin/images/1/original')
    expect(paths).toContain('/illusde/api/auth/none')
    expect(paths).toContain('/kontakt')
  })

  test('a body that says that it is too large is refused before it is read', async () => {
    const wrong: unknown[] = []
    for (const call of calls) {
      const { status, closed, sent } = await flood(call, 'said')
      const isRefused = hasReader(call.path) ? status >= 400 && status < 500 : status === 413
      if (!isRefused || !closed || sent > ON_THE_WAY) wrong.push({ ...call, status, closed, sent })
    }
    expect(wrong).toEqual([])
  })

  test('what may be large is let through', async () => {
    for (const path of ['/kontakt', '/kontakt/artist', '/en/kontakt/artist', '/illusde/api/contact']) {
      const body = new FormData()
      body.append('attachment', new Blob([Buffer.alloc(MEGABYTE, 'x')]), 'work.pdf')
      const answer = await fetch(agency.address + path, { method: 'POST', body })
      expect([path, answer.status]).not.toEqual([path, 413])
    }
  })

  test('one that does not say how long it is, is refused or cut off', async () => {
    const wrong: unknown[] = []
    const memory = process.memoryUsage().rss
    for (const call of calls) {
      const { status, closed, sent } = await flood(call, 'unknown')
      if (status < 400 || status > 499 || !closed || sent > LARGEST + ON_THE_WAY)
        wrong.push({ ...call, status, closed, sent })
    }
    expect(wrong).toEqual([])
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * MEGABYTE)
  })
})
