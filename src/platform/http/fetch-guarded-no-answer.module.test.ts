import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchGuarded, type Guard } from './fetch-guarded.server.ts'

const LIMITS = { mostBytes: 1_000, withinMs: 200, mostRedirects: 3, accept: 'image/*' }
const MANY = 30
/** The time for an answer that does come: enough on a machine with other work. */
const LONG_MS = 10_000

const sockets = new Set<Socket>()
let respond: (socket: Socket, path: string) => void = () => {}
let port = 0
/** Writes raw bytes to the socket, so that responses can break HTTP. */
const server = createServer((socket) => {
  sockets.add(socket)
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
  socket.once('data', (head) => respond(socket, head.toString().split(' ')[1] ?? ''))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const guard: Guard = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: (_, requested) => requested === port,
}

function fetchPicture(path = '/', withinMs = LIMITS.withinMs) {
  return fetchGuarded(`http://pictures.example:${port}${path}`, guard, { ...LIMITS, withinMs })
}

/** Writes the piece again and again, and never ends. */
function dribble(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 5)
  socket.on('close', () => clearInterval(timer))
}

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'

const NO_ANSWERS: [string, (socket: Socket) => void][] = [
  ['101 with a protocol', (socket) => socket.write(UPGRADE)],
  ['101 with a protocol and a hang-up', (socket) => socket.end(UPGRADE)],
  ['101 with nothing else', (socket) => socket.write('HTTP/1.1 101\r\n\r\n')],
  ['101 with a length', (socket) => socket.write('HTTP/1.1 101 Ok\r\nContent-Length: 5\r\n\r\nhello')],
  [
    '200 with a protocol',
    (socket) => socket.write('HTTP/1.1 200 Ok\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'),
  ],
  ['100 and then nothing', (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
  ['100 again and again', (socket) => dribble(socket, 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['103 again and again', (socket) => dribble(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')],
  ['103 and then a hang-up', (socket) => socket.end('HTTP/1.1 103 Early Hints\r\n\r\n')],
  ['nothing', () => {}],
  ['a hang-up', (socket) => socket.destroy()],
  ['an end', (socket) => socket.end()],
  ['half a status line', (socket) => socket.end('HTTP/1.1 2')],
  ['another protocol', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  ['a status of four digits', (socket) => socket.end('HTTP/1.1 2000 Ok\r\n\r\n')],
  ['a status of 0', (socket) => socket.end('HTTP/1.1 000 Ok\r\n\r\n')],
  ['a head that breaks off', (socket) => socket.end('HTTP/1.1 200 Ok\r\nContent-')],
  [
    'a head with two lengths',
    (socket) => socket.end(`HTTP/1.1 200 Ok\r\n${'Content-Length: 1\r\n'.repeat(2)}\r\na`),
  ],
  [
    'a head that never ends',
    (socket) => {
      socket.write('HTTP/1.1 200 Ok\r\n')
      dribble(socket, 'A: b\r\n')
    },
  ],
  [
    'a head of one letter at a time',
    (socket) => {
      socket.write('HTTP/1.1 200 Ok\r\nA: ')
      dribble(socket, 'b')
    },
  ],
  ['a head that is too large', (socket) => socket.write(`HTTP/1.1 200 Ok\r\nA: ${'b'.repeat(100_000)}\r\n`)],
  [
    'a body of one letter at a time',
    (socket) => {
      socket.write('HTTP/1.1 200 Ok\r\nContent-Length: 900\r\n\r\n')
      dribble(socket, 'a')
    },
  ],
  [
    'chunks that never end',
    (socket) => {
      socket.write('HTTP/1.1 200 Ok\r\nTransfer-Encoding: chunked\r\n\r\n')
      dribble(socket, '1\r\na\r\n')
    },
  ],
  [
    'trailers that never end',
    (socket) => {
      socket.write('HTTP/1.1 200 Ok\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n')
      dribble(socket, 'A: b\r\n')
    },
  ],
  ['a body that breaks off', (socket) => socket.end('HTTP/1.1 200 Ok\r\nContent-Length: 9\r\n\r\na')],
]

test.each(NO_ANSWERS)('%s ends within the time limit and closes its connection', async (_, handler) => {
  respond = handler
  const fetched = await fetchPicture()
  expect(fetched).toEqual({ outcome: 'refused', reason: expect.stringMatching(/^(unreachable|too-slow)$/) })
  await expect.poll(() => sockets.size).toBe(0)
})

test.each(NO_ANSWERS)('%s behind a redirect ends within the time limit', async (_, handler) => {
  respond = (socket, path) => {
    if (path === '/there') return handler(socket)
    socket.end('HTTP/1.1 302 Found\r\nLocation: /there\r\nContent-Length: 0\r\n\r\n')
  }
  expect(await fetchPicture()).toMatchObject({ outcome: 'refused' })
})

test('many protocol upgrades do not affect other requests', async () => {
  respond = (socket, path) => {
    if (path === '/picture') socket.end('HTTP/1.1 200 Ok\r\nContent-Length: 7\r\n\r\npicture')
    else socket.write(UPGRADE)
  }
  const refused = Promise.all(Array.from({ length: MANY }, () => fetchPicture()))
  expect(await fetchPicture('/picture', LONG_MS)).toMatchObject({ outcome: 'fetched' })
  expect(new Set((await refused).map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
  await expect.poll(() => sockets.size).toBe(0)
})

test('a flood of hints ends before the time limit', async () => {
  respond = (socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000))
  expect(await fetchPicture()).toEqual({ outcome: 'refused', reason: 'unreachable' })
})

test('the signal of a resolver is aborted at the time limit', async () => {
  let received: AbortSignal | null = null
  const silent: Guard = {
    ...guard,
    resolve: (_, signal) => {
      received = signal
      return new Promise(() => {})
    },
  }
  expect(await fetchGuarded('http://pictures.example/', silent, LIMITS)).toEqual({
    outcome: 'refused',
    reason: 'too-slow',
  })
  expect(received).toHaveProperty('aborted', true)
})
