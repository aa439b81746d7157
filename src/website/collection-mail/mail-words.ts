import { usePageWords } from '#base/language/page-words.ts'
import german from '#messages/mail-form.de.json'
import english from '#messages/mail-form.en.json'

export type MailWord = keyof typeof german

const WORDS = { de: german, en: english }

export function useMailWords() {
  return usePageWords(WORDS)
}
