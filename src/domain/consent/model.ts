import { isLanguage, type Language } from '#platform/i18n/language.ts'

/** What a visitor may agree to, one by one. */
export const CATEGORIES = ['analytics', 'personalization', 'marketing'] as const
export type Category = (typeof CATEGORIES)[number]

/** The visitor's answer, as it is stored (specification, section 3) with the day on which it was given. */
export type Consent = Readonly<
  Record<Category, boolean> & {
    showCookieBanner: boolean
    /** Chosen with the language switch; null where it was never used. */
    lang: Language | null
    /** A day of UTC as 2026-11-21; null while nothing is decided. */
    decidedOn: string | null
  }
>

/** All flags are true, as the specification has it, and mean nothing: what may happen is for `effective` alone to say. */
export const UNDECIDED: Consent = {
  analytics: true,
  personalization: true,
  marketing: true,
  showCookieBanner: true,
  lang: null,
  decidedOn: null,
}

/** After so many days we ask again. */
export const DECISION_KEPT_DAYS = 90
const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether something may happen that needs this consent. Nothing else reads the flags, which a test holds
 * (tests/consent-flags.test.ts).
 */
export function effective(consent: Consent, category: Category): boolean {
  return !consent.showCookieBanner && consent[category]
}

/** Whether the visitor is still to be asked. */
export function isUndecided(consent: Consent): boolean {
  return consent.showCookieBanner
}

export function decideAll(consent: Consent, allowed: boolean, now: Date): Consent {
  return decided({ ...consent, analytics: allowed, personalization: allowed, marketing: allowed }, now)
}

/** Turns one switch and leaves the others as they are drawn: off, while nothing was decided. */
export function decideOne(consent: Consent, category: Category, allowed: boolean, now: Date): Consent {
  return decided({ ...keepDrawn(consent), [category]: allowed }, now)
}

/** Makes what the switches show the decision. */
export function decideAsDrawn(consent: Consent, now: Date): Consent {
  return decided(keepDrawn(consent), now)
}

/** Remembers the language; decides nothing. */
export function withLanguage(consent: Consent, lang: Language): Consent {
  return { ...consent, lang }
}

/** The day on which it was decided; null while nothing is. */
export function dayOfDecision({ decidedOn }: Consent): Date | null {
  return decidedOn === null ? null : new Date(decidedOn)
}

/** What was stored, or null for what is none of ours. A decision that is too old is forgotten; the language stays. */
export function parseConsent(saved: unknown, now: Date): Consent | null {
  if (typeof saved !== 'object' || saved === null) return null
  const values: Partial<Record<keyof Consent, unknown>> = saved
  const { analytics, personalization, marketing, showCookieBanner, lang = null, decidedOn = null } = values
  if (typeof analytics !== 'boolean' || typeof personalization !== 'boolean') return null
  if (typeof marketing !== 'boolean' || typeof showCookieBanner !== 'boolean') return null
  if (lang !== null && !(typeof lang === 'string' && isLanguage(lang))) return null
  if (decidedOn !== null && !isDay(decidedOn)) return null
  if (showCookieBanner || !isRecent(decidedOn, now)) return { ...UNDECIDED, lang }
  return { analytics, personalization, marketing, showCookieBanner, lang, decidedOn }
}

function decided(consent: Consent, now: Date): Consent {
  return { ...consent, showCookieBanner: false, decidedOn: now.toISOString().slice(0, 10) }
}

function keepDrawn(consent: Consent): Consent {
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

/** A day that is still to come was written by a clock that went wrong, and would be kept for too long. */
function isRecent(decidedOn: string | null, now: Date): boolean {
  if (decidedOn === null) return false
  const age = now.getTime() - Date.parse(decidedOn)
  return age >= 0 && age < DECISION_KEPT_DAYS * DAY_MS
}
