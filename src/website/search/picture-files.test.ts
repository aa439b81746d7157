import { describe, expect, test } from 'vitest'
import {
  isPictureText,
  mayBePicture,
  readAddress,
  readIntoField,
  readTransfer,
  type Transfer,
} from './picture-files.ts'

const ORIGIN = 'https://www.zeichner.example'
const DOT = 'R0lGODlhAQABAAAAACw='

function transfer(data: Record<string, string>, files: File[] = []): Transfer {
  return {
    types: [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])],
    files,
    getData: (type) => data[type] ?? '',
  }
}

function aFile(name: string, type: string): File {
  return new File(['x'], name, { type })
}

describe('an address', () => {
  test.each([
    'https://pictures.example/whale.jpg',
    'https://pictures.example/whale.JPEG',
    'http://pictures.example/a/b.png?size=2',
    'https://pictures.example/whale.gif#top',
    'https://pictures.example/whale.webp',
    'https://pictures.example/show?file=whale.png',
  ])('that ends like a picture is taken: %s', (address) => {
    expect(readAddress(address, ORIGIN)).toEqual({ kind: 'address', address })
  })

  test.each([
    'https://pictures.example/whale',
    'https://pictures.example/whale.svg',
    'https://pictures.example/whale.jpg.html',
    'https://pictures.example/?imgurl=javascript:alert(1)',
    'https://pictures.example/?imgurl=',
    `${ORIGIN}/allezeichner`,
  ])('that does not is refused: %s', (address) => {
    expect(readAddress(address, ORIGIN)).toEqual({ kind: 'refused', reason: 'not-an-address' })
  })

  test.each([
    '',
    'whale.jpg',
    'file:///c:/whale.jpg',
    'blob:https://a.example/1',
    'javascript:1//a.png',
    'a whale',
  ])('that is none is nothing: %j', (text) => {
    expect(readAddress(text, ORIGIN)).toEqual({ kind: 'nothing' })
  })

  test('of a search engine is taken out of its link', () => {
    const link = 'https://search.example/imgres?imgurl=https%3A%2F%2Fpictures.example%2Fwhale&h=3'
    expect(readAddress(link, ORIGIN)).toEqual({ kind: 'address', address: 'https://pictures.example/whale' })
  })

  test.each([
    [`${ORIGIN}/dmedia/webp/640/812.webp?v=abc`, 812],
    [`${ORIGIN}/illustrator/ada-moor?bild=7`, 7],
  ])('of our own, %s, is that image', (address, imageId) => {
    expect(readAddress(address, ORIGIN)).toEqual({ kind: 'own', imageId })
  })
})

describe('a data image', () => {
  test('is decoded here', async () => {
    const read = readAddress(`data:image/gif;base64,${DOT}`, ORIGIN)
    if (read.kind !== 'file') throw new Error(`It was read as ${read.kind}.`)
    expect(read.file.type).toBe('image/gif')
    const bytes = new Uint8Array(await read.file.arrayBuffer())
    expect(Buffer.from(bytes).toString('base64')).toBe(DOT)
  })

  test.each(['data:image/png;base64,***', 'data:image/svg+xml,%E0%A4%A'])(
    'that is broken is refused: %s',
    (text) => {
      expect(readAddress(text, ORIGIN)).toEqual({ kind: 'refused', reason: 'not-an-image' })
    },
  )

  test('must say that it is an image', () => {
    expect(readAddress('data:text/html,<b>', ORIGIN)).toEqual({ kind: 'nothing' })
  })
})

describe('what is dropped or pasted', () => {
  test('is the first picture among the files', () => {
    const picture = aFile('b.png', 'image/png')
    expect(readTransfer(transfer({}, [aFile('a.pdf', 'application/pdf'), picture]), ORIGIN)).toEqual({
      kind: 'file',
      file: picture,
    })
  })

  test('is a photo of a telephone also where the system knows no type of it', () => {
    const photo = aFile('IMG_0001.HEIC', '')
    expect(readTransfer(transfer({}, [photo]), ORIGIN)).toEqual({ kind: 'file', file: photo })
  })

  test('is refused when none of the files is a picture', () => {
    expect(readTransfer(transfer({}, [aFile('a.jpg', 'text/plain')]), ORIGIN)).toEqual({
      kind: 'refused',
      reason: 'not-an-image',
    })
  })

  test('is the picture of a dragged piece of a page rather than the link around it', () => {
    const html = '<a href="https://a.example/page"><img alt="" src="https://a.example/x.png?a=1&amp;b=2"></a>'
    const dropped = transfer({ 'text/html': html, 'text/uri-list': 'https://a.example/page' })
    expect(readTransfer(dropped, ORIGIN)).toEqual({
      kind: 'address',
      address: 'https://a.example/x.png?a=1&b=2',
    })
  })

  test('is the first address of a list, without its comments', () => {
    const dropped = transfer({
      'text/uri-list': '# a whale\r\nhttps://a.example/x.jpg\r\nhttps://a.example/y.jpg',
    })
    expect(readTransfer(dropped, ORIGIN)).toEqual({ kind: 'address', address: 'https://a.example/x.jpg' })
  })

  test('is our own image, even where the browser brings it as a file, too', () => {
    const html = '<img src="/dmedia/webp/640/812.webp?v=a">'
    const dropped = transfer({ 'text/html': html }, [aFile('812.webp', 'image/webp')])
    expect(readTransfer(dropped, ORIGIN)).toEqual({ kind: 'own', imageId: 812 })
  })

  test('is nothing when it is only words', () => {
    expect(readTransfer(transfer({ 'text/plain': 'Aquarell' }), ORIGIN)).toEqual({ kind: 'nothing' })
    expect(readTransfer(transfer({}), ORIGIN)).toEqual({ kind: 'nothing' })
  })
})

test.each([
  [' https://a.example/x.png\n', true],
  [`data:image/gif;base64,${DOT}`, true],
  [`${ORIGIN}/dmedia/webp/640/812.webp`, true],
  ['https://a.example/page', false],
  ['Ein Wal.jpg unter Wasser', false],
  ['', false],
])('the text %j is the address of a picture: %s', (text, isPicture) => {
  expect(isPictureText(transfer({ 'text/plain': text }), ORIGIN)).toBe(isPicture)
})

test('before it is dropped, its kinds tell whether it may be a picture', () => {
  expect(
    ['Files', 'text/uri-list', 'text/html', 'text/plain'].map((type) => mayBePicture({ types: [type] })),
  ).toEqual([true, true, true, false])
})

describe('into the field of a search', () => {
  const html = '<p><img src="https://a.example/x.png">Ada Moor</p>'

  test('words are words, also with a picture in their markup', () => {
    const copied = transfer({ 'text/plain': 'Ada Moor', 'text/html': html })
    expect(readIntoField(copied, ORIGIN)).toEqual({ kind: 'nothing' })
  })

  test.each([
    [transfer({ 'text/plain': ' https://a.example/x.png ' })],
    [transfer({ 'text/html': html })],
    [transfer({ 'text/uri-list': 'https://a.example/page', 'text/html': html, 'text/plain': 'x' })],
  ])('an address or a picture is searched by: %o', (brought) => {
    expect(readIntoField(brought, ORIGIN)).toEqual({ kind: 'address', address: 'https://a.example/x.png' })
  })
})
