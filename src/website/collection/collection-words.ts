import { usePageWords } from '#base/language/page-words.ts'
import german from '#messages/collection.de.json'
import english from '#messages/collection.en.json'

export type CollectionWord = keyof typeof german

const WORDS = { de: german, en: english }

export function useCollectionWords() {
  return usePageWords(WORDS)
}
