import { DAY_MS } from '#platform/durations.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'

export const CATEGORIES = ['analytics', 'personalization', 'marketing'] as const
export type Category = (typeof CATEGORIES)[number]

/** It is stored as in docs/specification.md (Storage and consent), with its day. */
export type Consent = Readonly<
  Record<Category, boolean> & {
    showCookieBanner: boolean
    /** The language switch sets it; null when it was never used. */
    lang: Language | null
    /** A day (UTC) has the form 2026-11-21; null while undecided. */
    decidedOn: string | null
  }
>

/** All flags are true and have no effect until the visitor decides: only `effective` says what is allowed. */
export const UNDECIDED: Consent = {
  analytics: true,
  personalization: true,
  marketing: true,
  showCookieBanner: true,
  lang: null,
  decidedOn: null,
}

export const DECISION_KEPT_DAYS = 90
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Nothing else may read the flags; tests/consent-flags.test.ts checks that. */
export function effective(consent: Consent, category: Category): boolean {
  return !consent.showCookieBanner && consent[category]
}

export function isUndecided(consent: Consent): boolean {
  return consent.showCookieBanner
}

export function decideAll(consent: Consent, allowed: boolean, now: Date): Consent {
  return decided({ ...consent, analytics: allowed, personalization: allowed, marketing: allowed }, now)
}

/** Changes one switch and saves the others as they are shown: off while undecided. */
export function decideOne(consent: Consent, category: Category, allowed: boolean, now: Date): Consent {
  return decided({ ...saveShown(consent), [category]: allowed }, now)
}

export function decideAsDrawn(consent: Consent, now: Date): Consent {
  return decided(saveShown(consent), now)
}

export function withLanguage(consent: Consent, lang: Language): Consent {
  return { ...consent, lang }
}

export function dayOfDecision({ decidedOn }: Consent): Date | null {
  return decidedOn === null ? null : new Date(decidedOn)
}

/** An expired decision keeps only its language; one without its day, as other programs store it, is of today. */
export function parseConsent(saved: unknown, now: Date): Consent | null {
  if (typeof saved !== 'object' || saved === null) return null
  const values: Partial<Record<keyof Consent, unknown>> = saved
  const { analytics, personalization, marketing, showCookieBanner, lang = null } = values
  const decidedOn = lacksDay(saved) ? dayOf(now) : (values.decidedOn ?? null)
  if (typeof analytics !== 'boolean' || typeof personalization !== 'boolean') return null
  if (typeof marketing !== 'boolean' || typeof showCookieBanner !== 'boolean') return null
  if (lang !== null && !(typeof lang === 'string' && isLanguage(lang))) return null
  if (decidedOn !== null && !isDay(decidedOn)) return null
  if (showCookieBanner || !isRecent(decidedOn, now)) return { ...UNDECIDED, lang }
  return { analytics, personalization, marketing, showCookieBanner, lang, decidedOn }
}

/** Such a value has exactly the fields of docs/specification.md, and so no day. */
export function lacksDay(saved: unknown): boolean {
  const fields = typeof saved === 'object' && saved !== null ? Object.keys(saved) : []
  return fields.toSorted().join() === 'analytics,lang,marketing,personalization,showCookieBanner'
}

function decided(consent: Consent, now: Date): Consent {
  return { ...consent, showCookieBanner: false, decidedOn: dayOf(now) }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function saveShown(consent: Consent): Consent {
  return {
    ...consent,
    analytics: effective(consent, 'analytics'),
    personalization: effective(consent, 'personalization'),
    marketing: effective(consent, 'marketing'),
  }
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
}

/** A day in the future comes from a wrong clock, and the decision would be valid for too long. */
function isRecent(decidedOn: string | null, now: Date): boolean {
  if (decidedOn === null) return false
  const age = now.getTime() - Date.parse(decidedOn)
  return age >= 0 && age < DECISION_KEPT_DAYS * DAY_MS
}
