import german from '#messages/mail-form.de.json'
import english from '#messages/mail-form.en.json'
import { usePageMessages } from '#website/i18n/page-messages.ts'

export type EmailText = keyof typeof german

const TEXTS = { de: german, en: english }

export function useEmailTexts() {
  return usePageMessages(TEXTS)
}
