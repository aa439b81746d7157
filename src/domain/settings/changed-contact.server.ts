import type { Language } from '#platform/i18n/language.ts'
import { type Contact, usualContact } from './contact.ts'
import { type Settings, settingIn, settingInEither } from './model.ts'
import { mailAddress, phoneNumber } from './rules.ts'

/** What staff said of how the agency is reached; what they left empty, and what nobody could use, is not there. */
export function changedContact(settings: Settings, language: Language): Partial<Contact> {
  const hours = settingIn(settings, 'hours', language)
  const phone = phoneNumber.safeParse(settingInEither(settings, 'phone', language))
  const mail = mailAddress.safeParse(settingInEither(settings, 'mail', language))
  return {
    ...(hours ? { hours } : {}),
    ...(phone.success && phone.data ? { phone: { shown: phone.data, dialled: toDialled(phone.data) } } : {}),
    ...(mail.success && mail.data ? { mail: mail.data } : {}),
  }
}

export function contactIn(settings: Settings, language: Language): Contact {
  return { ...usualContact(language), ...changedContact(settings, language) }
}

function toDialled(shown: string): string {
  return `+${shown.replaceAll(/\D/g, '')}`
}
