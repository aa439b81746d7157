import { SCHOOLS, type School, SUBJECTS } from 'demo-art/recipe'
import { describe, expect, test } from 'vitest'
import { artistNames } from './artist-names.ts'
import { wordingFaults } from './bilingual.ts'
import { CLOSINGS } from './bio-closings.ts'
import { CLIENT_SENTENCES, OPENINGS, SUBJECT_SENTENCES } from './bio-sentences.ts'
import { type BioFacts, bio } from './bios.ts'
import { subjectWords } from './subject-words.ts'

/** A catalogue's worth of artists, among whom every school and subject comes up. */
function allFacts(): BioFacts[] {
  return artistNames(600).map(({ name, gender, town }, seed) => ({
    name,
    gender,
    town,
    seed,
    school: SCHOOLS[seed % SCHOOLS.length] ?? 'flat',
    subjects: [0, 5, 11].map((step) => SUBJECTS[(seed + step) % SUBJECTS.length] ?? 'sea'),
  }))
}

const KIM: BioFacts = {
  name: 'Kim Achterberg',
  gender: 'n',
  town: { de: 'Köln', en: 'Cologne' },
  seed: 0,
  school: 'linocut',
  subjects: ['city'],
}

test('no subject has a comma of its own, which would break the list that it stands in', () => {
  const words = SUBJECTS.flatMap((subject) => [subjectWords([subject], 0), subjectWords([subject], 1)])
  expect(words.filter(({ de, en }) => `${de}${en}`.includes(','))).toEqual([])
})

test('every biography is told in two to four sentences in both languages', () => {
  for (const facts of allFacts()) {
    const told = bio(facts)
    expect(wordingFaults(told)).toEqual([])
    for (const text of [told.de, told.en]) {
      expect(text).toContain(facts.name)
      const sentences = text.match(/[.?](?= |$)/g) ?? []
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
    }
  }
})

test('neighbours neither begin nor end alike, and no two biographies are the same', () => {
  const openings = OPENINGS.length
  expect(openings).toBeGreaterThanOrEqual(15)
  expect(SUBJECT_SENTENCES.length + CLIENT_SENTENCES.length).toBeGreaterThanOrEqual(15)
  expect(CLOSINGS.length).toBeGreaterThanOrEqual(15)
  const told = allFacts().map((facts) => bio(facts).de)
  expect(new Set(told).size).toBe(told.length)
  const sameFacts = Array.from({ length: openings }, (_, seed) => bio({ ...KIM, gender: 'f', seed }).de)
  expect(new Set(sameFacts.map((text) => text.split('. ')[0])).size).toBe(openings)
})

describe('gender agrees', () => {
  const pronounsOf = { f: /\b(?:He|His|him)\b/, m: /\b(?:She|Her|her)\b/ }
  const germanOf = {
    f: /(?<!\p{L})(?:Er|er|ihm|Sein|Seine|Illustrator|Buchhändler)(?!\p{L})/u,
    m: /(?<!\p{L})(?:Ihr|Ihre|ihr|Illustratorin|Buchhändlerin)(?!\p{L})/u,
  }

  test.each(['f', 'm'] as const)('throughout for %s', (gender) => {
    for (const facts of allFacts().filter((one) => one.gender === gender)) {
      const { de, en } = bio(facts)
      expect(en).not.toMatch(pronounsOf[gender])
      expect(de).not.toMatch(germanOf[gender])
    }
  })

  test('someone of no stated gender is called by name in German and “they” in English', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { de, en } = bio({ ...KIM, seed })
      expect(en).not.toMatch(/\b(?:[Ss]he|[Hh]e|[Hh]is|[Hh]ers?|him)\b|They likes/)
      expect(de).not.toMatch(/\b(?:er|ihm|ihr|Ihre?|Seine?|Illustrator(?:in)?|Buchhändler(?:in)?)\b/)
    }
  })
})

test('the verb is the one of the medium', () => {
  const verbs = (school: School) => bio({ ...KIM, school })
  expect(verbs('linocut').de).toContain('schneidet Bilder in Linoleum')
  expect(verbs('embroidery').en).toContain('stitch')
})

test('a town is called as each language calls it', () => {
  const { de, en } = bio(KIM)
  expect(de).toContain('in Köln')
  expect(en).toContain('in Cologne')
})

test('a first name of two words stays whole', () => {
  const { de } = bio({ ...KIM, name: 'Minh Anh Trương', gender: 'f' })
  expect(de).toContain('Minh Anh schneidet')
})
