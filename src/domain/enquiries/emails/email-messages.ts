import german from '#messages/de.json' with { type: 'json' }
import germanDeciding from '#messages/deciding-mail.de.json' with { type: 'json' }
import englishDeciding from '#messages/deciding-mail.en.json' with { type: 'json' }
import germanEmails from '#messages/emails.de.json' with { type: 'json' }
import englishEmails from '#messages/emails.en.json' with { type: 'json' }
import english from '#messages/en.json' with { type: 'json' }
import germanEnquiry from '#messages/enquiry.de.json' with { type: 'json' }
import englishEnquiry from '#messages/enquiry.en.json' with { type: 'json' }
import germanForm from '#messages/mail-form.de.json' with { type: 'json' }
import englishForm from '#messages/mail-form.en.json' with { type: 'json' }
import germanReply from '#messages/reply.de.json' with { type: 'json' }
import englishReply from '#messages/reply.en.json' with { type: 'json' }
import { openMessages } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { site } from '#site/site.server.ts'

const WORDS = {
  de: { ...german, ...germanEmails, ...germanForm, ...germanEnquiry, ...germanDeciding, ...germanReply },
  en: {
    ...english,
    ...englishEmails,
    ...englishForm,
    ...englishEnquiry,
    ...englishDeciding,
    ...englishReply,
  },
}

export const translateIn = openMessages(WORDS)
export type Translate = ReturnType<typeof translateIn>

export function contactValues({ phone, hours, mail }: Contact) {
  return { phone: phone.shown, hours, mail }
}

export function agencyIn(language: Language): string {
  return [site.brand[language], site.company.name, ...(site.offices[0]?.lines ?? [])].join(', ')
}

export const TO_OFFICE = 'enquiry-to-office'
export const CONFIRMATION = 'enquiry-confirmation'

export const ENQUIRY_EMAILS = [TO_OFFICE, CONFIRMATION] as const

export const REPLY = 'enquiry-reply'
