import german from '#messages/mail-form.de.json'
import english from '#messages/mail-form.en.json'
import { usePageWords } from '#website/i18n/page-messages.ts'

export type MailWord = keyof typeof german

const WORDS = { de: german, en: english }

export function useMailWords() {
  return usePageWords(WORDS)
}
