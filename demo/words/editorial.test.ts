import { describe, expect, test } from 'vitest'
import { splitBannerText } from '#domain/editorial/editorial-model.ts'
import { fillTemplate, listPlaceholders } from '#domain/enquiries/replies/compose-reply.ts'
import { wordingFaults } from './bilingual.ts'
import { BANNERS, HEROES } from './heroes-and-banners.ts'
import { dateNews, NEWS } from './news.ts'
import { PEOPLE } from './people.ts'
import { REPLY_TEMPLATES } from './reply-templates.ts'
import { TESTIMONIALS } from './testimonials.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Search engines cut off what is longer. */
const LONGEST_META = 155
const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember January February March April May June July August September October November December'.split(
    ' ',
  )
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})`, 'gu')
const YEAR_OR_DATE = new RegExp(`\\b(?:19|20)\\d\\d\\b|\\d+\\.? (?:${MONTHS.join('|')})`)
/** What is announced follows soon. */
const MONTHS_AHEAD = 1
const NAMES = PEOPLE.map(([first, last]) => `${first} ${last}`)

function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

describe('news', () => {
  test.each(['2026-11-01T00:00:00Z', '2026-12-31T23:00:00Z', '2028-02-29T09:00:00Z', '2028-03-15T12:00:00Z'])(
    'on %s the last 24 months have one item each, newest first, and none is still to come',
    (clock) => {
      const now = new Date(clock)
      const dates = dateNews(now).map(({ publishedAt }) => publishedAt)
      expect(dates.map(monthOf)).toEqual(Array.from({ length: 24 }, (_, back) => monthOf(now) - back))
      expect(dates.filter((date) => date > now)).toEqual([])
    },
  )

  test('every item has a day that its month has in every year', () => {
    const wrong = NEWS.filter(
      ({ on }) => new Date(Date.UTC(2027, on.month - 1, on.day)).getUTCDate() !== on.day,
    )
    expect(wrong).toEqual([])
  })

  test.each(NEWS)(
    '$titleDe names no year, no day of a month, and only months around its own',
    ({ on, ...texts }) => {
      const told = Object.values(texts).filter((text) => typeof text === 'string')
      expect(told.filter((text) => YEAR_OR_DATE.test(text))).toEqual([])
      const named = told
        .flatMap((text) => text.match(MONTH) ?? [])
        .map((name) => (MONTHS.indexOf(name) % 12) + 1)
      expect(named.filter((month) => (month - on.month + 12) % 12 > MONTHS_AHEAD)).toEqual([])
    },
  )

  test('every address is lower-case ASCII and leads to one item in one language', () => {
    const permalinks = NEWS.flatMap(({ permalinkDe, permalinkEn }) => [permalinkDe, permalinkEn])
    expect(permalinks.filter((permalink) => !SLUG.test(permalink))).toEqual([])
    expect(new Set(permalinks).size).toBe(48)
  })

  test.each(NEWS)('$titleDe has all its texts, well set, in both languages', (item) => {
    expect(wordingFaults({ de: item.titleDe, en: item.titleEn })).toEqual([])
    expect(wordingFaults({ de: item.introDe, en: item.introEn })).toEqual([])
    expect(wordingFaults({ de: item.bodyDe, en: item.bodyEn })).toEqual([])
    expect(wordingFaults({ de: item.keywordsDe, en: item.keywordsEn })).toEqual([])
    expect(wordingFaults({ de: item.metaDe, en: item.metaEn })).toEqual([])
    expect(wordingFaults({ de: item.imageAltDe, en: item.imageAltEn })).toEqual([])
    for (const { altDe, altEn } of item.extraImages)
      expect(wordingFaults({ de: altDe, en: altEn })).toEqual([])
  })

  test.each(NEWS)('$titleDe keeps to its lengths', (item) => {
    for (const body of [item.bodyDe, item.bodyEn]) {
      const paragraphs = body.split('\n\n').filter((paragraph) => !paragraph.startsWith('- '))
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(4)
    }
    expect(item.bodyDe.split('\n\n')).toHaveLength(item.bodyEn.split('\n\n').length)
    for (const meta of [item.metaDe, item.metaEn]) expect(meta.length).toBeLessThanOrEqual(LONGEST_META)
    expect(item.extraImages.length).toBeGreaterThanOrEqual(2)
    expect(item.extraImages.length).toBeLessThanOrEqual(4)
    expect(item.rating).toBeGreaterThanOrEqual(0)
    expect(item.rating).toBeLessThanOrEqual(100)
  })

  test.each(NEWS)('$titleDe names no artist but the one who draws its pictures', (item) => {
    for (const texts of [
      [item.titleDe, item.introDe, item.bodyDe, item.metaDe, item.imageAltDe],
      [item.titleEn, item.introEn, item.bodyEn, item.metaEn, item.imageAltEn],
    ]) {
      const named = NAMES.filter((name) => texts.some((text) => text.includes(name)))
      expect(named.filter((name) => name !== NAMES[item.artistIndex])).toEqual([])
    }
  })
})

test('each of the six heroes is credited to its artist in both languages', () => {
  expect(HEROES).toHaveLength(6)
  expect(new Set(HEROES.map(({ title }) => title)).size).toBe(6)
  for (const { caption, captionEn, artistIndex } of HEROES) {
    expect(wordingFaults({ de: caption, en: captionEn })).toEqual([])
    expect(caption).toContain(`${NAMES[artistIndex]} für `)
    expect(captionEn).toContain(`${NAMES[artistIndex]} for `)
  }
})

test('twelve testimonials are told and credited in both languages', () => {
  expect(TESTIMONIALS).toHaveLength(12)
  expect(new Set(TESTIMONIALS.map(({ deText }) => deText)).size).toBe(12)
  for (const { deText, enText, deCredit, enCredit } of TESTIMONIALS) {
    expect(wordingFaults({ de: deText, en: enText })).toEqual([])
    expect(wordingFaults({ de: deCredit, en: enCredit })).toEqual([])
  }
})

const SOME = { name: 'Ana Probe', number: 'A-123', project: 'Fibel' }

test('each reply template is written in both languages, with placeholders that every enquiry fills', () => {
  expect(REPLY_TEMPLATES.length).toBeGreaterThanOrEqual(3)
  for (const { name, textDe, textEn } of REPLY_TEMPLATES) {
    expect(wordingFaults({ de: fillTemplate(textDe, SOME), en: fillTemplate(textEn, SOME) })).toEqual([])
    expect([listPlaceholders(textDe), listPlaceholders(textEn)], name).toEqual([
      ['{name}', '{nummer}'],
      ['{name}', '{number}'],
    ])
  }
})

describe('banners', () => {
  test.each(BANNERS)('$address has its words in both languages', ({ textsDe, textsEn }) => {
    for (const field of ['title', 'text', 'alt'] as const) {
      expect(wordingFaults({ de: textsDe[field], en: textsEn[field] })).toEqual([])
    }
  })

  test('the text of home-2020 falls into intro and subhead, that of hero-rep stays whole', () => {
    const [home, representation] = BANNERS
    expect(BANNERS.map(({ address }) => address)).toEqual(['home-2020', 'hero-rep'])
    for (const texts of [home?.textsDe, home?.textsEn]) {
      const { intro, subhead } = splitBannerText(texts?.text ?? '')
      expect(intro).not.toBe('')
      expect(subhead).not.toBe('')
    }
    expect(splitBannerText(representation?.textsDe.text ?? '').subhead).toBe('')
  })
})
