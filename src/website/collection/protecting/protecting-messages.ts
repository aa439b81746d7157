import german from '#messages/protecting.de.json'
import english from '#messages/protecting.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'

const TEXTS = { de: german, en: english }

export function useProtectingTexts() {
  return usePageMessages(TEXTS)
}
