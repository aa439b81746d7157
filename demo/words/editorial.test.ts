import { describe, expect, test } from 'vitest'
import { splitBannerText } from '#domain/editorial/editorial-model.ts'
import { fillTemplate, listPlaceholders } from '#domain/enquiries/replies/compose-reply.ts'
import { wordingFaults } from './bilingual.ts'
import { BANNERS, HEROES } from './heroes-and-banners.ts'
import { NEWS } from './news.ts'
import { PEOPLE } from './people.ts'
import { REPLY_TEMPLATES } from './reply-templates.ts'
import { TESTIMONIALS } from './testimonials.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Search engines cut off what is longer. */
const LONGEST_META = 155
const NAMES = PEOPLE.map(([first, last]) => `${first} ${last}`)

describe('news', () => {
  test('there are 24 items over two years, newest first, none after October 2026', () => {
    const dates = NEWS.map(({ publishedOn }) => publishedOn)
    expect(dates).toHaveLength(24)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(24)
    expect(dates.at(-1)?.slice(0, 7)).toBe('2024-11')
    expect(dates[0]?.slice(0, 7)).toBe('2026-10')
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([])
  })

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
