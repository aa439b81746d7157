import german from '#messages/collection.de.json'
import english from '#messages/collection.en.json'
import germanProtecting from '#messages/protecting.de.json'
import englishProtecting from '#messages/protecting.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'

export type CollectionMessageKey = keyof typeof german

const MESSAGES = { de: german, en: english }

export function useCollectionMessages() {
  return usePageMessages(MESSAGES)
}

const TEXTS = { de: germanProtecting, en: englishProtecting }

export function useProtectingTexts() {
  return usePageMessages(TEXTS)
}
