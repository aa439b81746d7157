import german from '#messages/consent.de.json'
import english from '#messages/consent.en.json'
import { usePageWords } from '#website/i18n/page-messages.ts'

const WORDS = { de: german, en: english }

export function useConsentWords() {
  return usePageWords(WORDS)
}
