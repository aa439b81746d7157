import { useLocation } from 'react-router'
import { LANGUAGE_CHOICE, LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import style from './language-switch.module.css'

/** Each language's name in that language. */
const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/**
 * The same page in both languages. Plain links: the other language is a new document with messages of its own. `lang`
 * in the query makes the server store the choice, with or without script.
 */
export function LanguageSwitch() {
  const { t, language: current } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <ul className={style.languages} aria-label={t('shell_language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={style.language}
            href={languageAddress(pathname, search, language)}
            rel="nofollow"
            lang={language}
            hrefLang={language}
            aria-label={NAMES[language]}
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{language.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function languageAddress(pathname: string, search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_CHOICE, language)
  return `${pathInLanguage(pathname, language)}?${query}`
}
