import { describe, expect, test } from 'vitest'
import { readDataImage, readDataImageInJson } from './receive-reference-picture.server.ts'

test.each([
  ['data:image/png;base64,AAEC/w==', [0, 1, 2, 255]],
  ['data:image/png;base64,AAEC%2Fw%3D%3D', [0, 1, 2, 255]],
  ['data:image/png;name=a;base64 ,AAEC/w', [0, 1, 2, 255]],
  ['data:image/gif,GIF%00%ff', [71, 73, 70, 0, 255]],
  ['data:image/gif,%41%4%zz%', [65, 37, 52, 37, 122, 122, 37]],
  ['data:image/png;base64,', []],
  ['data:image/png', []],
  ['data:image/png;base64,%%%', []],
])('%s holds these bytes', (address, bytes) => {
  expect([...readDataImage(address)]).toEqual(bytes)
})

describe('a data image in JSON', () => {
  const long = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7) % 256))

  test.each([
    ['as browsers write it', JSON.stringify({ url: `data:image/png;base64,${long.toString('base64')}` })],
    ['with blanks around it', `{ "url" : "data:image/png;base64,${long.toString('base64')}" }\n`],
  ])('%s is decoded', async (_, json) => {
    expect((await readDataImageInJson(Buffer.from(json)))?.equals(long)).toBe(true)
  })

  test.each([
    ['another address', '{"url":"https://a.example/b.png"}'],
    ['escapes of JSON', '{"url":"data:image/png;base64,AA\\/C"}'],
    ['escapes of addresses', '{"url":"data:image/png;base64,AA%2FC"}'],
    ['blanks among the letters', `{"url":"data:image/png;base64, ${long.toString('base64')}"}`],
    ['something beside it', '{"url":"data:image/png;base64,AAAA","b":"c"}'],
    ['torn JSON', '{"url":"data:image/png;base64,AAAA'],
    ['nothing', ''],
  ])('%s is read as text', async (_, json) => {
    expect(await readDataImageInJson(Buffer.from(json))).toBeNull()
  })
})
