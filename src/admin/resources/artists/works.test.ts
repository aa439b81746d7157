import type { DataProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { listWorks } from './works.ts'

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
