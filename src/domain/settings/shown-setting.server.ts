import type { Language } from '#platform/i18n/language.ts'
import { usualContact } from '#site/contact.ts'
import { contactIn } from './contact.server.ts'
import { type Settings, settingIn } from './model.ts'

/** Where a value is set; `nowhere` for a notice that is not shown. */
export type SetIn = 'staff' | 'site.config' | 'nowhere'
export type ShownSetting = { text: string; setIn: SetIn }

/** What visitors see of a setting in a language, and where that is set. */
export function shownIn(settings: Settings, language: Language): (name: string) => ShownSetting {
  const [contact, usual] = [contactIn(settings, language), usualContact(language)]
  const notice = settingIn(settings, 'notice', language)
  const shown: Record<string, ShownSetting> = {
    notice: { text: notice, setIn: notice ? 'staff' : 'nowhere' },
    hours: compare(contact.hours, usual.hours),
    phone: compare(contact.phone.shown, usual.phone.shown),
    mail: compare(contact.mail, usual.mail),
  }
  return (name) => shown[name] ?? { text: '', setIn: 'nowhere' }
}

/** Staff who set what `site.config.ts` says change nothing. */
function compare(text: string, usual: string): ShownSetting {
  return { text, setIn: text === usual ? 'site.config' : 'staff' }
}
