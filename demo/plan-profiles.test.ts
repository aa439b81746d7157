import { expect, test } from 'vitest'
import { toProfile } from '#domain/catalogue/profile/profile.ts'
import { isTimeZone } from '#platform/i18n/time-zone.ts'
import { planProfile } from './plan-profiles.ts'
import { artistNames } from './words/artist-names.ts'
import { AWARDS, BOOK_DEEDS, BOOK_HEROES, CLIENT_NAMES } from './words/profile-names.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
const rows = artistNames(200).map(({ code, town }) => planProfile(code, town.de, NOW))
const profiles = rows.map(
  ({
    availableFrom = null,
    availabilityConfirmedAt = null,
    leadTimeWeeks = null,
    clients = '',
    books = '',
    awards = '',
    languages = [],
    timeZone = '',
    services = [],
  }) =>
    toProfile(
      {
        availableFrom,
        availabilityConfirmedAt,
        leadTimeWeeks,
        clients,
        books,
        awards,
        languages,
        timeZone,
        services,
      },
      NOW,
    ),
)

test('the demo has artists who are free, who will be, and who say nothing', () => {
  const kinds = profiles.map(({ availability }) => availability && (availability.isNow ? 'now' : 'later'))
  expect(new Set(kinds)).toEqual(new Set(['now', 'later', null]))
  expect(rows.some((row) => Object.keys(row).length === 0)).toBe(true)
})

test('every time zone of theirs is one, and each speaks some language', () => {
  for (const { timeZone, languages } of profiles.filter((profile) => profile.timeZone !== '')) {
    expect(isTimeZone(timeZone)).toBe(true)
    expect(languages.length).toBeGreaterThan(0)
  }
})

test('an artist is planned alike each time', () => {
  expect(planProfile('jette-oltmann', 'Kiel', NOW)).toEqual(planProfile('jette-oltmann', 'Kiel', NOW))
})

test('names that both languages show have no quotation marks of either', () => {
  const names = [...CLIENT_NAMES, ...BOOK_HEROES, ...BOOK_DEEDS, ...AWARDS]
  expect(names.filter((name) => /[„“”"]/.test(name))).toEqual([])
})
