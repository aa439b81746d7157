import { describe, expect, test } from 'vitest'
import { fetchGuarded, type Guard, PUBLIC_WEB } from './fetch-guarded.server.ts'

const LIMITS = { mostBytes: 1_000, withinMs: 5_000, mostRedirects: 3, accept: 'image/*' }

describe('a forbidden address is refused', () => {
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
  ])('%j is malformed', async (address) => {
    expect(await fetchGuarded(address, guard, LIMITS)).toEqual({ outcome: 'refused', reason: 'malformed' })
  })

  test('a host name that does not exist', async () => {
    expect(await fetchGuarded('http://nobody.example/', guard, LIMITS)).toEqual({
      outcome: 'refused',
      reason: 'unreachable',
    })
  })
})
