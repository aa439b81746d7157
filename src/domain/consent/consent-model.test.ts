import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import {
  CATEGORIES,
  type Consent,
  dayOfDecision,
  decideAll,
  decideAsDrawn,
  decideOne,
  effective,
  isUndecided,
  lacksDay,
  parseConsent,
  UNDECIDED,
  withLanguage,
} from './consent-model.ts'

const NOW = new Date('2026-11-21T22:30:00Z')

function afterDays(days: number): Date {
  return new Date(NOW.getTime() + days * DAY_MS)
}

function allowedBy(consent: Consent) {
  return CATEGORIES.filter((category) => effective(consent, category))
}

function stored(consent: Consent): unknown {
  return JSON.parse(JSON.stringify(consent))
}

test('before a decision no category is effective, whatever the flags are', () => {
  expect(UNDECIDED).toMatchObject({ marketing: true, analytics: true, personalization: true })
  expect([isUndecided(UNDECIDED), allowedBy(UNDECIDED), dayOfDecision(UNDECIDED)]).toEqual([true, [], null])
})

test('accepting allows all and rejecting nothing; both hide the banner and keep the language', () => {
  const undecided = withLanguage(UNDECIDED, 'en')
  const accepted = decideAll(undecided, true, NOW)
  const rejected = decideAll(accepted, false, NOW)
  expect([allowedBy(accepted), allowedBy(rejected)]).toEqual([[...CATEGORIES], []])
  for (const consent of [accepted, rejected])
    expect(consent).toMatchObject({ showCookieBanner: false, lang: 'en', decidedOn: '2026-11-21' })
})

test.each(CATEGORIES)('when %s is switched on first, it is the only one that is on', (category) => {
  const first = decideOne(UNDECIDED, category, true, NOW)
  expect([allowedBy(first), isUndecided(first)]).toEqual([[category], false])
  expect(allowedBy(decideOne(first, category, false, NOW))).toEqual([])
})

test('a later switch does not change the others', () => {
  const accepted = decideAll(UNDECIDED, true, NOW)
  expect(allowedBy(decideOne(accepted, 'marketing', false, NOW))).toEqual(['analytics', 'personalization'])
})

test('saving untouched switches rejects, because they are shown off', () => {
  const saved = decideAsDrawn(UNDECIDED, NOW)
  expect([allowedBy(saved), isUndecided(saved)]).toEqual([[], false])
  const accepted = decideAll(UNDECIDED, true, NOW)
  expect(allowedBy(decideAsDrawn(accepted, NOW))).toEqual([...CATEGORIES])
})

test('choosing a language decides nothing', () => {
  const chosen = withLanguage(UNDECIDED, 'en')
  expect([chosen.lang, isUndecided(chosen), allowedBy(chosen)]).toEqual(['en', true, []])
})

describe('what was stored', () => {
  const accepted = withLanguage(decideAll(UNDECIDED, true, NOW), 'de')

  test('is parsed again', () => {
    expect(parseConsent(stored(accepted), NOW)).toEqual(accepted)
    expect(parseConsent(stored(withLanguage(UNDECIDED, 'en')), NOW)).toEqual({ ...UNDECIDED, lang: 'en' })
  })

  test('is valid for 90 days, afterwards only the language is kept', () => {
    expect(parseConsent(stored(accepted), afterDays(89))).toEqual(accepted)
    expect(parseConsent(stored(accepted), afterDays(90))).toEqual({ ...UNDECIDED, lang: 'de' })
  })

  test('expires at the end of its 90th day', () => {
    const over = Date.parse('2026-11-21T00:00:00Z') + 90 * DAY_MS
    expect(parseConsent(stored(accepted), new Date(over - 1))).toEqual(accepted)
    expect(parseConsent(stored(accepted), new Date(over))).toEqual({ ...UNDECIDED, lang: 'de' })
  })

  test('is undecided when its day is in the future or empty', () => {
    expect(parseConsent(stored(accepted), afterDays(-2))).toEqual({ ...UNDECIDED, lang: 'de' })
    expect(parseConsent({ ...accepted, decidedOn: null }, NOW)).toEqual({ ...UNDECIDED, lang: 'de' })
  })

  describe('with exactly the five fields', () => {
    const { decidedOn, ...five } = accepted

    test('is a decision of the day on which it is first read, and stored with it', () => {
      expect(parseConsent(JSON.parse(JSON.stringify(five)), NOW)).toEqual({
        ...five,
        decidedOn: '2026-11-21',
      })
      expect([lacksDay(five), lacksDay(accepted), lacksDay({ ...five, other: 1 })]).toEqual([
        true,
        false,
        false,
      ])
    })

    test('is undecided while the banner is shown', () => {
      expect(parseConsent({ ...five, showCookieBanner: true }, NOW)).toEqual({ ...UNDECIDED, lang: 'de' })
    })

    test('is undecided with another field in place of the day', () => {
      expect(parseConsent({ ...five, day: 1 }, NOW)).toEqual({ ...UNDECIDED, lang: 'de' })
    })
  })

  test.each([
    null,
    'yes',
    [],
    {},
    { ...accepted, marketing: 'true' },
    { ...accepted, analytics: 1 },
    { ...accepted, personalization: undefined },
    { ...accepted, showCookieBanner: null },
    { ...accepted, lang: 'fr' },
    { ...accepted, lang: 1 },
    { ...accepted, decidedOn: 'yesterday' },
    { ...accepted, decidedOn: '2026-13-41' },
    { ...accepted, decidedOn: 1 },
  ])('%j is invalid', (saved) => {
    expect(parseConsent(saved, NOW)).toBeNull()
  })
})
