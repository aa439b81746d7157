import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { site } from '#site/site.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  return () => agency[Symbol.asyncDispose]()
})

const NAME = site.films.graphicRecording.file
const FILM = readFileSync(`content/films/${NAME}.mp4`)

test('a film is sent whole, with its type, and accepts ranges', async () => {
  const answer = await agency.get(`/films/${NAME}.mp4`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('video/mp4')
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), FILM)).toBe(0)
})

test('a range of a film has exactly its bytes, and one past its end is refused', async () => {
  const part = await agency.get(`/films/${NAME}.mp4`, { Range: 'bytes=100-199' })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-199/${FILM.length}`)
  expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), FILM.subarray(100, 200))).toBe(0)
  const beyond = await agency.get(`/films/${NAME}.mp4`, { Range: `bytes=${FILM.length}-` })
  expect(beyond.status).toBe(416)
})

test.each(['bytes=0-9', `bytes=${FILM.length}-`])(
  'HEAD with the range %s answers for the whole film',
  async (Range) => {
    const answer = await agency.get(`/films/${NAME}.mp4`, { Range }, 'HEAD')
    expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(FILM.length)])
    expect(answer.headers.get('Content-Range')).toBeNull()
  },
)

test('a film that the client has already is 304', async () => {
  const first = await agency.get(`/films/${NAME}.mp4`, {}, 'HEAD')
  const again = await agency.get(`/films/${NAME}.mp4`, { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('a poster is a picture', async () => {
  const answer = await agency.get(`/films/${NAME}.webp`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
})

test.each(['none.mp4', '..%2f..%2fpackage.json', 'graphic-recording.txt'])(
  '/films/%s is not there',
  async (name) => {
    expect((await agency.get(`/films/${name}`)).status).toBe(404)
  },
)

test.each(Object.values(site.films))('site.config.ts has the real duration of $file', ({ file, seconds }) => {
  const bytes = readFileSync(`content/films/${file}.mp4`)
  // The film's header (ISO 14496-12, 8.2.2): units per second, then the length in units.
  const header = bytes.indexOf('mvhd') + 4
  expect(bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)).toBeCloseTo(seconds, 0)
})
