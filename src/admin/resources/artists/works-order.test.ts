import type { DataProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { moveItem } from '#admin/parts/sorting.tsx'
import { listWorks } from './works-order.tsx'

/** A fake API with that many images, at most 200 of them per page. */
function apiWith(count: number): Pick<DataProvider, 'getList'> {
  const all = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  return {
    // react-admin's type lets the caller name the record type, so this fake returns records of any type.
    getList: async (_, { pagination = { page: 1, perPage: 25 } }) => {
      const start = (pagination.page - 1) * pagination.perPage
      const data: never[] = JSON.parse(JSON.stringify(all.slice(start, start + pagination.perPage)))
      return { data, total: count }
    },
  }
}

test.each([0, 1, 200, 201, 555])('all of %i works are listed', async (count) => {
  const works = await listWorks(apiWith(count), 7)
  expect(works.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})

test.each([
  ['forwards', 1, 3, [2, 3, 1, 4]],
  ['backwards', 4, 2, [1, 4, 2, 3]],
  ['onto itself', 2, 2, [1, 2, 3, 4]],
  ['to the end', 1, 4, [2, 3, 4, 1]],
])('a work moves %s', (_, moved, onto, expected) => {
  expect(moveItem([1, 2, 3, 4], moved, onto)).toEqual(expected)
})

test('an unknown work moves nothing', () => {
  expect(moveItem([1, 2], 9, 1)).toEqual([1, 2])
  expect(moveItem([1, 2], 1, 9)).toEqual([1, 2])
})
