import { describe, expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { NO_FILTERS, readFilters, readSearchParameters, resultsPath } from './search-parameters.ts'

function read(query: string) {
  const url = new URL(`https://www.zeichner.example/image-search${query}`)
  return { parameters: readSearchParameters(url), filters: readFilters(url.searchParams) }
}

describe('an address asks for', () => {
  test.each([
    ['?q=%20whale%20', { kind: 'words', words: 'whale' }],
    ['', { kind: 'words', words: '' }],
    ['?image=abc', { kind: 'picture', id: 'abc' }],
    ['?url=https://a.example/x.png', { kind: 'address', address: 'https://a.example/x.png' }],
    ['?q=%20https://a.example/x.png', { kind: 'address', address: 'https://a.example/x.png' }],
    ['?q=https://a.example/', { kind: 'words', words: 'https://a.example/' }],
    ['?like=7&q=whale', { kind: 'like', imageId: 7 }],
    ['?like=x&q=whale', { kind: 'words', words: 'whale' }],
    ['?like=99999999999', { kind: 'words', words: '' }],
  ])('%s', (query, parameters) => {
    expect(read(query).parameters).toEqual(parameters)
  })

  test('words no longer than a name, cut between characters', () => {
    expect(read(`?q=${'🐋'.repeat(LONGEST_SEARCH + 1)}`).parameters).toEqual({
      kind: 'words',
      words: '🐋'.repeat(LONGEST_SEARCH),
    })
  })
})

describe('filters', () => {
  test('are read', () => {
    expect(
      read('?style=0.2&gallery=tiere&colour=%23d2691e&animated=no&orientation=portrait').filters,
    ).toEqual({
      style: 0.2,
      gallery: 'tiere',
      colour: 'd2691e',
      animated: false,
      orientation: 'portrait',
    })
  })

  test.each([
    '?style=&gallery=&colour=&animated=&orientation=',
    '?style=7&colour=red&animated=perhaps&orientation=round',
    '?style=NaN',
  ])('%s filters nothing', (query) => {
    expect(read(query).filters).toEqual(NO_FILTERS)
  })

  test('come back out of the address they make', () => {
    const filters = {
      style: 0.8,
      gallery: 'tiere',
      colour: 'd2691e',
      animated: true,
      orientation: 'square',
    } as const
    const address = resultsPath('en', { kind: 'words', words: 'Öl & Kreide' }, filters)
    expect(address).toContain('/en/image-search?q=')
    const { parameters, filters: again } = read(address.slice(address.indexOf('?')))
    expect([parameters, again]).toEqual([{ kind: 'words', words: 'Öl & Kreide' }, filters])
  })

  test('that are as usual make no address longer', () => {
    expect(resultsPath('de', { kind: 'like', imageId: 7 })).toBe('/image-search?like=7')
  })
})
