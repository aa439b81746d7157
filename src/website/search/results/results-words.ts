import { usePageWords } from '#base/language/page-words.ts'
import german from '#messages/results.de.json'
import english from '#messages/results.en.json'

const WORDS = { de: german, en: english }

export function useResultsWords() {
  return usePageWords(WORDS)
}
