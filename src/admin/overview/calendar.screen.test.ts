import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { whenAvailabilityFades } from '#domain/catalogue/profile/profile.ts'
import german from '#messages/staff.de.json' with { type: 'json' }
import english from '#messages/staff.en.json' with { type: 'json' }
import { site } from '#site/public-site.ts'
import { addArtist } from '#tests/builders.ts'
import { changeElsewhere, open, readRecord, speak, theDatabase, user } from '#tests/dom/admin.ts'

const LANGUAGES = [
  { language: 'Deutsch', locale: 'de-DE', words: german.calendar },
  { language: 'English', locale: 'en-GB', words: english.calendar },
] as const

test.each(LANGUAGES)(
  'when an artist’s availability stops being shown stands in the calendar ($language)',
  async ({ language, locale, words }) => {
    const name = `Ada ${language}`
    const id = await addArtist(theDatabase(), { code: `ada-${locale.slice(0, 2)}`, name })
    await changeElsewhere(`/artists/${id}`, { AvailableFrom: '2031-06-21', ConfirmAvailability: true })
    const { AvailabilityConfirmedAt: confirmed } = await readRecord(`/artists/${id}`)
    const stored = { availableFrom: '2031-06-21', availabilityConfirmedAt: new Date(String(confirmed)) }
    const fades = whenAvailabilityFades(stored, new Date()) ?? new Date(0)
    const inWords = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone: site.timeZone }).format(fades)
    await open('/calendar')
    await speak(language)
    const day = await screen.findByRole('region', { name: inWords({ dateStyle: 'full' }) })
    expect(day.textContent).toContain(`${inWords({ timeStyle: 'short' })}${name}${words.fades}`)
    await user.click(screen.getAllByRole('link', { name }).at(-1) ?? day)
    expect(location.pathname).toBe(`/admin/artists/${id}`)
  },
)
