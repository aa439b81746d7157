import { expect, test } from 'vitest'
import { MOST_SEEN, type Seen } from './recently-viewed.ts'
import { mergeSeen, parseSeen } from './recently-viewed-storage.ts'

const gallery = (germanUrl: string): Seen => ({ kind: 'gallery', germanUrl, name: germanUrl })
const image: Seen = {
  kind: 'image',
  id: 7,
  contentVersion: 'v1',
  alt: '',
  artistName: 'Ada Moor',
  artistCode: 'ada-moor',
}
const artist: Seen = {
  kind: 'artist',
  code: 'ada-moor',
  name: 'Ada Moor',
  sortName: 'Moor, Ada',
  portrait: { id: 1, contentVersion: 'v1' },
}

test('entries of this visit come before earlier ones, each once', () => {
  const [linie, tusche, kinderbuch] = [gallery('linie'), gallery('tusche'), gallery('kinderbuch')]
  expect(mergeSeen([linie, tusche], [kinderbuch, linie])).toEqual([linie, tusche, kinderbuch])
  expect(mergeSeen([], [linie])).toEqual([linie])
  expect(mergeSeen([linie], [])).toEqual([linie])
})

test('a stored list is read again, without unknown fields', () => {
  const list = [artist, image, gallery('linie')]
  expect(parseSeen(JSON.parse(JSON.stringify(list)))).toEqual(list)
  expect(parseSeen([{ ...image, embedCode: '<iframe>' }])).toEqual([image])
})

test.each([
  'linie',
  {},
  [null],
  [{ kind: 'film' }],
  [{ ...image, id: '7' }],
  [{ ...image, artistCode: 5 }],
  [{ ...artist, portrait: null }],
  [{ ...artist, code: '' }],
  [gallery('linie'), { kind: 'gallery', germanUrl: 'tusche' }],
  Array.from({ length: MOST_SEEN + 1 }, (_, at) => gallery(`g${at}`)),
])('%j is invalid', (saved) => {
  expect(parseSeen(saved)).toBeNull()
})
