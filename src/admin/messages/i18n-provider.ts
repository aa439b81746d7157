import type { I18nProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { TEXT_NOT_FOUND } from '#platform/i18n/fill.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import { type AdminMessages, findTexts, getTexts, loadLanguage } from './languages.ts'

/** Adds the structure in which react-admin looks up names of resources and labels of fields. */
function withResources(messages: AdminMessages) {
  const resources = Object.fromEntries(
    Object.entries(messages.names).map(([resource, name]) => [resource, { name, fields: messages.fields }]),
  )
  return { ...messages, resources }
}

/** The texts of the language have to be loaded before; the other's are loaded once it is chosen. */
export function createI18nProvider(language: Language): I18nProvider {
  return polyglotI18nProvider(
    (locale) => {
      const chosen = isLanguage(locale) ? locale : language
      const texts = findTexts(chosen)
      if (texts) return withResources(texts.messages)
      return loadLanguage(chosen).then(({ messages }) => withResources(messages))
    },
    language,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
    { onMissingKey: (key: string) => replaceMissing(key, getTexts(language).messages) },
  )
}

/** React-admin also translates what is a text already, such as a sentence of the server: that stays as it is. */
function replaceMissing(key: string, messages: AdminMessages): string {
  const [group = '', ...rest] = key.split('.')
  const isKey =
    rest.length > 0 && !/\s/.test(key) && (group === 'resources' || Object.hasOwn(messages, group))
  return isKey ? TEXT_NOT_FOUND : key
}
