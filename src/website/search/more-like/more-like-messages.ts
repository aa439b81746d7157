import german from '#messages/more-like.de.json'
import english from '#messages/more-like.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'

const MESSAGES = { de: german, en: english }

export function useMoreLikeMessages() {
  return usePageMessages(MESSAGES)
}
