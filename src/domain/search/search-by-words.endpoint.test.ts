import { beforeAll, describe, expect, test } from 'vitest'
import { openSearchAgency, type SearchAgency, titlesOf } from '#tests/search-agency.ts'

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

const byWords = (words: string) => world.find({ kind: 'words', words })

describe('by words', () => {
  test.each([
    ['Wal', ['Tiefe']],
    ['whale', ['Tiefe']],
    ['Ozean', ['Tiefe']],
    ['rotes Auto', ['Speed']],
    ['red car', ['Speed']],
    ['dark red', []],
    ['Leuchtturm', ['Licht']],
    ['Turm', ['Licht']],
    ['Leuchturm', ['Licht']],
    ['Insel', []],
    ['Tief', ['Tiefe']],
    ['Bilderbuch', ['Pinselheft']],
    ['picture book', ['Pinselheft']],
    ['Walter', ['Stau', 'Mohn']],
    ['Walter Blumen', ['Mohn']],
    ['Aquarell weiß', ['Licht']],
    ['watercolor flowers', ['Mohn']],
    ['Versteckt Geheim', []],
    ['qwertzuiop', []],
    ["'); DROP TABLE images; --", []],
    ["' | ! & <-> :* \\", []],
    ['🐋🐋', []],
    ['x', []],
  ])('%j finds %j', async (words, expected) => {
    const result = await byWords(words)
    expect(titlesOf(result).sort()).toEqual([...expected].sort())
    expect(result.near).toBe(expected.length > 0)
  })

  test('what answers all of it hides what answers some of it', async () => {
    expect(titlesOf(await byWords('Auto')).sort()).toEqual(['Speed', 'Stau'])
    expect(titlesOf(await byWords('Auto Stadt'))).toEqual(['Stau'])
    expect(titlesOf(await byWords('Auto Qwertz')).sort()).toEqual(['Speed', 'Stau'])
  })

  test('names artists and styles that are meant first, also mistyped, and artists by what is said of them', async () => {
    expect((await byWords('ada mor')).artists[0]?.name).toBe('Ada Moor')
    expect((await byWords('Hausboot')).artists[0]?.name).toBe('Ada Moor')
    expect((await byWords('Aquarel')).galleries[0]?.germanUrl).toBe('aquarell')
    expect((await byWords('Kinderbücher')).galleries[0]?.germanUrl).toBe('kinderbuch')
    expect((await byWords('Mohn')).artists.map(({ name }) => name)).toEqual(['Walter Holm'])
  })

  test('an artist whose name only begins so is not meant: Wal is no Walter', async () => {
    expect(titlesOf(await byWords('wal'))).toEqual(['Tiefe'])
  })

  test('offers styles where nothing is found', async () => {
    const { near, galleries } = await byWords('qwertzuiop')
    expect([near, galleries.length]).toEqual([false, 2])
  })
})
