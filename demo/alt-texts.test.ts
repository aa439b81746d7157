import { expect, test } from 'vitest'
import { USUAL_SIZE } from './demo-size.ts'
import { planArtists } from './plan-artists.ts'

/** A screen reader takes about nine seconds for as much; longer ideas need their words. */
const USUAL_WORDS = 22
const MOST_WORDS = 30
/** How often in a hundred a description may be longer than usual, or continue with the same two words. */
const LONGER_SHARE = 0.15
const ALIKE_SHARE = 0.2

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
  'a picture is described in one or two sentences of about twenty words together (%s)',
  (field) => {
    const texts = images.map((image) => image[field] ?? '')
    expect(texts.filter((text) => sentencesOf(text).length > 2)).toEqual([])
    expect(texts.filter((text) => wordsOf(text).length > MOST_WORDS)).toEqual([])
    const longer = texts.filter((text) => wordsOf(text).length > USUAL_WORDS)
    expect(longer.length / texts.length).toBeLessThan(LONGER_SHARE)
  },
)

test.each(['altDe', 'altEn'] as const)('descriptions do not go on in the same words (%s)', (field) => {
  const seconds = images.flatMap((image) => sentencesOf(image[field] ?? '').slice(1))
  expect(seconds.length).toBeGreaterThan(images.length / 2)
  const times = new Map<string, number>()
  for (const second of seconds) {
    const start = wordsOf(second).slice(0, 2).join(' ')
    times.set(start, (times.get(start) ?? 0) + 1)
  }
  const frequent = [...times].filter(([, count]) => count > seconds.length * ALIKE_SHARE)
  expect(frequent).toEqual([])
})

test('nothing is tacked on as a list of nouns', () => {
  const tacked = images.filter(
    ({ altDe, altEn }) =>
      /, (?:dazu|Kleidung|in|unter|vor) \p{Ll}*\p{L}+(?:, |$)/u.test(altDe ?? '') ||
      /, clothes in /.test(altEn ?? ''),
  )
  expect(tacked.map(({ altDe }) => altDe)).toEqual([])
})

test('nothing is said to stand out from a sky of its own colour', () => {
  const invisible = /(?:an?|two|three|four|several) ([\p{Ll} -]+) (?:suns?|clouds?)\b.* the \1 sky/iu
  expect(images.filter(({ altEn }) => invisible.test(altEn ?? '')).map(({ altEn }) => altEn)).toEqual([])
})
