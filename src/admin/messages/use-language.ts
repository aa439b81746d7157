import { useLocaleState, useNotify } from 'react-admin'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import { loadLanguage } from './languages.ts'

/** The language in use, and how to change it: once the other's texts are there, so that no screen lacks them. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [locale, change] = useLocaleState()
  const notify = useNotify()
  const changeTo = (language: Language) =>
    void loadLanguage(language).then(
      () => change(language),
      () => notify('ra.notification.i18n_error', { type: 'error' }),
    )
  return [isLanguage(locale) ? locale : 'de', changeTo]
}
