import { describe, expect, test } from 'vitest'
import { describeDemo, describeInOneLanguage, type TaggedCatalogue } from '#tests/described-catalogue.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { askWords, WORD_QUESTIONS } from '#tests/word-questions.ts'
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
    if (process.env.SHOW) console.log(JSON.stringify(figures))
    expect(figures.precision, figures.worst.join('; ')).toBeGreaterThanOrEqual(0.92)
    expect(figures.nothing).toBeLessThanOrEqual(0.01)
  })

  test('in at least 120 questions of both languages', () => {
    expect(WORD_QUESTIONS.length).toBeGreaterThanOrEqual(120)
  })
})
