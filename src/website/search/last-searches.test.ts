import { beforeEach, expect, test, vi } from 'vitest'
import { lastSearches, noteSearch } from './last-searches.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  lastSearches.remove()
})

test('the newest of five searches comes first, and one that is asked again is not listed twice', () => {
  for (const words of ['Wal', 'Hafen', 'Mond', 'Fuchs', 'Schnee', 'Zug', ' hafen ']) noteSearch(words)
  expect(lastSearches.read()).toEqual(['hafen', 'Zug', 'Schnee', 'Fuchs', 'Mond'])
})

test('what is too short or too long to be searched for is not kept', () => {
  for (const words of ['', ' ', 'a', 'x'.repeat(2_001)]) noteSearch(words)
  expect(lastSearches.read()).toEqual([])
})

test('they are forgotten at once', () => {
  noteSearch('Wal')
  lastSearches.remove()
  expect(lastSearches.read()).toEqual([])
  expect(sessionStorage.getItem('searches')).toBeNull()
})
