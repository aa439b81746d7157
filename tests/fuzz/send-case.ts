import { Agent, request as open } from 'node:http'
import {
  encodeBody,
  FORMER_ID,
  FORMER_LOCATION,
  type FuzzCase,
  type FuzzRequest,
  fillIn,
  type Made,
  NEXT_LENGTH,
} from './fuzz-request.ts'

export type FuzzAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The beginning of the body, as text. */
  body: string
  isWhole: boolean
  ms: number
}

export type SendNeeds = {
  address: string
  made: Made
  /** Cookies of a member of staff. */
  staffCookie: () => string
  /** Each case comes from a network of its own, so that limits do not hide what is behind them. */
  network: string
}

/** Longer than any limit of the site. */
const ANSWERED_WITHIN_MS = 30_000
/** Enough of every answer to see a stack, a path or a statement in it. */
const LONGEST_SEEN_BYTES = 2 * 1024 * 1024
/** What Node would refuse to send at all. */
const UNSENDABLE_IN_PATH = /[^\u0021-\u00ff]/g
const UNSENDABLE_IN_HEADER = /[^\t\x20-\x7e\x80-\xff]/g
const UNSENDABLE_IN_NAME = /[^\w!#$%&'*+.^`|~-]/g

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends the steps one after the other and answers with what came. @throws Error when one was not answered. */
export async function sendCase({ steps }: FuzzCase, needs: SendNeeds): Promise<FuzzAnswer[]> {
  const answers: FuzzAnswer[] = []
  const made = new Map(needs.made)
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1]?.body
    made.set(NEXT_LENGTH, String(next ? encodeBody(next, made).bytes.length : 0))
    const answer = await sendStep(step, { ...needs, made })
    answers.push(answer)
    made.set(FORMER_LOCATION, String(answer.headers.location ?? '/nowhere'))
    made.set(FORMER_ID, idIn(answer.body))
  }
  return answers
}

async function sendStep(step: FuzzRequest, needs: SendNeeds): Promise<FuzzAnswer> {
  const headers: [string, string][] = [['X-Forwarded-For', needs.network], ...step.headers]
  if (step.isStaff) headers.push(['Cookie', needs.staffCookie()], ['Sec-Fetch-Site', 'same-origin'])
  if (step.revisionOf !== null) headers.push(['If-Match', await readRevision(step.revisionOf, needs)])
  const encoded = step.body && encodeBody(step.body, needs.made)
  if (encoded && !headers.some(([name]) => name.toLowerCase() === 'content-type'))
    headers.push(['Content-Type', encoded.type])
  return send(needs.address, {
    method: step.method,
    path: fillIn(step.path, needs.made),
    headers: headers.map(([name, value]) => [name, fillIn(value, needs.made)]),
    bytes: encoded?.bytes ?? null,
  })
}

async function readRevision(path: string, needs: SendNeeds): Promise<string> {
  const headers: [string, string][] = [
    ['Cookie', needs.staffCookie()],
    ['Sec-Fetch-Site', 'same-origin'],
  ]
  const { body } = await send(needs.address, { method: 'GET', path, headers, bytes: null })
  return `"${/"Revision":"([^"]*)"/.exec(body)?.[1] ?? 'none'}"`
}

type Sent = { method: string; path: string; headers: [string, string][]; bytes: Buffer | null }

function send(address: string, { method, path, headers, bytes }: Sent): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>()
  const { hostname, port } = new URL(address)
  const started = performance.now()
  const sending = open({
    agent,
    hostname,
    port,
    method,
    path: path.replace(UNSENDABLE_IN_PATH, (sign) => encodeURIComponent(sign.toWellFormed())) || '/',
    headers: sendable(headers, bytes),
    timeout: ANSWERED_WITHIN_MS,
  })
  sending.on('response', (response) => {
    const parts: Buffer[] = []
    let length = 0
    const answer = (isWhole: boolean) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(parts).toString(),
        isWhole: isWhole && response.complete && length <= LONGEST_SEEN_BYTES,
        ms: performance.now() - started,
      })
    response.on('data', (part: Buffer) => {
      length += part.length
      if (length <= LONGEST_SEEN_BYTES) parts.push(part)
    })
    response.on('end', () => answer(true))
    response.on('error', () => answer(false))
    // A stream of events never ends.
    if (response.headers['content-type']?.startsWith('text/event-stream')) {
      answer(false)
      response.destroy()
    }
  })
  sending.on('timeout', () => sending.destroy(new Error(`no answer within ${ANSWERED_WITHIN_MS} ms`)))
  sending.on('error', reject)
  sending.end(bytes ?? undefined)
  return promise
}

/** As flat list, so that a header can be there twice. */
function sendable(headers: readonly [string, string][], bytes: Buffer | null): string[] {
  const flat = headers.flatMap(([name, value]) => [
    name.replace(UNSENDABLE_IN_NAME, '') || 'X-Empty',
    value.replace(UNSENDABLE_IN_HEADER, ''),
  ])
  return [...flat, 'Host', 'localhost', ...(bytes ? ['Content-Length', String(bytes.length)] : [])]
}

function idIn(body: string): string {
  return /"(?:Id|id)":\s*"?([\w-]+)/.exec(body)?.[1] ?? 'none'
}
