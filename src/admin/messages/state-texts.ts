import { STATE_NAMES } from '#domain/enquiries/enquiries-model.ts'
import type { Language } from '#platform/i18n/language.ts'

export function stateTexts(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STATE_NAMES[language]).map(([state, name]) => [`state_${state}`, name]),
  )
}
