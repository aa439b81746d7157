import { expect, test, vi } from 'vitest'
import { MOST_VIEWED, type RecentlyViewed } from './recently-viewed.ts'
import { mergeRecentlyViewed, parseRecentlyViewed } from './recently-viewed-storage.ts'

const gallery = (germanUrl: string): RecentlyViewed => ({ kind: 'gallery', germanUrl, name: germanUrl })
const image: RecentlyViewed = {
  kind: 'image',
  id: 7,
  contentVersion: 'v1',
  alt: '',
  artistName: 'Ada Moor',
  artistCode: 'ada-moor',
}
const artist: RecentlyViewed = {
  kind: 'artist',
  code: 'ada-moor',
  name: 'Ada Moor',
  sortName: 'Moor, Ada',
  portrait: { id: 1, contentVersion: 'v1' },
}

test('entries of this visit come before earlier ones, each once', () => {
  const [linie, tusche, kinderbuch] = [gallery('linie'), gallery('tusche'), gallery('kinderbuch')]
  expect(mergeRecentlyViewed([linie, tusche], [kinderbuch, linie])).toEqual([linie, tusche, kinderbuch])
  expect(mergeRecentlyViewed([], [linie])).toEqual([linie])
  expect(mergeRecentlyViewed([linie], [])).toEqual([linie])
})

test('a stored list is read again, without unknown fields', () => {
  const list = [artist, { ...artist, code: 'kolibri', portrait: null }, image, gallery('linie')]
  expect(parseRecentlyViewed(JSON.parse(JSON.stringify(list)))).toEqual(list)
  expect(parseRecentlyViewed([{ ...image, embedCode: '<iframe>' }])).toEqual([image])
})

test.each([
  null,
  { kind: 'film' },
  { ...image, id: '7' },
  { ...image, artistCode: 5 },
  { ...artist, portrait: {} },
  { ...artist, code: '' },
  { kind: 'gallery', germanUrl: 'tusche' },
  gallery('linie'),
])('of a list with %j in it the valid entries stay, each once', (invalid) => {
  const onLoss = vi.fn()
  expect(parseRecentlyViewed([gallery('linie'), invalid, artist], onLoss)).toEqual([gallery('linie'), artist])
  expect(onLoss).toHaveBeenCalledTimes(1)
})

test('of a list that is too long the newest stay', () => {
  const saved = Array.from({ length: MOST_VIEWED + 1 }, (_, at) => gallery(`g${at}`))
  expect(parseRecentlyViewed(saved)).toEqual(saved.slice(0, MOST_VIEWED))
})

test.each(['linie', {}, undefined])('%j is no list', (saved) => {
  expect(parseRecentlyViewed(saved)).toBeNull()
})
