import germanErrors from '#messages/enquiry.de.json'
import englishErrors from '#messages/enquiry.en.json'
import german from '#messages/enquiry-form.de.json'
import english from '#messages/enquiry-form.en.json'
import { usePageMessages } from '#website/i18n/page-messages.ts'

const TEXTS = { de: { ...german, ...germanErrors }, en: { ...english, ...englishErrors } }

export type FormText = keyof (typeof TEXTS)['de']

export function useFormTexts() {
  return usePageMessages(TEXTS)
}
