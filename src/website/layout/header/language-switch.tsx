import { useMatches } from 'react-router'
import { LANGUAGE_CHOICE, LANGUAGES, type Language } from '#platform/i18n/language.ts'
import { pathInLanguage } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useAddress } from '#website/navigation/address.ts'
import { readPaths } from '#website/seo/read-paths.ts'
import style from './language-switch.module.css'

const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/** Plain links, as the other language is a new document. `lang` in the query makes the server store the choice. */
export function LanguageSwitch() {
  const { t, language: current } = useMessages()
  const { pathname, search } = useAddress()
  const twins = readPaths(useMatches().at(-1)?.loaderData)
  // A page that names another one as the better address has its own in the other language by the prefix alone.
  const pathIn = (language: Language) =>
    twins?.[current] === pathname ? twins[language] : pathInLanguage(pathname, language)
  return (
    <ul className={style.languages} aria-label={t('shell_language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={style.language}
            href={languageAddress(pathIn(language), search, language)}
            rel="nofollow"
            lang={language}
            hrefLang={language}
            aria-label={`${NAMES[language]} (${language.toUpperCase()})`}
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{language.toUpperCase()}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function languageAddress(path: string, search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_CHOICE, language)
  return `${path}?${query}`
}
