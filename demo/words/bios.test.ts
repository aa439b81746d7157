import { describe, expect, test } from 'vitest'
import { artistNames } from './artist-names.ts'
import { wordingFaults } from './bilingual.ts'
import { bioOf } from './bios.ts'
import type { Gender } from './people.ts'

const LANGUAGES = ['de', 'en'] as const
const LENGTHS = { least: 180, most: 420 } as const
/** So many words in a row are half a sentence. */
const HALF_SENTENCE = 5
/** Pronouns that would speak of somebody else than an artist of this gender. */
const FOREIGN: Record<Gender, RegExp> = {
  f: /(?<!\p{L})(?:he|his|him|himself)(?!\p{L})/iu,
  m: /(?<!\p{L})(?:she|her|hers|herself)(?!\p{L})/iu,
  n: /(?<!\p{L})(?:s?he|his|hers?|him|himself|herself)(?!\p{L})/iu,
}
const GERMAN_PRONOUNS = /(?<!\p{L})(?:er|sie|ihm|ihn|ihr|ihre[mnrs]?|sein|seine[mnrs]?)(?!\p{L})/iu

const told = artistNames(212).map((artist) => ({ ...artist, ...bioOf(artist) }))

test('each of the 212 artists has a biography of two to four sentences that gives name and town', () => {
  for (const { name, town, de, en } of told) {
    expect(wordingFaults({ de, en })).toEqual([])
    expect(en).toContain(town.en)
    for (const text of [de, en]) {
      expect(text).toContain(name)
      expect(text.length, text).toBeGreaterThanOrEqual(LENGTHS.least)
      expect(text.length, text).toBeLessThanOrEqual(LENGTHS.most)
      expect(text.match(/[.?](?= |$)/g)?.length, text).toBeOneOf([2, 3, 4])
    }
  }
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('no half sentence stands in two biographies', () => {
    const owners = new Map<string, Set<string>>()
    for (const artist of told)
      for (const run of runsOf(artist[language].replaceAll(artist.name, '')))
        owners.set(run, (owners.get(run) ?? new Set()).add(artist.name))
    const shared = [...owners].filter(([, names]) => names.size > 1)
    expect(shared.map(([run, names]) => `${run}: ${[...names].join(', ')}`)).toEqual([])
  })

  test('neighbours in the catalogue do not begin alike', () => {
    const beginnings = told.map((artist) => artist[language].replaceAll(artist.name, 'N').split(' '))
    const alike = beginnings.filter(
      (words, at) => words.slice(0, 2).join(' ') === beginnings[at + 1]?.slice(0, 2).join(' '),
    )
    expect(alike.map((words) => words.join(' '))).toEqual([])
  })

  test('at most a third of all biographies begin with the name', () => {
    const named = told.filter((artist) => artist[language].startsWith(artist.name))
    expect(named.length).toBeLessThanOrEqual(told.length / 3)
  })
})

test('pronouns agree with the artist, and someone of no stated gender has none in German', () => {
  expect(told.filter(({ gender, en }) => FOREIGN[gender].test(en)).map(({ en }) => en)).toEqual([])
  const neither = told.filter(({ gender }) => gender === 'n').map(({ de }) => de)
  expect(neither.filter((de) => GERMAN_PRONOUNS.test(de))).toEqual([])
})

test('an artist beyond those named by hand takes the biography of the one with the same first name', () => {
  const beyond = artistNames(600).slice(212)
  expect(beyond.filter((artist) => !bioOf(artist).de.includes(artist.name))).toEqual([])
  expect(bioOf({ first: 'Jette', name: 'Jette Uhlenbrock' }).en).not.toContain('Oltmann')
})

/** All runs of that many words. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? []
  return words.slice(HALF_SENTENCE - 1).map((_, at) => words.slice(at, at + HALF_SENTENCE).join(' '))
}
