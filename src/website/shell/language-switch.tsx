import { useLocation } from 'react-router'
import { pathInLanguage } from '#agency/paths.ts'
import { LANGUAGES, type Language } from '#base/language/language.ts'
import { useMessages } from '#base/language/messages.tsx'
import style from './language-switch.module.css'

/** Each language is named in itself, whoever reads it. */
const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

const A_YEAR_S = 365 * 24 * 60 * 60

/** The same page in both languages. Plain links: the other language is a new document with messages of its own. */
export function LanguageSwitch() {
  const { tell, language: current } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <ul className={style.languages} aria-label={tell('shell_language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={style.language}
            href={pathInLanguage(pathname, language) + search}
            lang={language}
            hrefLang={language}
            aria-label={NAMES[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => rememberLanguage(language)}
          >
            <span>{language.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Else a visitor whose browser prefers English would be led back from the German page at once. */
function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve.
  document.cookie = `lang=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`
}
