import { useSyncExternalStore } from 'react'
import {
  type Category,
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
} from '#domain/consent/consent-model.ts'
import { savedState } from '#platform/browser/saved-state.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Nothing is stored before the visitor acts. */
export const consentState = savedState<Consent>('consent', {
  fallback: UNDECIDED,
  parse: (saved) => parseConsent(saved, new Date()),
  serialize: (consent) => consent,
  storesParsed: lacksDay,
})

export function isEffective(category: Category): boolean {
  return effective(consentState.read(), category)
}

export function useEffective(category: Category): boolean {
  return useSyncExternalStore(
    consentState.subscribe,
    () => isEffective(category),
    () => false,
  )
}

export function useIsUndecided(): boolean {
  return isUndecided(useConsent())
}

/** Null while nothing is decided. */
export function useDayOfDecision(): Date | null {
  return dayOfDecision(useConsent())
}

export function answerAll(allowed: boolean): void {
  consentState.write(decideAll(consentState.read(), allowed, new Date()))
}

export function answerOne(category: Category, allowed: boolean): void {
  consentState.write(decideOne(consentState.read(), category, allowed, new Date()))
}

export function answerAsDrawn(): void {
  consentState.write(decideAsDrawn(consentState.read(), new Date()))
}

export function chosenLanguage(): Language | null {
  return consentState.read().lang
}

export function rememberLanguage(language: Language): void {
  consentState.write(withLanguage(consentState.read(), language))
}

function useConsent(): Consent {
  return useSyncExternalStore(consentState.subscribe, consentState.read, () => UNDECIDED)
}
