import { expect, test } from 'vitest'
import { MOST_VIEWED, type RecentlyViewed, withViewed } from './recently-viewed.ts'

const image = (id: number): RecentlyViewed => ({
  kind: 'image',
  id,
  contentVersion: 'v1',
  alt: `Bild ${id}`,
  artistName: 'Ada Moor',
  artistCode: 'ada-moor',
})
const artist: RecentlyViewed = {
  kind: 'artist',
  code: 'ada-moor',
  name: 'Ada Moor',
  sortName: 'Moor, Ada',
  portrait: { id: 1, contentVersion: 'v1' },
}
const gallery: RecentlyViewed = { kind: 'gallery', germanUrl: 'ada-moor', name: 'Ada Moor' }

test('the last viewed entry comes first', () => {
  expect(withViewed([artist], gallery)).toEqual([gallery, artist])
})

test('an entry that is viewed again moves to the front', () => {
  expect(withViewed([artist, image(1), gallery], image(1))).toEqual([image(1), artist, gallery])
})

test('entries of different kinds with the same name are kept apart', () => {
  expect(withViewed(withViewed([gallery], artist), image(1))).toHaveLength(3)
})

test('the oldest entry is dropped beyond the limit', () => {
  let list: readonly RecentlyViewed[] = []
  for (let id = 0; id <= MOST_VIEWED; id++) list = withViewed(list, image(id))
  expect([list.length, list[0], list.at(-1)]).toEqual([MOST_VIEWED, image(MOST_VIEWED), image(1)])
})
