import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import { countFilters, type Filters, resultsPath } from '#website/search/results/search-parameters.ts'
import type { ResultsView } from '#website/search/results/view-results.ts'
import { Button } from '#website/ui/controls.tsx'
import { ColourChoice } from './colour-choice.tsx'
import style from './filter-form.module.css'
import { OtherParameters } from './other-parameters.tsx'
import { useDebouncedSubmit } from './use-debounced-submit.ts'

const OWN_FIELDS = ['gallery', 'orientation', 'animated', 'colour']

type FilterFormProps = { view: Pick<ResultsView, 'parameters' | 'filters' | 'choices'> }

/**
 * What narrows the results, folded behind a button that says how many filters are set. A plain form; where there is
 * script, every change shows at once, and the address says so.
 */
export function FilterForm({ view: { parameters, filters, choices } }: FilterFormProps) {
  const { t, language } = useResultsMessages()
  const submitSoon = useDebouncedSubmit(parameters)
  const set = countFilters(filters)
  return (
    <details>
      <summary className={style.summary} data-set={set > 0 || undefined}>
        <span>{labelOf(set, t)}</span>
      </summary>
      <Form action={paths.imageSearch(language)} className={style.form} onChange={submitSoon}>
        <OtherParameters parameters={parameters} filters={filters} own={OWN_FIELDS} />
        <Choices filters={filters} choices={choices} />
        <div className={style.apply}>
          <Button type="submit">{t('results_apply')}</Button>
        </div>
        {set > 0 && (
          <Link to={resultsPath(language, parameters)} preventScrollReset className={style.reset}>
            {t('results_reset')}
          </Link>
        )}
      </Form>
    </details>
  )
}

function labelOf(set: number, t: ReturnType<typeof useResultsMessages>['t']): string {
  if (set === 0) return t('results_filters')
  return set === 1 ? t('results_one_filter') : t('results_some_filters', { count: set })
}

type ChoicesProps = { filters: Filters; choices: ResultsView['choices'] }

function Choices({ filters, choices }: ChoicesProps) {
  const { t } = useResultsMessages()
  return (
    <>
      <Choice name="gallery" label={t('results_gallery')} value={filters.gallery ?? ''}>
        <option value="">{t('results_any_gallery')}</option>
        {choices.galleries.map((gallery) => (
          <option key={gallery.value} value={gallery.value}>
            {gallery.name}
          </option>
        ))}
      </Choice>
      <Choice name="orientation" label={t('results_orientation')} value={filters.orientation ?? ''}>
        <option value="">{t('results_any_orientation')}</option>
        <option value="landscape">{t('results_landscape')}</option>
        <option value="portrait">{t('results_portrait')}</option>
        <option value="square">{t('results_square')}</option>
      </Choice>
      <Choice name="animated" label={t('results_motion')} value={MOTIONS[String(filters.animated)] ?? ''}>
        <option value="">{t('results_any_motion')}</option>
        <option value="yes">{t('results_moving')}</option>
        <option value="no">{t('results_still')}</option>
      </Choice>
      <ColourChoice colours={choices.colours} chosen={filters.colours} />
    </>
  )
}

const MOTIONS: Partial<Record<string, string>> = { true: 'yes', false: 'no' }

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode }

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className={style.choice}>
      <span className={style.label}>{label}</span>
      <select key={value} name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  )
}
