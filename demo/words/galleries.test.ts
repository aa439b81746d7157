import { SUBJECTS } from 'demo-art/recipe'
import { expect, test } from 'vitest'
import { wordingFaults } from './bilingual.ts'
import { GALLERIES } from './galleries.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Search engines cut off what is longer. */
const LONGEST_META = 155
const LONGEST_TITLE = 60
/** First path parts that already lead somewhere else. */
const ROUTES =
  'notfound impressum datenschutz agb team kontakt news image-search auswahl lightbox-email gesehen allezeichner allartists illustrator graphic-recording animation illus-new live de en test consent illusde media dmedia assets healthz readyz metrics'

test('there are 24 galleries, each with an address and a name of its own', () => {
  expect(GALLERIES).toHaveLength(24)
  for (const field of [
    'germanUrl',
    'nameDe',
    'nameEn',
    'introDe',
    'introEn',
    'titleDe',
    'titleEn',
  ] as const) {
    expect(new Set(GALLERIES.map((gallery) => gallery[field])).size).toBe(24)
  }
})

test.each(GALLERIES)('$germanUrl is a free address in lower-case ASCII', ({ germanUrl }) => {
  expect(germanUrl).toMatch(SLUG)
  expect(ROUTES.split(' ')).not.toContain(germanUrl)
})

test.each(GALLERIES)('$germanUrl has all its texts, well formed, in both languages', (gallery) => {
  const { introDe, introEn, titleDe, titleEn, metaDe, metaEn, h1De, h1En } = gallery
  expect(wordingFaults({ de: introDe, en: introEn })).toEqual([])
  expect(wordingFaults({ de: metaDe, en: metaEn })).toEqual([])
  expect(wordingFaults({ de: titleDe, en: titleEn })).toEqual([])
  for (const heading of [h1De, h1En]) expect(heading).not.toBe('')
  for (const title of [titleDe, titleEn]) expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
  for (const meta of [metaDe, metaEn]) expect(meta.length).toBeLessThanOrEqual(LONGEST_META)
})

test.each(GALLERIES)('the introduction of $germanUrl has two sentences', ({ introDe, introEn }) => {
  for (const intro of [introDe, introEn]) expect(intro.match(/[.?](?= |$)/g)).toHaveLength(2)
})

test('every gallery says which pictures belong to it, by schools or by subjects or by movement', () => {
  const criteria = GALLERIES.map(({ belongs }) => Object.keys(belongs))
  expect(criteria.filter((keys) => keys.length !== 1)).toEqual([])
  expect(GALLERIES.filter(({ belongs }) => (belongs.schools ?? belongs.subjects)?.length === 0)).toEqual([])
})

test('no school and no subject is listed by two galleries, so that artists stand in a handful only', () => {
  const listed = GALLERIES.flatMap(({ belongs }) => belongs.schools ?? belongs.subjects ?? [])
  expect(new Set(listed).size).toBe(listed.length)
})

test('every subject that is drawn belongs to a gallery, so that no work stands outside', () => {
  const shown = GALLERIES.flatMap(({ belongs }) => belongs.subjects ?? [])
  expect(SUBJECTS.filter((subject) => !shown.includes(subject))).toEqual([])
})
