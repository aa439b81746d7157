import { LONGEST_SEARCH } from '#domain/search/limits.ts'
import { paths } from '#site/paths.ts'
import { OtherParameters } from '#website/search/results/filters/other-parameters.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Filters, SearchParameters } from '#website/search/results/search-parameters.ts'
import chips from '#website/ui/links/chip-link.module.css'
import style from './words-form.module.css'

type WordsFormProps = { parameters: Exclude<SearchParameters, { kind: 'address' }>; filters: Filters }

/** Words that the images must answer besides being like the picture. A plain form. */
export function WordsForm({ parameters, filters }: WordsFormProps) {
  const { t, language } = useResultsMessages()
  const { words } = parameters
  return (
    <search>
      <form action={paths.imageSearch(language)} className={style.form}>
        <OtherParameters parameters={parameters} filters={filters} own={['q']} />
        <input
          type="search"
          name="q"
          className={style.input}
          defaultValue={words}
          aria-label={t('results_words')}
          placeholder={t('results_words')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={chips.chip}>
          {t('search_send')}
        </button>
      </form>
    </search>
  )
}
