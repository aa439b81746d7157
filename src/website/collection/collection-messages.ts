import german from '#messages/collection.de.json'
import english from '#messages/collection.en.json'
import { usePageWords } from '#website/i18n/page-messages.ts'

export type CollectionWord = keyof typeof german

const WORDS = { de: german, en: english }

export function useCollectionWords() {
  return usePageWords(WORDS)
}
