import { DECIDING_MESSAGES } from '#domain/collection/deciding/deciding-messages.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'

export function useDecidingMessages() {
  return usePageMessages(DECIDING_MESSAGES)
}
