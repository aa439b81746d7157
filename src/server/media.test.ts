import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openVariants } from '#agency/imaging/variants.server.ts'
import { aPicture, openTestDrawer, openTestFiles, openTestLog, testLicensor } from '#tests/pictures.ts'
import { mediaRoutes } from './media.ts'

const work = aPicture({ id: 812 })
const hero = aPicture({ id: 7, phonePictureId: 8, watermarked: false })
const phoneHero = aPicture({ id: 8, contentVersion: 'phone', watermarked: false })
const moving = aPicture({ id: 5, frames: 3 })
const missing = aPicture({ id: 6, original: { kind: 'file', key: 'originals/6.png' }, format: 'png' })
const news = aPicture({ id: 9, fileName: 'messe-2024.jpg', watermarked: false })
const sign = aPicture({ id: 10, fileName: 'schild.png', watermarked: false })
const pictures = [work, hero, phoneHero, moving, missing, news, sign]

async function openTestMedia() {
  const store = await openTestFiles()
  const drawers = openTestDrawer(3)
  const { log, named } = openTestLog()
  const { draw } = drawers
  const media = mediaRoutes({
    findPicture: (id) => pictures.find((picture) => picture.id === id) ?? null,
    findPictureByFileName: (name) => pictures.find(({ fileName }) => fileName === name) ?? null,
    variants: openVariants({ files: store.files, draw, concurrency: 2, log, licensor: testLicensor }),
  })
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    media.request(address, { method, headers })
  return { ask, named, widths: drawers.widths, [Symbol.asyncDispose]: store[Symbol.asyncDispose] }
}

const factsOf = async (answer: Response) => sharp(await answer.arrayBuffer()).metadata()

describe('a picture is answered', () => {
  test.each([
    ['/dmedia/webp/320/812.webp', 'webp', 320],
    ['/dmedia/webp/2400/812.webp', 'webp', 2400],
    ['/dmedia/webp/1800/7.webp', 'webp', 1800],
    ['/media/320/812.jpg', 'jpeg', 320],
    ['/media/1280/812.jpg', 'jpeg', 1280],
    ['/media/misc/denews/640/messe-2024.jpg', 'jpeg', 640],
    ['/media/misc/denews/1600/messe-2024.jpg', 'jpeg', 1600],
    ['/media/misc/denews/640/schild.png', 'webp', 640],
  ])('at %s as %s', async (address, format, width) => {
    await using media = await openTestMedia()
    const answer = await media.ask(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(`image/${format}`)
    expect(await factsOf(answer)).toMatchObject({ format, width })
  })

  test('moving in webp, still in its preview', async () => {
    await using media = await openTestMedia()
    expect((await factsOf(await media.ask('/dmedia/webp/320/5.webp?v=abc.gif'))).pages).toBe(3)
    expect((await factsOf(await media.ask('/media/320/5.jpg'))).pages).toBeUndefined()
  })

  test('with headers that say what it is and reserve its mining', async () => {
    await using media = await openTestMedia()
    const { headers } = await media.ask('/dmedia/webp/320/812.webp')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'inline',
      'content-length': expect.stringMatching(/^[1-9]\d+$/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'tdm-reservation': '1',
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
    })
  })
})

test("a hero's address for phones answers its phone picture, all others the hero itself", async () => {
  await using media = await openTestMedia()
  const heroOnPhones = await (await media.ask('/media/640/7.jpg')).arrayBuffer()
  const phonePicture = await (await media.ask('/media/640/8.jpg')).arrayBuffer()
  expect(Buffer.from(heroOnPhones)).toEqual(Buffer.from(phonePicture))
  expect(media.widths).toEqual([640])
  await media.ask('/media/960/7.jpg')
  expect(media.widths).toEqual([640, 960])
})

describe('browsers may keep', () => {
  test.each([
    ['/dmedia/webp/320/812.webp?v=abc', 'public, max-age=31536000, immutable'],
    ['/dmedia/webp/320/812.webp?v=abc.gif', 'public, max-age=31536000, immutable'],
    ['/media/640/7.jpg?v=phone', 'public, max-age=31536000, immutable'],
    ['/media/640/7.jpg?v=abc', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/320/812.webp?v=old', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/320/812.webp', 'public, max-age=60, stale-while-revalidate=86400'],
  ])('%s: %s', async (address, expected) => {
    await using media = await openTestMedia()
    expect((await media.ask(address)).headers.get('Cache-Control')).toBe(expected)
  })

  test('what they have when its tag still holds', async () => {
    await using media = await openTestMedia()
    const etag = (await media.ask('/dmedia/webp/320/812.webp')).headers.get('ETag') ?? ''
    const again = await media.ask('/dmedia/webp/320/812.webp', { 'If-None-Match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(etag)
    expect(await again.text()).toBe('')
    expect((await media.ask('/dmedia/webp/320/812.webp', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('a part of a picture', () => {
  const address = '/dmedia/webp/320/812.webp'

  test('holds exactly the bytes asked for', async () => {
    await using media = await openTestMedia()
    const whole = Buffer.from(await (await media.ask(address)).arrayBuffer())
    const part = await media.ask(address, { Range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${whole.length}`)
    expect(part.headers.get('Content-Length')).toBe('10')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
  })

  test('beyond its end is refused with its length', async () => {
    await using media = await openTestMedia()
    const length = (await media.ask(address)).headers.get('Content-Length')
    const answer = await media.ask(address, { Range: 'bytes=99999999-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('Content-Range')).toBe(`bytes */${length}`)
  })

  test('is the whole when the asker holds other bytes', async () => {
    await using media = await openTestMedia()
    const etag = (await media.ask(address)).headers.get('ETag') ?? ''
    expect((await media.ask(address, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await media.ask(address, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200)
  })
})

test('HEAD has the headers of GET and no body', async () => {
  await using media = await openTestMedia()
  const [got, head] = [
    await media.ask('/media/320/812.jpg'),
    await media.ask('/media/320/812.jpg', {}, 'HEAD'),
  ]
  expect(head.status).toBe(200)
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
  expect(await head.text()).toBe('')
})

describe('there is no picture', () => {
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
    ...[
      '/dmedia/webp/640/812.jpg',
      '/media/640/812.webp',
      '/dmedia/webp/640/812',
      '/dmedia/webp/640/',
      '/media',
      '/media/',
    ],
    ...[
      '/dmedia/png/640/812.png',
      '/media/640/812.jpg/',
      '/media/640/812.JPG',
      '/media/misc/denews/960/messe-2024.jpg',
    ],
    ...[
      '/media/misc/denews/640/MESSE-2024.jpg',
      '/media/misc/frnews/640/messe-2024.jpg',
      '/media/640/812.jpg%3Fv=abc',
    ],
  ]

  test.each(addresses.map((address) => [address.slice(0, 70), address]))('at %s', async (_, address) => {
    await using media = await openTestMedia()
    const answer = await media.ask(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(await answer.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } })
    expect(media.widths).toEqual([])
  })

  test('where the original is missing: not kept, logged once', async () => {
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
