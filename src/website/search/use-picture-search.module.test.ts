import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendPicture } from './use-picture-search.ts'

let origin = ''
let answer: (request: IncomingMessage, response: ServerResponse) => void
const PICTURE = { file: new Blob(['x'], { type: 'image/png' }) }
const NEVER = new AbortController().signal

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = createServer((request, response) => {
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})

function answerWith(status: number, body = '{}', headers: Record<string, string> = {}): void {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

test('a picture that was received has an id', async () => {
  answerWith(201, '{"id":"abc","items":[]}')
  expect(await sendPicture(PICTURE, NEVER, origin)).toEqual({ outcome: 'found', id: 'abc' })
})

test('a file goes as one part of a form, an address as JSON', async () => {
  const types: (string | undefined)[] = []
  answer = (request, response) => {
    types.push(request.headers['content-type'])
    response.writeHead(201).end('{"id":"a"}')
  }
  await sendPicture(PICTURE, NEVER, origin)
  await sendPicture({ address: 'https://a.example/x.png' }, NEVER, origin)
  expect(types).toEqual([expect.stringContaining('multipart/form-data; boundary='), 'application/json'])
})

test.each([
  [408, 'offline'],
  [413, 'too-large'],
  [415, 'not-an-image'],
  [422, 'broken'],
  [503, 'busy'],
  [500, 'failed'],
  [403, 'failed'],
])('%i means %s', async (status, reason) => {
  answerWith(status)
  expect(await sendPicture(PICTURE, NEVER, origin)).toEqual({ outcome: 'refused', reason })
})

test.each([
  ['address_forbidden', 'address-refused'],
  ['address_unreachable', 'address-refused'],
  ['broken', 'broken'],
  ['too_many_frames', 'too-many-frames'],
])('of an address, %s means %s', async (code, reason) => {
  answerWith(422, JSON.stringify({ error: { code, message: '' } }))
  const sent = await sendPicture({ address: 'https://a.example/x.png' }, NEVER, origin)
  expect(sent).toEqual({ outcome: 'refused', reason })
})

test.each([
  ['40', 40],
  ['soon', 60],
])('too many are asked to come back after %s', async (header, seconds) => {
  answerWith(429, '{}', { 'Retry-After': header })
  expect(await sendPicture(PICTURE, NEVER, origin)).toEqual({
    outcome: 'refused',
    reason: 'too-many',
    seconds,
  })
})

test.each(['{}', '[]', 'null', 'no JSON'])('an answer like %s is no answer', async (body) => {
  answerWith(201, body)
  expect(await sendPicture(PICTURE, NEVER, origin)).toMatchObject({ outcome: 'refused' })
})

test('without a connection it says so', async () => {
  const sent = await sendPicture(PICTURE, NEVER, 'http://127.0.0.1:1')
  expect(sent).toEqual({ outcome: 'refused', reason: 'offline' })
})

test('it can be stopped', async () => {
  const stopping = new AbortController()
  answer = () => stopping.abort()
  expect(await sendPicture(PICTURE, stopping.signal, origin)).toEqual({ outcome: 'stopped' })
})
