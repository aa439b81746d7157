import { describe, expect, test } from 'vitest'
import { openTestMedia } from '#tests/media.ts'

describe('404', () => {
  const widths = [
    '1800',
    '0',
    '-320',
    '+320',
    '0320',
    '320.0',
    '3e2',
    '641',
    'abc',
    '%33%32%31',
    '320%00',
    '9'.repeat(5000),
  ]
  const ids = [
    '0',
    '-1',
    '+812',
    '0812',
    '812.0',
    '8e2',
    '999',
    '99999999999999999999',
    'abc',
    '812%00',
    '8\u00b2',
    'ä',
    '9'.repeat(5000),
  ]
  const travels = [
    '..',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e%252fetc',
    '..%5c..',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
    '%ff',
  ]
  const addresses = [
    ...widths.flatMap((width) => [`/dmedia/webp/${width}/812.webp`, `/media/${width}/812.jpg`]),
    ...ids.flatMap((id) => [
      `/dmedia/webp/640/${id}.webp`,
      `/media/640/${id}.jpg`,
      `/media/misc/denews/640/${id}.jpg`,
    ]),
    ...travels.flatMap((path) => [
      `/dmedia/webp/640/${path}`,
      `/media/640%2f${path}/812.jpg`,
      `/media/misc/denews/640/${path}`,
    ]),
    '/dmedia/webp/640/812.jpg',
    '/media/640/812.webp',
    '/dmedia/webp/640/812',
    '/dmedia/webp/640/',
    '/media',
    '/media/',
    '/dmedia/png/640/812.png',
    '/media/640/812.jpg/',
    '/media/640/812.JPG',
    '/media/misc/denews/960/messe-2024.jpg',
    '/media/misc/denews/640/MESSE-2024.jpg',
    '/media/misc/frnews/640/messe-2024.jpg',
    '/media/640/812.jpg%3Fv=abc',
  ]

  test.each(addresses.map((address) => [address.slice(0, 70), address]))('at %s', async (_, address) => {
    await using media = await openTestMedia()
    const answer = await media.ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(await answer.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } })
    expect(media.widths).toEqual([])
  })

  test('where the original is missing: not cached, logged once', async () => {
    await using media = await openTestMedia()
    for (const address of ['/dmedia/webp/640/6.webp', '/media/960/6.jpg', '/dmedia/webp/640/6.webp?v=abc']) {
      const answer = await media.ask(address)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable')
    }
    expect(media.named('picture.broken')).toHaveLength(1)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is refused with the methods that are allowed',
  async (method) => {
    await using media = await openTestMedia()
    for (const address of [
      '/dmedia/webp/640/812.webp',
      '/media/640/812.jpg',
      '/media/misc/denews/640/messe-2024.jpg',
      '/media/x',
    ]) {
      const answer = await media.ask(address, {}, method)
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  },
)
