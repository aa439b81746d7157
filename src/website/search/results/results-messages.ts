import german from '#messages/results.de.json'
import english from '#messages/results.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'

const MESSAGES = { de: german, en: english }

export function useResultsMessages() {
  return usePageMessages(MESSAGES)
}
