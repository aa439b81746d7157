import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { Button } from '#website/ui/controls.tsx'
import { SearchIcon } from '#website/ui/icons.tsx'
import { noteSearch } from './last-searches.ts'
import { LONGEST_ADDRESS, SEARCH_FIELD } from './picture-files.ts'
import style from './search-form.module.css'
import { loadSearchMessages } from './search-messages.ts'

/** A plain form, which works without script on error pages as well. */
export function SearchForm({ query = '' }: { query?: string }) {
  const { t, language } = useMessages()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { Lists, load } = useNameLists(field)
  const name = t('search_field', { product: site.productWord })
  return (
    <search>
      <form
        className={style.form}
        action={paths.imageSearch(language)}
        method="get"
        onSubmit={() => field && noteSearch(field.value)}
      >
        <div className={style.field}>
          <SearchIcon />
          <input
            ref={setField}
            className={style.input}
            aria-label={name}
            onFocus={load}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={t('search_hint', { product: site.productWord })}
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            spellCheck={false}
            {...SEARCH_FIELD}
          />
          {Lists && field && <Lists field={field} floating />}
        </div>
        <Button type="submit">{t('search_send')}</Button>
      </form>
    </search>
  )
}

type Lists = ComponentType<{ field: HTMLInputElement; floating: boolean }>

/** Fetched when the field is first used; without them the form still leads to the results. */
function useNameLists(field: HTMLInputElement | null) {
  const { language } = useMessages()
  const [Lists, setLists] = useState<Lists | null>(null)
  const load = useCallback(() => {
    Promise.all([import('./name-lists.tsx'), loadSearchMessages(language)]).then(
      ([{ NameLists }]) => setLists(() => NameLists),
      (error) => console.warn('The lists of names:', error),
    )
  }, [language])
  useEffect(() => {
    if (field !== null && field === document.activeElement) load()
  }, [field, load])
  return { Lists, load }
}
