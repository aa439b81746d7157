import { expect, test } from 'vitest'
import { planArtists, USUAL_SIZE } from './plan-catalogue.ts'

/** A screen reader takes about nine seconds for as much; longer ideas need their words. */
const USUAL_WORDS = 22
const MOST_WORDS = 30
const LONGER_SHARE = 0.15

const images = planArtists(USUAL_SIZE, new Date('2026-11-01T12:00:00Z')).flatMap(({ works }) =>
  works.map(({ image }) => image),
)

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.])\s/)
}

test.each(['altDe', 'altEn'] as const)(
  'a picture is described in one sentence of about twenty words (%s)',
  (field) => {
    const texts = images.map((image) => image[field] ?? '')
    expect(texts.filter((text) => sentencesOf(text).length > 1)).toEqual([])
    expect(texts.filter((text) => wordsOf(text).length > MOST_WORDS)).toEqual([])
    const longer = texts.filter((text) => wordsOf(text).length > USUAL_WORDS)
    expect(longer.length / texts.length).toBeLessThan(LONGER_SHARE)
  },
)

test('nothing is tacked on as a list of nouns', () => {
  const tacked = images.filter(
    ({ altDe, altEn }) =>
      /, (?:dazu|Kleidung|in|unter|vor) \p{Ll}*\p{L}+(?:, |$)/u.test(altDe ?? '') ||
      /, clothes in /.test(altEn ?? ''),
  )
  expect(tacked.map(({ altDe }) => altDe)).toEqual([])
})
