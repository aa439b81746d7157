import { expect, test } from 'vitest'
import { growList } from './grow-list.ts'
import type { NewsView } from './view-news.ts'

/** The newest item has the highest number. */
function page(ids: number[], after: number | null): NewsView {
  const picture = { src: '', srcSet: '', width: 1, height: 1, alt: '' }
  const rows = ids.map((id) => ({ id, href: '', title: '', intro: '', date: '', isoDate: '', picture }))
  return { rows, after, next: `?cursor=${ids.at(-1)}`, open: null }
}

const newest = page([9, 8, 7], null)

test('the next page is added below, and the list continues from its end', () => {
  const grown = growList(newest, page([6, 5], 7))
  expect(grown.rows.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5])
  expect([grown.after, grown.next]).toEqual([null, '?cursor=5'])
})

test('an item that opens or closes within the list does not change its rows', () => {
  expect(growList(newest, page([8, 7, 6], 9))).toBe(newest)
  expect(growList(newest, newest)).toBe(newest)
})

test('another page replaces the list', () => {
  const farther = page([4, 3], 5)
  expect(growList(newest, farther)).toBe(farther)
  expect(growList(farther, newest)).toBe(newest)
})
