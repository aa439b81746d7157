import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchGuarded, type Guard, PUBLIC_WEB } from './fetch-guarded.server.ts'

const LIMITS = { mostBytes: 1_000, withinMs: 5_000, mostRedirects: 3, accept: 'image/*' }

let port = 0
let requested: string[] = []
let answer: RequestListener = () => {}
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  answer(request, response)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  requested = []
})

/** `PUBLIC_WEB`, except that one name leads to the test server. */
function guardOf(differences: Partial<Guard> = {}): Guard {
  return {
    resolve: async (host, signal) => {
      if (host === 'pictures.example') return [{ address: '127.0.0.1', family: 4 }]
      return PUBLIC_WEB.resolve(host, signal)
    },
    mayConnect: (address, requested) => requested === port || PUBLIC_WEB.mayConnect(address, requested),
    ...differences,
  }
}

function fetchPicture(path: string, limits: Partial<typeof LIMITS> = {}) {
  return fetchGuarded(`http://pictures.example:${port}${path}`, guardOf(), { ...LIMITS, ...limits })
}

describe('what is fetched', () => {
  test('is returned unchanged', async () => {
    answer = (_, response) => response.end('picture')
    const fetched = await fetchPicture('/a.jpg')
    expect(fetched).toEqual({ outcome: 'fetched', bytes: Buffer.from('picture') })
    expect(requested).toEqual(['/a.jpg'])
  })

  test('sends no header about the visitor', async () => {
    let headers = {}
    answer = (request, response) => {
      headers = request.headers
      response.end()
    }
    await fetchPicture('/')
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  test('is decompressed when the server compresses it nevertheless', async () => {
    answer = (_, response) => {
      response.setHeader('Content-Encoding', 'gzip')
      response.end(gzipSync('picture'))
    }
    expect(await fetchPicture('/')).toEqual({ outcome: 'fetched', bytes: Buffer.from('picture') })
  })

  test('may be three redirects away', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < 3) response.writeHead(302, { Location: `/${step + 1}` })
      response.end('picture')
    }
    expect(await fetchPicture('/0')).toMatchObject({ outcome: 'fetched' })
    expect(requested).toEqual(['/0', '/1', '/2', '/3'])
  })
})

describe('what exceeds a limit is refused', () => {
  test('a fourth redirect', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/again' }).end()
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'unreachable' })
    expect(requested).toHaveLength(4)
  })

  test('more bytes than allowed, counted while they arrive', async () => {
    answer = (_, response) => {
      response.on('error', () => {})
      response.writeHead(200)
      const timer = setInterval(() => response.write('a'.repeat(400)), 1)
      response.on('close', () => clearInterval(timer))
    }
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'too-large' })
  })

  test('a Content-Length that is too large', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Length': 1_001 }).end('a'.repeat(1_001))
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'too-large' })
  })

  test('few bytes that decompress to many', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000))
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed)
    expect(await fetchPicture('/', { mostBytes: 1_000_000 })).toEqual({
      outcome: 'refused',
      reason: 'too-large',
    })
  })

  test('a response that does not come, or stops', async () => {
    answer = () => {}
    expect(await fetchPicture('/', { withinMs: 50 })).toEqual({ outcome: 'refused', reason: 'too-slow' })
    answer = (_, response) => response.writeHead(200).write('a')
    expect(await fetchPicture('/', { withinMs: 50 })).toEqual({ outcome: 'refused', reason: 'too-slow' })
  })

  test('a resolver that does not respond', async () => {
    const guard = guardOf({ resolve: () => new Promise(() => {}) })
    const fetched = await fetchGuarded('http://pictures.example/', guard, { ...LIMITS, withinMs: 50 })
    expect(fetched).toEqual({ outcome: 'refused', reason: 'too-slow' })
  })
})

test.each([
  ['404', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(404).end()],
  ['500', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(500).end()],
  [
    'broken compression',
    (_: unknown, response: Parameters<RequestListener>[1]) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no'),
  ],
  ['a hang-up', (_: unknown, response: Parameters<RequestListener>[1]) => response.socket?.destroy()],
  [
    'half a response',
    (_: unknown, response: Parameters<RequestListener>[1]) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('a', () => response.socket?.destroy())
    },
  ],
])('%s is unreachable', async (_, respond) => {
  answer = (request, response) => void respond(request, response)
  expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'unreachable' })
})

describe('a redirect is checked like the first address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://2130706433/',
    'file:///etc/passwd',
    'ftp://pictures.example/',
    'gopher://127.0.0.1:6379/_INFO',
    'http://user:password@pictures.example/',
    'http://pictures.example:22/',
  ])('%s', async (to) => {
    answer = (_, response) => response.writeHead(302, { Location: to }).end()
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'forbidden' })
    expect(requested).toEqual(['/'])
  })
})

test('a name is resolved once, and the connection goes to the checked address', async () => {
  const addresses = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]]
  let lookups = 0
  const guard = guardOf({ resolve: async () => addresses[lookups++] ?? [] })
  answer = (_, response) => response.end('picture')
  const fetched = await fetchGuarded(`http://rebinding.example:${port}/`, guard, LIMITS)
  expect([fetched.outcome, lookups]).toEqual(['fetched', 1])
})
