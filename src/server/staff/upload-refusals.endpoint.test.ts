import { beforeAll, describe, expect, test } from 'vitest'
import type { TestAgency } from '#tests/open-test-agency.ts'
import { aPainting, HEIC_PHOTO } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { AS_COLLEAGUE, openUploadAgency } from '#tests/upload-agency.ts'
import { announce, aSheet, askOffset, sendPart, UPLOADS, untilState, upload } from '#tests/uploads.ts'

let agency: TestAgency
let artist: string

beforeAll(async () => {
  const world = await openUploadAgency()
  ;({ agency, artist } = world)
  return () => world[Symbol.asyncDispose]()
})

describe('refused', () => {
  let bomb: Buffer
  beforeAll(async () => {
    bomb = await aSheet('#000000', 9_000, 9_000)
  })
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['text that calls itself a picture', () => Buffer.from('not a picture at all'), 'not-an-image'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'svg'],
    ['half a photo of a telephone', () => HEIC_PHOTO.subarray(0, 1_500), 'cut-off'],
    ['what only calls itself one', () => Buffer.from('\0\0\0\x14ftypheic\0\0\0\0heic'), 'not-an-image'],
    ['a small file of very many pixels', () => bomb, 'too-large'],
    [
      'half a picture',
      async () => (await aPainting(400, 400).png().toBuffer()).subarray(0, 9_000),
      'cut-off',
    ],
  ]
  test.each(cases)('%s', async (_, make, reason) => {
    const id = await upload(agency, await make(), { filename: 'bild.png', artist })
    expect((await untilState(agency, id, 'refused')).Refusal).toBe(reason)
  })

  test('a work of an artist who does not exist', async () => {
    const id = await upload(agency, await aSheet('#00ff00'), { artist: '999' })
    expect((await untilState(agency, id, 'refused')).Refusal).toBe('no-such-artist')
  })

  test('an upload announced as too large, as empty, or without an artist', async () => {
    const large = await announce(agency, 50 * 1024 * 1024 + 1, { artist })
    const nothing = await announce(agency, 0, { artist })
    const nobodys = await announce(agency, 10, { filename: 'a.png' })
    expect([large.status, nothing.status, nobodys.status]).toEqual([413, 422, 422])
  })

  test('more bytes than were announced', async () => {
    const location = (await announce(agency, 10, { artist })).headers.get('Location') ?? ''
    expect((await sendPart(agency, location, Buffer.alloc(1_000), 0)).status).toBe(413)
  })

  test('somebody else’s upload: it cannot be continued, queried, listed or removed', async () => {
    const location = (await announce(agency, 10, { artist })).headers.get('Location') ?? ''
    const id = location.split('/').at(-1)
    expect(await askOffset(agency, location, AS_COLLEAGUE)).toBeNull()
    expect((await sendPart(agency, location, Buffer.alloc(10), 0, AS_COLLEAGUE)).status).toBe(404)
    expect(await (await agency.get(UPLOADS, AS_COLLEAGUE)).json()).toEqual({ data: [] })
    const removed = await fetch(`${agency.address}${UPLOADS}/${id}`, {
      method: 'DELETE',
      headers: { ...AS_STAFF, ...AS_COLLEAGUE },
    })
    expect(removed.status).toBe(404)
    expect(await askOffset(agency, location)).toBe(0)
  })

  test('a request without a session', async () => {
    const begun = await announce(agency, 10, {}, { Cookie: '' })
    expect(begun.status).toBe(401)
  })
})
