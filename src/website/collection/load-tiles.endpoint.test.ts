import { beforeAll, expect, test, vi } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { loadTiles } from './load-tiles.ts'

let agency: TestAgency
let ids: number[] = []

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  ids = agency.services.readModel.current().catalogue.images.map(({ id }) => id)
  return () => agency[Symbol.asyncDispose]()
})

const optionsOf = (language: 'de' | 'en' = 'de', signal = new AbortController().signal) => ({
  language,
  signal,
  origin: agency.address,
})

test('images are loaded by their ids, with null for those that are not visible', async () => {
  const [first = 0] = ids
  const tiles = await loadTiles([first, 999_999], optionsOf('en'))
  expect([...tiles.keys()]).toEqual([first, 999_999])
  expect(tiles.get(first)).toMatchObject({ id: first, alt: 'A whale under water' })
  expect(tiles.get(first)?.href).toMatch(/^\/en\/illustrator\//)
  expect(tiles.get(999_999)).toBeNull()
})

test('500 are requested in batches of a hundred', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  const tiles = await loadTiles([...ids, ...Array.from({ length: 494 }, (_, at) => at + 1000)], optionsOf())
  expect(fetchSpy).toHaveBeenCalledTimes(5)
  expect(tiles.size).toBe(500)
  expect([...tiles.values()].filter((tile) => tile !== null)).toHaveLength(ids.length)
  fetchSpy.mockRestore()
})

test('an empty list makes no request', async () => {
  expect(await loadTiles([], optionsOf())).toEqual(new Map())
})

test('an error status throws, and so does an aborted request', async () => {
  await expect(loadTiles([0], optionsOf())).rejects.toThrow('answered with 400')
  await expect(loadTiles(ids, optionsOf('de', AbortSignal.abort()))).rejects.toThrow()
})
