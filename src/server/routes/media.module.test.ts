import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestMedia } from '#tests/media.ts'

const factsOf = async (answer: Response) => sharp(await answer.arrayBuffer()).metadata()

describe('a picture is sent', () => {
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

  test('with headers for its type and the reservation of mining', async () => {
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

test("a hero's address for phones returns its phone picture, all others the hero itself", async () => {
  await using media = await openTestMedia()
  const heroOnPhones = await (await media.ask('/media/640/7.jpg')).arrayBuffer()
  const phonePicture = await (await media.ask('/media/640/8.jpg')).arrayBuffer()
  expect(Buffer.from(heroOnPhones)).toEqual(Buffer.from(phonePicture))
  expect(media.widths).toEqual([640])
  await media.ask('/media/960/7.jpg')
  expect(media.widths).toEqual([640, 960])
})

describe('browsers may cache', () => {
  test.each([
    ['/dmedia/webp/320/812.webp?v=abc', 'public, max-age=31536000, immutable'],
    ['/dmedia/webp/320/812.webp?v=abc.gif', 'public, max-age=31536000, immutable'],
    ['/media/640/7.jpg?v=phone', 'public, max-age=31536000, immutable'],
    ['/media/640/7.jpg?v=abc', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/320/812.webp?v=old', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/1280/812.webp?v=abc.marked', 'public, max-age=31536000, immutable'],
    ['/dmedia/webp/1280/812.webp?v=abc', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/960/812.webp?v=abc.marked', 'public, max-age=60, stale-while-revalidate=86400'],
    ['/dmedia/webp/320/812.webp', 'public, max-age=60, stale-while-revalidate=86400'],
  ])('%s: %s', async (address, expected) => {
    await using media = await openTestMedia()
    expect((await media.ask(address)).headers.get('Cache-Control')).toBe(expected)
  })

  test('what they have while its ETag matches', async () => {
    await using media = await openTestMedia()
    const etag = (await media.ask('/dmedia/webp/320/812.webp')).headers.get('ETag') ?? ''
    const again = await media.ask('/dmedia/webp/320/812.webp', { 'If-None-Match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(etag)
    expect(await again.text()).toBe('')
    expect((await media.ask('/dmedia/webp/320/812.webp', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('a range of a picture', () => {
  const address = '/dmedia/webp/320/812.webp'

  test('has exactly the requested bytes', async () => {
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

  test.each(['bytes=0-9', 'bytes=99999999-'])('is nothing to HEAD: %s', async (Range) => {
    await using media = await openTestMedia()
    const length = (await media.ask(address)).headers.get('Content-Length')
    const answer = await media.ask(address, { Range }, 'HEAD')
    expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, length])
  })

  test('is the whole when the client has another version', async () => {
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
