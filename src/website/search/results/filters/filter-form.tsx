import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import {
  hasFilters,
  readFilters,
  resultsPath,
  type SearchParameters,
  toUrlParameter,
} from '#website/search/results/search-parameters.ts'
import type { ResultsView } from '#website/search/results/view-results.ts'
import { FILTERS_SENT_AFTER_MS } from '#website/search/search-timings.ts'
import { Button } from '#website/ui/controls.tsx'
import { ColourChoice } from './colour-choice.tsx'
import style from './filter-form.module.css'

/**
 * What narrows the results. A plain form with a button; where there is script, every change shows at once, and the address
 * says so. On narrow windows most of it is folded away, so that the results come first.
 */
export function FilterForm({
  parameters,
  filters,
  choices,
}: Pick<ResultsView, 'parameters' | 'filters' | 'choices'>) {
  const { t, language } = useResultsMessages()
  const submitSoon = useDebouncedSubmit(parameters)
  const [name, value] = toUrlParameter(parameters)
  return (
    <Form action={paths.imageSearch(language)} className={style.form} onChange={submitSoon}>
      <input type="hidden" name={name} value={value} />
      {parameters.kind !== 'words' && <Weight style={filters.style} />}
      <details className={style.further} open={hasFilters(filters)}>
        <summary className={style.summary}>{t('results_filters')}</summary>
        <div className={style.choices}>
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
          <ColourChoice colours={choices.colours} chosen={filters.colour} />
        </div>
      </details>
      <div className={style.apply}>
        <Button type="submit">{t('results_apply')}</Button>
      </div>
      {hasFilters(filters) && (
        <Link to={resultsPath(language, parameters)} preventScrollReset className={style.reset}>
          {t('results_reset')}
        </Link>
      )}
    </Form>
  )
}

const MOTIONS: Partial<Record<string, string>> = { true: 'yes', false: 'no' }

/** From what is to be seen to how it is made. */
function Weight({ style: weight }: { style: number }) {
  const { t } = useResultsMessages()
  return (
    <label className={style.weight}>
      <span className={style.label}>{t('results_weight')}</span>
      <input key={weight} type="range" name="style" min="0" max="1" step="0.1" defaultValue={weight} />
      <span className={style.ends}>
        <span>{t('results_content')}</span>
        <span>{t('results_style')}</span>
      </span>
    </label>
  )
}

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

/** Navigates to the form's results a moment after the last change, replacing the history's entry. */
function useDebouncedSubmit(parameters: SearchParameters): (event: FormEvent<HTMLFormElement>) => void {
  const { language } = useMessages()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return ({ currentTarget }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const values = new URLSearchParams()
      for (const [field, value] of new FormData(currentTarget))
        if (typeof value === 'string') values.set(field, value)
      const address = resultsPath(language, parameters, readFilters(values))
      void navigate(address, { replace: true, preventScrollReset: true })
    }, FILTERS_SENT_AFTER_MS)
  }
}
