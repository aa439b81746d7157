import { expect, test } from 'vitest'
import { addressOf, GUIDES, isGuide, pathInLanguage, SCREENS } from './paths.ts'

test('no two screens share an address in a language', () => {
  for (const language of ['de', 'en'] as const) {
    const patterns = Object.values(SCREENS).map(({ pattern }) => pattern[language])
    expect(new Set(patterns).size).toBe(patterns.length)
  }
})

test('an address is filled in and stands below /en in English', () => {
  expect(addressOf('portfolio', 'en', { code: 'bo-lind' })).toBe('/en/illustrator/bo-lind')
  expect(addressOf('home', 'en')).toBe('/en')
  expect(addressOf('allArtists', 'de')).toBe('/allezeichner')
})

test('an address that lacks a part is a mistake of the program', () => {
  expect(() => addressOf('portfolio', 'de')).toThrow('needs its code')
})

test('every screen is found again in the other language', () => {
  for (const [name, { pattern }] of Object.entries(SCREENS)) {
    const english = pattern.en === '/' ? '/en' : `/en${pattern.en}`
    expect(pathInLanguage(pattern.de, 'en'), name).toBe(english)
    expect(pathInLanguage(english, 'de'), name).toBe(pattern.de)
  }
})

test('only the four guides are guides', () => {
  expect(GUIDES.every(isGuide)).toBe(true)
  expect(isGuide('film')).toBe(false)
})
