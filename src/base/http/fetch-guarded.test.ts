import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchGuarded, type Guard, PUBLIC_WEB } from './fetch-guarded.server.ts'

const LIMITS = { mostBytes: 1_000, withinMs: 5_000, mostRedirects: 3, accept: 'image/*' }

let port = 0
let asked: string[] = []
let answer: RequestListener = () => {}
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
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
  asked = []
})

/** As for the public, but for our own server under this one name. */
function guardOf(differences: Partial<Guard> = {}): Guard {
  return {
    resolve: async (host) => {
      if (host === 'pictures.example') return [{ address: '127.0.0.1', family: 4 }]
      return PUBLIC_WEB.resolve(host)
    },
    mayConnect: (address, asked) => asked === port || PUBLIC_WEB.mayConnect(address, asked),
    ...differences,
  }
}

function fetchPicture(path: string, limits: Partial<typeof LIMITS> = {}) {
  return fetchGuarded(`http://pictures.example:${port}${path}`, guardOf(), { ...LIMITS, ...limits })
}

describe('what is fetched', () => {
  test('comes as it is', async () => {
    answer = (_, response) => response.end('picture')
    const fetched = await fetchPicture('/a.jpg')
    expect(fetched).toEqual({ outcome: 'fetched', bytes: Buffer.from('picture') })
    expect(asked).toEqual(['/a.jpg'])
  })

  test('tells nothing of the visitor', async () => {
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

  test('is unpacked where it was packed all the same', async () => {
    answer = (_, response) => {
      response.setHeader('Content-Encoding', 'gzip')
      response.end(gzipSync('picture'))
    }
    expect(await fetchPicture('/')).toEqual({ outcome: 'fetched', bytes: Buffer.from('picture') })
  })

  test('is followed through three redirects', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < 3) response.writeHead(302, { Location: `/${step + 1}` })
      response.end('picture')
    }
    expect(await fetchPicture('/0')).toMatchObject({ outcome: 'fetched' })
    expect(asked).toEqual(['/0', '/1', '/2', '/3'])
  })
})

describe('what is too much is given up', () => {
  test('a fourth redirect', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/again' }).end()
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'unreachable' })
    expect(asked).toHaveLength(4)
  })

  test('more bytes than announced, counted while they come', async () => {
    answer = (_, response) => {
      response.on('error', () => {})
      response.writeHead(200)
      const timer = setInterval(() => response.write('a'.repeat(400)), 1)
      response.on('close', () => clearInterval(timer))
    }
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'too-large' })
  })

  test('an announcement of too many bytes', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Length': 1_001 }).end('a'.repeat(1_001))
    expect(await fetchPicture('/')).toEqual({ outcome: 'refused', reason: 'too-large' })
  })

  test('few bytes that unpack to many', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000))
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed)
    expect(await fetchPicture('/', { mostBytes: 1_000_000 })).toEqual({
      outcome: 'refused',
      reason: 'too-large',
    })
  })

  test('an answer that does not come, or stops', async () => {
    answer = () => {}
    expect(await fetchPicture('/', { withinMs: 50 })).toEqual({ outcome: 'refused', reason: 'too-slow' })
    answer = (_, response) => response.writeHead(200).write('a')
    expect(await fetchPicture('/', { withinMs: 50 })).toEqual({ outcome: 'refused', reason: 'too-slow' })
  })

  test('a resolver that does not answer', async () => {
    const guard = guardOf({ resolve: () => new Promise(() => {}) })
    const fetched = await fetchGuarded('http://pictures.example/', guard, { ...LIMITS, withinMs: 50 })
    expect(fetched).toEqual({ outcome: 'refused', reason: 'too-slow' })
  })
})

test.each([
  ['404', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(404).end()],
  ['500', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(500).end()],
  [
    'broken packing',
    (_: unknown, response: Parameters<RequestListener>[1]) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no'),
  ],
  ['a hang-up', (_: unknown, response: Parameters<RequestListener>[1]) => response.socket?.destroy()],
  [
    'half an answer',
    (_: unknown, response: Parameters<RequestListener>[1]) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('a', () => response.socket?.destroy())
    },
  ],
])('%s is no picture', async (_, given) => {
  answer = (request, response) => void given(request, response)
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
    expect(asked).toEqual(['/'])
  })
})

test('a name is asked for once, and the connection goes where it was checked', async () => {
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]]
  let questions = 0
  const guard = guardOf({ resolve: async () => answers[questions++] ?? [] })
  answer = (_, response) => response.end('picture')
  const fetched = await fetchGuarded(`http://rebinding.example:${port}/`, guard, LIMITS)
  expect([fetched.outcome, questions]).toEqual(['fetched', 1])
})

describe('addresses that no picture is fetched from', () => {
  const resolved: Record<string, string[]> = {
    'loopback.example': ['127.0.0.1'],
    'six.example': ['::1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'private.example': ['192.168.0.10'],
    'shared.example': ['100.64.3.4'],
    'metadata.example': ['169.254.169.254'],
    'nat64.example': ['64:ff9b::a00:1'],
    'mixed.example': ['193.99.144.80', '127.0.0.1'],
    localhost: ['127.0.0.1'],
    'localhost.': ['127.0.0.1'],
    LOCALHOST: ['127.0.0.1'],
    'xn--fiqs8s.example': ['10.1.1.1'],
  }
  const guard: Guard = {
    resolve: async (host) =>
      (resolved[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    mayConnect: PUBLIC_WEB.mayConnect,
  }

  test.each([
    'http://127.0.0.1/a.jpg',
    'http://127.0.0.1./a.jpg',
    'http://127.1/a.jpg',
    'http://127.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f000001/a.jpg',
    'http://0x7f.0x0.0x0.0x1/a.jpg',
    'http://0X7F.1/a.jpg',
    'http://0177.0.0.1/a.jpg',
    'http://017700000001/a.jpg',
    'http://0177.0x0.1/a.jpg',
    'http://0/a.jpg',
    'http://0.0.0.0/a.jpg',
    'http://00000000.1/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://167772161/a.jpg',
    'http://172.16.0.1/a.jpg',
    'http://192.168.0.1/a.jpg',
    'http://0xc0a80001/a.jpg',
    'http://100.64.0.1/a.jpg',
    'http://169.254.169.254/a.jpg',
    'http://0xa9fea9fe/a.jpg',
    'http://224.0.0.1/a.jpg',
    'http://255.255.255.255/a.jpg',
    'http://[::]/a.jpg',
    'http://[::1]/a.jpg',
    'http://[0:0:0:0:0:0:0:1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://[::ffff:7f00:1]/a.jpg',
    'http://[::127.0.0.1]/a.jpg',
    'http://[64:ff9b::127.0.0.1]/a.jpg',
    'http://[2002:7f00:1::]/a.jpg',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[fd00::1]/a.jpg',
    'http://[ff02::1]/a.jpg',
    'http://①②⑦.⓪.⓪.①/a.jpg',
    'http://127。0。0。1/a.jpg',
    'http://１２７.0.0.1/a.jpg',
    'http://%31%32%37.0.0.1/a.jpg',
    'http://127.0.0.1\t/a.jpg',
    'http:\\\\127.0.0.1\\a.jpg',
    'http:127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://localhost./a.jpg',
    'http://LOCALHOST/a.jpg',
    'http://loopback.example/a.jpg',
    'http://six.example/a.jpg',
    'https://mapped.example/a.jpg',
    'http://private.example/a.jpg',
    'http://shared.example/a.jpg',
    'http://metadata.example/a.jpg',
    'http://nat64.example/a.jpg',
    'http://mixed.example/a.jpg',
    'http://中国.example/a.jpg',
    'http://user@193.99.144.80/a.jpg',
    'http://user:password@193.99.144.80/a.jpg',
    'http://193.99.144.80@127.0.0.1/a.jpg',
    'http://193.99.144.80:22/a.jpg',
    'http://193.99.144.80:0/a.jpg',
    'http://193.99.144.80:8080/a.jpg',
    'https://193.99.144.80:6379/a.jpg',
    'ftp://193.99.144.80/a.jpg',
    'file:///etc/passwd',
    'file://127.0.0.1/etc/passwd',
    'javascript:alert(1)',
    'blob:http://193.99.144.80/1',
    'ws://193.99.144.80/',
    'data:text/html,a',
  ])('%s', async (address) => {
    expect(await fetchGuarded(address, guard, LIMITS)).toEqual({ outcome: 'refused', reason: 'forbidden' })
  })

  test.each([
    '',
    ' ',
    'picture.jpg',
    '//pictures.example/a.jpg',
    'http://',
    'http://[::1',
    'http://256.1.1.1/',
    'http://a b/',
    `http://pictures.example/${'a'.repeat(9_000)}`,
  ])('%j is no address', async (address) => {
    expect(await fetchGuarded(address, guard, LIMITS)).toEqual({ outcome: 'refused', reason: 'malformed' })
  })

  test('a name that nobody has', async () => {
    expect(await fetchGuarded('http://nobody.example/', guard, LIMITS)).toEqual({
      outcome: 'refused',
      reason: 'unreachable',
    })
  })
})
