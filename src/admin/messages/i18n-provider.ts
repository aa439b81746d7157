import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { TEXT_NOT_FOUND } from '#platform/i18n/fill.ts'
import { messages as german } from './de/all.ts'
import { messages as english } from './en/all.ts'

type AdminMessages = typeof german

/** Adds the structure in which react-admin looks up names of resources and labels of fields. */
function withResources(messages: AdminMessages) {
  const resources = Object.fromEntries(
    Object.entries(messages.names).map(([resource, name]) => [resource, { name, fields: messages.fields }]),
  )
  return { ...messages, resources }
}

const MESSAGES: Record<string, ReturnType<typeof withResources>> = {
  de: withResources(german),
  en: withResources(english),
}

/** German unless English is stored, or the browser does not list German. */
export function firstLanguage(browserLanguages: readonly string[]): 'de' | 'en' {
  const known = browserLanguages.find((tag) => /^(?:de|en)\b/i.test(tag))
  return known?.toLowerCase().startsWith('en') ? 'en' : 'de'
}

export function createI18nProvider(language: 'de' | 'en'): I18nProvider {
  return polyglotI18nProvider(
    (locale) => MESSAGES[locale] ?? MESSAGES.de ?? withResources(german),
    language,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
    { onMissingKey: replaceMissing },
  )
}

/** React-admin also translates what is a text already, such as a sentence of the server: that stays as it is. */
function replaceMissing(key: string): string {
  const [group = '', ...rest] = key.split('.')
  const isKey = rest.length > 0 && !/\s/.test(key) && Object.hasOwn(MESSAGES.de ?? {}, group)
  return isKey ? TEXT_NOT_FOUND : key
}
