import germanComplaints from '#messages/enquiry.de.json'
import englishComplaints from '#messages/enquiry.en.json'
import german from '#messages/enquiry-form.de.json'
import english from '#messages/enquiry-form.en.json'
import { usePageWords } from '#website/i18n/page-messages.ts'

const WORDS = { de: { ...german, ...germanComplaints }, en: { ...english, ...englishComplaints } }

export type FormText = keyof (typeof WORDS)['de']

export function useFormTexts() {
  return usePageWords(WORDS)
}
