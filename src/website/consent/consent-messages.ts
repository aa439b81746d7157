import german from '#messages/consent.de.json'
import english from '#messages/consent.en.json'
import { usePageMessages } from '#website/i18n/page-messages.ts'

const MESSAGES = { de: german, en: english }

export function useConsentMessages() {
  return usePageMessages(MESSAGES)
}
