import { describe, expect, test } from 'vitest'
import { describeDemo, describeInOneLanguage, type TaggedCatalogue } from '#tests/described-catalogue.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { askWords, LEAST_PRECISION, MOST_NOTHING_FOUND, WORD_QUESTIONS } from '#tests/word-questions.ts'
import { rankByWords } from './rank-by-words.ts'
import { openWordIndex } from './word-index.ts'

const CATALOGUES = {
  'the demo’s works': () => describeDemo(new Date('2026-03-01T10:00:00Z')),
  'works described in English only': () => describeInOneLanguage('en'),
  'works described in German only': () => describeInOneLanguage('de'),
} as const

async function openAsking({ catalogue, tagsOf }: TaggedCatalogue) {
  const index = openWordIndex()
  await index.follow(catalogue)
  const needs = { index, catalogue, visual: openSmallVisualSearch() }
  return (question: string) => rankByWords(needs, question).images.map(({ id }) => tagsOf.get(id) ?? [])
}

describe('what buyers ask finds what they mean', () => {
  test.each(Object.entries(CATALOGUES))('among %s', async (_, open) => {
    const tagged = open()
    const allTags = new Set([...tagged.tagsOf.values()].flat())
    const figures = await askWords(await openAsking(tagged), allTags)
    expect(figures.precision, figures.worst.join('; ')).toBeGreaterThanOrEqual(LEAST_PRECISION)
    expect(figures.nothing).toBeLessThanOrEqual(MOST_NOTHING_FOUND)
  })

  test('suggests no style that only sounds like the question', async () => {
    const { catalogue } = describeDemo(new Date('2026-03-01T10:00:00Z'))
    const index = openWordIndex()
    await index.follow(catalogue)
    const { galleries } = rankByWords({ index, catalogue, visual: openSmallVisualSearch() }, 'hund')
    expect(galleries.map(({ description }) => description)).not.toContain('Hand lettering')
    expect(galleries.filter(({ description }) => /letter/i.test(description))).toEqual([])
  })

  test('in at least 120 questions of both languages', () => {
    expect(WORD_QUESTIONS.length).toBeGreaterThanOrEqual(120)
  })
})
