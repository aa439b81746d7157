import german from '#messages/delivery.de.json'
import english from '#messages/delivery.en.json'
import { usePageMessages } from '#website/i18n/page-messages.ts'

const TEXTS = { de: german, en: english }

export function useDeliveryTexts() {
  return usePageMessages(TEXTS)
}
