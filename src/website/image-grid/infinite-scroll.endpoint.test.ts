import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { loadAfter, withCursor } from './infinite-scroll.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const more = (query: string) => `${agency.address}/illusde/api/images/all?${query}`

describe('infinite scroll', () => {
  test('loads page by page to the end, every image once', async () => {
    let loaded: Parameters<typeof loadAfter>[0] = { tiles: [], more: more('order=new&limit=2'), added: 0 }
    while (loaded.more !== null) loaded = await loadAfter(loaded, 'de')
    const ids = loaded.tiles.map(({ id }) => id)
    expect([ids.length, new Set(ids).size, loaded.added]).toEqual([6, 6, 3])
  })

  test('never shows an image twice', async () => {
    const first = await loadAfter({ tiles: [], more: more('order=new&limit=4'), added: 0 }, 'en')
    const again = await loadAfter({ ...first, more: more('order=new&limit=4') }, 'en')
    expect(again.tiles).toHaveLength(4)
  })

  test('has no artist links on the artist’s own page, like the tiles that the server rendered', async () => {
    const first = await loadAfter({ tiles: [], more: more('order=new&limit=1'), added: 0 }, 'de')
    const atHome = { ...first, tiles: first.tiles.map((tile) => ({ ...tile, href: null })) }
    const longer = await loadAfter(atHome, 'de')
    expect(longer.tiles.map(({ href }) => href)).toEqual([null, null])
  })

  test.each(['/illusde/api/images/all?limit=0', '/illusde/api/nothing', '/illusde/api/openapi.json'])(
    'fails on %s and loses nothing',
    async (path) => {
      await expect(
        loadAfter({ tiles: [], more: `${agency.address}${path}`, added: 0 }, 'de'),
      ).rejects.toThrow()
    },
  )
})

test('the address of the next page differs in the cursor alone', () => {
  expect(withCursor('/api/images/all?order=new&limit=30&cursor=0-30-1', '0-60-2')).toBe(
    '/api/images/all?order=new&limit=30&cursor=0-60-2',
  )
})
