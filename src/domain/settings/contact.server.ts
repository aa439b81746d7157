import type { Language } from '#platform/i18n/language.ts'
import { type Contact, usualContact } from '#site/contact.ts'
import { type Settings, settingIn, settingInEither } from './model.ts'
import { mailAddress, phoneNumber } from './rules.ts'

/** How visitors reach the agency now. What staff left empty, and what nobody could use, is as `site.config.ts` has it. */
export function contactIn(settings: Settings, language: Language): Contact {
  const usual = usualContact(language)
  const phone = phoneNumber.safeParse(settingInEither(settings, 'phone', language))
  const mail = mailAddress.safeParse(settingInEither(settings, 'mail', language))
  return {
    hours: settingIn(settings, 'hours', language) || usual.hours,
    phone: phone.data ? toPhone(phone.data) : usual.phone,
    mail: mail.data || usual.mail,
  }
}

/** @param text Begins with a plus sign, which is how it is written for people abroad as well. */
function toPhone(text: string): Contact['phone'] {
  return { shown: text, dialled: `+${text.replaceAll(/\D/g, '')}` }
}
