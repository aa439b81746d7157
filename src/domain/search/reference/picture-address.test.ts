import { describe, expect, test } from 'vitest'
import { isPictureAddress, unwrapAddress } from './picture-address.ts'
import { readDataImage, readDataImageInJson } from './read-data-image.ts'

describe('what is dropped is a picture address', () => {
  test.each([
    'https://a.example/b.jpg',
    'http://a.example/b.JPEG',
    ' https://a.example/b.png ',
    'https://a.example/b.gif',
    'https://a.example/b.webp?size=large',
    'https://a.example/?file=b.webp',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://search.example/imgres?imgurl=https%3A%2F%2Fa.example%2Fb&x=1',
  ])('%s', (text) => {
    expect(isPictureAddress(text)).toBe(true)
  })
})

describe('what is dropped is not', () => {
  test.each([
    '',
    'Ein Wal.jpg unter Wasser',
    'wal.jpg',
    'https://a.example/',
    'https://a.example/b.svg',
    'https://a.example/b.jpg/page',
    'ftp://a.example/b.jpg',
    'javascript:alert(1)//b.jpg',
    'data:text/html,<img src=b.jpg>',
    'blob:https://a.example/b.jpg',
  ])('%j', (text) => {
    expect(isPictureAddress(text)).toBe(false)
  })
})

test("a search engine's link leads to the picture's own address, any other to itself", () => {
  const wrapped = 'https://search.example/imgres?imgurl=https%3A%2F%2Fa.example%2Fb.jpg%3Fw%3D1&h=2'
  expect(unwrapAddress(wrapped)).toBe('https://a.example/b.jpg?w=1')
  expect(unwrapAddress('https://a.example/b.jpg')).toBe('https://a.example/b.jpg')
  expect(unwrapAddress('no address')).toBe('no address')
})

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
