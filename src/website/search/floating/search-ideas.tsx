import { useEffect, useState } from 'react'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { lastSearches, useLastSearches } from '#website/search/last-searches.ts'
import { loadNames, type Named } from '#website/search/names.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { ChipLink } from '#website/ui/chip-link.tsx'
import typography from '#website/ui/typography.module.css'
import style from './search-ideas.module.css'

/** Something to begin with while nothing is typed: the last searches, and on a phone, where there is room, all styles. */
export function SearchIdeas({ field }: { field: HTMLInputElement }) {
  const { t, language } = useMessages()
  const searches = useLastSearches()
  const styles = useStyles()

  function forget() {
    lastSearches.remove()
    // Else the focus would go with the button.
    field.focus()
  }
  return (
    <>
      {searches.length > 0 && (
        <section className={style.part} aria-label={translateSearch('finder_last')}>
          <div className={style.head}>
            <h2 className={typography.label}>{translateSearch('finder_last')}</h2>
            <button type="button" className={style.forget} onClick={forget}>
              {translateSearch('finder_forget')}
            </button>
          </div>
          <ul className={style.chips}>
            {searches.map((words) => (
              <li key={words}>
                <ChipLink to={paths.wordSearch(language, words)}>{words}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {styles.length > 0 && (
        <section className={`${style.part} ${style.styles}`} aria-label={t('search_styles')}>
          <h2 className={typography.label}>{t('search_styles')}</h2>
          <ul className={style.chips}>
            {styles.map(({ name, href }) => (
              <li key={href}>
                <ChipLink to={href}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Empty until they are there; the lists of names say when they cannot be loaded. */
function useStyles(): readonly Named[] {
  const { language } = useMessages()
  const [styles, setStyles] = useState<readonly Named[]>([])
  useEffect(() => {
    loadNames(language).then(
      (names) => setStyles(names.styles),
      () => {},
    )
  }, [language])
  return styles
}
