import { dayOf } from '#domain/catalogue/profile/availability.ts'
import type { Profile } from '#domain/catalogue/profile/profile.ts'
import { SERVICE_NAMES } from '#domain/catalogue/profile/service-names.ts'
import { nameSpokenLanguage } from '#domain/catalogue/profile/spoken-languages.ts'
import { nameTimeZone } from '#domain/catalogue/profile/time-zone.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'

/** What buyers ask first, as text; the browser gets no more than it shows. */
export type ProfileView = {
  /** Unfolds the facts in a narrow window. */
  title: string
  /** Without those that nobody knows. */
  facts: { name: string; values: string[] }[]
}

/** Null where nothing is known. `now` is the moment for which the availability was read. */
export function viewProfile(profile: Profile, language: Language, now: Date): ProfileView | null {
  const t = translateIn(language)
  const { leadTimeWeeks, services, languages, timeZone, clients, books, awards } = profile
  const available = viewAvailability(profile, language, now)
  const offered = services.map((service) => SERVICE_NAMES[service][language])
  const spoken = languages.map((code) => nameSpokenLanguage(code, language))
  const facts = [
    { name: t('profile_available'), values: available },
    { name: t('profile_lead_time'), values: viewLeadTime(leadTimeWeeks, language) },
    { name: t('profile_services'), values: joined(offered) },
    { name: t('profile_languages'), values: joined(spoken) },
    { name: t('profile_time_zone'), values: timeZone ? [nameTimeZone(timeZone, language)] : [] },
    { name: t('profile_clients'), values: joined(clients) },
    { name: t('profile_awards'), values: [...awards] },
    { name: t('profile_books'), values: [...books] },
  ].filter(({ values }) => values.length > 0)
  if (facts.length === 0) return null
  return { title: [t('profile_title'), ...available].join(': '), facts }
}

function joined(names: readonly string[]): string[] {
  return names.length > 0 ? [names.join(', ')] : []
}

function viewLeadTime(weeks: number | null, language: Language): string[] {
  const t = translateIn(language)
  if (weeks === null) return []
  return [weeks === 1 ? t('profile_week') : t('profile_weeks', { count: weeks })]
}

const LOCALES: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** "frei ab März", "free from 15 January 2028": the day where it is not the first, the year where it is another. */
function viewAvailability({ availability }: Profile, language: Language, now: Date): string[] {
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
