import { describe, expect, test } from 'vitest'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import {
  countFilters,
  NO_FILTERS,
  readFilters,
  readSearchParameters,
  resultsPath,
} from './search-parameters.ts'

function read(query: string) {
  const url = new URL(`https://www.zeichner.example/image-search${query}`)
  return { parameters: readSearchParameters(url), filters: readFilters(url.searchParams) }
}

describe('an address asks for', () => {
  test.each([
    ['?q=%20whale%20', { kind: 'words', words: 'whale' }],
    ['', { kind: 'words', words: '' }],
    ['?image=abc', { kind: 'picture', id: 'abc', region: null, words: '' }],
    ['?image=abc&q=%20whale', { kind: 'picture', id: 'abc', region: null, words: 'whale' }],
    [
      '?image=abc&part=10,20,30,40',
      { kind: 'picture', id: 'abc', region: { x: 10, y: 20, width: 30, height: 40 }, words: '' },
    ],
    ['?url=https://a.example/x.png', { kind: 'address', address: 'https://a.example/x.png' }],
    ['?q=%20https://a.example/x.png', { kind: 'address', address: 'https://a.example/x.png' }],
    ['?q=https://a.example/', { kind: 'words', words: 'https://a.example/' }],
    ['?like=7', { kind: 'like', imageId: 7, region: null, words: '' }],
    ['?like=7&q=whale', { kind: 'like', imageId: 7, region: null, words: 'whale' }],
    [
      '?like=7&part=10,20,30,40',
      { kind: 'like', imageId: 7, region: { x: 10, y: 20, width: 30, height: 40 }, words: '' },
    ],
    ['?like=7&part=80,0,30,30', { kind: 'like', imageId: 7, region: null, words: '' }],
    ['?like=7&part=0,0,0,9&part=1', { kind: 'like', imageId: 7, region: null, words: '' }],
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
    expect(read('?style=0.2&gallery=tiere&colour=%23d2691e&animated=no&format=portrait').filters).toEqual({
      style: 0.2,
      by: null,
      gallery: 'tiere',
      narrowing: { ...NO_NARROWING, format: ['portrait'], farbe: ['d2691e'], bewegt: ['nein'] },
    })
  })

  test('take several colours, each once and the first four of too many', () => {
    const colours = ['d2691e', '2563c9', '111111', 'fafafa', '808080']
    const query = ['red', 'd2691e', '%23D2691E', ...colours.slice(1)].map((colour) => `&colour=${colour}`)
    const { filters } = read(`?q=wal${query.join('')}`)
    expect(filters.narrowing.farbe).toEqual(colours.slice(0, 4))
    expect(countFilters(filters)).toBe(4)
  })

  test.each([
    '?style=&gallery=&colour=&animated=&orientation=',
    '?style=7&by=size&colour=red&animated=perhaps&orientation=round',
    '?style=NaN',
  ])('%s filters nothing', (query) => {
    expect(read(query).filters).toEqual(NO_FILTERS)
  })

  test('come back out of the address they make', () => {
    const filters = {
      style: 0.8,
      by: null,
      gallery: 'tiere',
      narrowing: { ...NO_NARROWING, format: ['square'], farbe: ['d2691e', '2563c9'], ort: ['koeln'] },
    } as const
    const address = resultsPath('en', { kind: 'words', words: 'Öl & Kreide' }, filters)
    expect(address).toContain('/en/image-search?q=')
    const { parameters, filters: again } = read(address.slice(address.indexOf('?')))
    expect([parameters, again]).toEqual([{ kind: 'words', words: 'Öl & Kreide' }, filters])
  })

  test('that are as usual make no address longer', () => {
    const parameters = { kind: 'like', imageId: 7, region: null, words: '' } as const
    expect(resultsPath('de', parameters)).toBe('/image-search?like=7')
  })

  test('of a picture keep its part, its words and what it is compared by', () => {
    const region = { x: 10, y: 20, width: 30, height: 40 }
    const parameters = { kind: 'like', imageId: 7, region, words: 'rotes Boot' } as const
    const address = resultsPath('de', parameters, { ...NO_FILTERS, by: 'colours' })
    const again = read(address.slice(address.indexOf('?')))
    expect([again.parameters, again.filters.by]).toEqual([parameters, 'colours'])
  })
})
