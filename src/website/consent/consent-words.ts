import { usePageWords } from '#base/language/page-words.ts'
import german from '#messages/consent.de.json'
import english from '#messages/consent.en.json'

const WORDS = { de: german, en: english }

export function useConsentWords() {
  return usePageWords(WORDS)
}
