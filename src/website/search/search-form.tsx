import { paths } from '#agency/paths.ts'
import { LONGEST_SEARCH } from '#agency/search/longest-search.ts'
import { useMessages } from '#base/language/messages.tsx'
import { SearchIcon } from '#base/ui/icons.tsx'
import { site } from '#site'
import style from './search-form.module.css'

/** Asks for an artist or a style. A plain form: it also stands on pages that went wrong, and needs no script there. */
export function SearchForm({ query = '' }: { query?: string }) {
  const { tell, language } = useMessages()
  const name = tell('search_field', { product: site.productWord })
  return (
    <search>
      <form className={style.form} action={paths.imageSearch(language)} method="get">
        <label className={style.field}>
          <span className="visually-hidden">{name}</span>
          <SearchIcon />
          <input
            className={style.input}
            type="search"
            name="q"
            // Another search is another page: the field shows what that page looked for.
            key={query}
            defaultValue={query}
            placeholder={name}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button className={style.send} type="submit">
          {tell('search_send')}
        </button>
      </form>
    </search>
  )
}
