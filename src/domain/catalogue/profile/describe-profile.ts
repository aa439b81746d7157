import german from '#messages/heads.de.json' with { type: 'json' }
import english from '#messages/heads.en.json' with { type: 'json' }
import { openMessages } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { nameTimeZone } from '#platform/i18n/time-zone.ts'
import { dayOf, type Profile, type Service } from './profile.ts'
import { nameSpokenLanguage } from './spoken-languages.ts'

export type DescribedProfile = {
  /** The availability, which is asked first, where it is known. */
  title: string
  facts: { name: string; values: string[] }[]
}

const translateIn = openMessages({ de: german, en: english })

/** Returns null when nothing is known. `now` is the moment for which the availability was read. */
export function describeProfile(profile: Profile, language: Language, now: Date): DescribedProfile | null {
  const t = translateIn(language)
  const { leadTimeWeeks, services, languages, timeZone, clients, books, awards } = profile
  const available = sayAvailability(profile, language, now)
  const offered = services.map((service) => SERVICE_NAMES[service][language])
  const spoken = languages.map((code) => nameSpokenLanguage(code, language))
  const facts = [
    { name: t('profile_available'), values: available },
    { name: t('profile_lead_time'), values: sayLeadTime(leadTimeWeeks, language) },
    { name: t('profile_services'), values: joined(offered) },
    { name: t('profile_languages'), values: joined(spoken) },
    { name: t('profile_time_zone'), values: timeZone ? [nameTimeZone(timeZone, language)] : [] },
    { name: t('profile_clients'), values: joined(clients) },
    { name: t('profile_awards'), values: [...awards] },
    { name: t('profile_books'), values: [...books] },
  ].filter(({ values }) => values.length > 0)
  if (facts.length === 0) return null
  const [title = t('profile_title')] = available
  return { title: title.charAt(0).toUpperCase() + title.slice(1), facts }
}

function joined(names: readonly string[]): string[] {
  return names.length > 0 ? [names.join(', ')] : []
}

function sayLeadTime(weeks: number | null, language: Language): string[] {
  const t = translateIn(language)
  if (weeks === null) return []
  return [weeks === 1 ? t('profile_week') : t('profile_weeks', { count: weeks })]
}

const LOCALES: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** Says "frei ab März" or "free from 15 January 2028": the first of a month and this year go without saying. */
function sayAvailability({ availability }: Profile, language: Language, now: Date): string[] {
  const t = translateIn(language)
  if (availability === null) return []
  if (availability.isNow) return [t('profile_now')]
  const { from } = availability
  const date = new Intl.DateTimeFormat(LOCALES[language], {
    ...(from.endsWith('-01') ? {} : { day: 'numeric' }),
    month: 'long',
    ...(from.slice(0, 4) === dayOf(now).slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(from))
  return [t('profile_from', { date })]
}

export const SERVICE_NAMES: Record<Service, Record<Language, string>> = {
  'on-site': { de: 'Zeichnen vor Ort', en: 'Drawing on site' },
  'live-drawing': { de: 'Live-Zeichnen', en: 'Live drawing' },
  animation: { de: 'Animation', en: 'Animation' },
}
