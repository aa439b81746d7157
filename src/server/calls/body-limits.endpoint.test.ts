import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openResponseCache } from '#server/edge/finish-response.ts'
import { openMetrics } from '#server/health/metrics.ts'
import { builtWebsite } from '#server/pages/website.ts'
import { STAFF_API } from '#site/api-paths.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'

const MEGABYTE = 1024 * 1024
const ENDLESS = 300 * MEGABYTE
/** Socket buffers of the operating system on both sides, with some margin. */
const SOCKET_BUFFERS = 16 * MEGABYTE
/** The largest limit of any call, with what the reader of the largest form adds. */
const LARGEST = 128 * MEGABYTE
const MOST_TRIES = 5
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

let agency: TestAgency
let calls: { method: string; path: string }[]

beforeAll(async () => {
  agency = await openTestAgency({ authService: openAuth })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  calls = everyCall()
  return () => agency[Symbol.asyncDispose]()
})

/**
 * Taken from the routes themselves, so that every call is covered; a route that matches all stands for unknown
 * addresses.
 */
function everyCall() {
  const app = createApp({
    services: agency.services,
    metrics: openMetrics([]),
    isClosing: () => false,
    responseCache: openResponseCache(async () => {}),
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

/** The forms with files: their reader counts by itself, and what is sent here is not a form. */
function hasReader(path: string): boolean {
  return /^(?:(?:\/en)?\/(?:kontakt|contact|image-search)(?:\/1|\.data)?|\/illusde\/api\/(?:contact|artist-application))$/.test(
    path,
  )
}

type Outcome = { status: number; closed: boolean; sent: number }

/** The response may be lost when the connection closes while the client is still sending, so this tries again. */
async function flood(call: { method: string; path: string }, length: string): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await sendOnce(call, length)
    if (outcome.status !== 0 || tries === MOST_TRIES) return outcome
  }
}

/** Sends as much as the other side accepts, and reads its response. */
function sendOnce({ method, path }: { method: string; path: string }, length: string): Promise<Outcome> {
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

describe('no call reads an endless body', () => {
  test('every route is covered', () => {
    const paths = calls.map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(150)
    expect(paths).toContain('/illusde/api/admin/pictures')
    expect(paths).toContain('/illusde/api/admin/images/1/original')
    expect(paths).toContain('/illusde/api/auth/none')
    expect(paths).toContain('/kontakt')
  })

  test('a body whose Content-Length is too large is refused unread', async () => {
    const wrong: unknown[] = []
    for (const call of calls) {
      const { status, closed, sent } = await flood(call, 'said')
      const isRefused = hasReader(call.path) ? status >= 400 && status < 500 : status === 413
      if (!isRefused || !closed || sent > SOCKET_BUFFERS) wrong.push({ ...call, status, closed, sent })
    }
    expect(wrong).toEqual([])
  })

  test('calls that may be large are accepted', async () => {
    for (const path of ['/kontakt', '/kontakt/artist', '/en/kontakt/artist', '/illusde/api/contact']) {
      const body = new FormData()
      body.append('attachment', new Blob([Buffer.alloc(MEGABYTE, 'x')]), 'work.pdf')
      const answer = await fetch(agency.address + path, { method: 'POST', body })
      expect([path, answer.status]).not.toEqual([path, 413])
    }
  })

  test('a body of unknown length is refused or cut off', async () => {
    const wrong: unknown[] = []
    const memory = process.memoryUsage().rss
    for (const call of calls) {
      const { status, closed, sent } = await flood(call, 'unknown')
      if (status < 400 || status > 499 || !closed || sent > LARGEST + SOCKET_BUFFERS)
        wrong.push({ ...call, status, closed, sent })
    }
    expect(wrong).toEqual([])
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * MEGABYTE)
  })
})

test('a form that is torn is no error of ours, whatever it is sent to', async () => {
  const torn = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' }
  const failed: string[] = []
  for (const { method, path } of calls.filter((call) => CHANGING.includes(call.method))) {
    const { status } = await fetch(`${agency.address}${path}`, {
      method,
      headers,
      body: torn,
      redirect: 'manual',
    })
    if (status >= 500) failed.push(`${method} ${path}: ${status}`)
  }
  expect(failed).toEqual([])
})
