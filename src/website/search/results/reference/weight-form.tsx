import { Form } from 'react-router'
import { paths } from '#site/paths.ts'
import { OtherParameters } from '#website/search/results/filters/other-parameters.tsx'
import { useDebouncedSubmit } from '#website/search/results/filters/use-debounced-submit.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Filters, SearchParameters } from '#website/search/results/search-parameters.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './weight-form.module.css'

type WeightFormProps = { parameters: SearchParameters; filters: Filters }

/** What counts when pictures are compared: from what is to be seen to how it is made. */
export function WeightForm({ parameters, filters }: WeightFormProps) {
  const { t, language } = useResultsMessages()
  const submitSoon = useDebouncedSubmit(parameters)
  return (
    <Form action={paths.imageSearch(language)} className={style.form} onChange={submitSoon}>
      <OtherParameters parameters={parameters} filters={filters} own={['style', 'by']} />
      <span aria-hidden="true">{t('results_content')}</span>
      <input
        key={filters.style}
        type="range"
        name="style"
        min="0"
        max="1"
        step="0.1"
        defaultValue={filters.style}
        aria-label={t('results_weight')}
      />
      <span aria-hidden="true">{t('results_style')}</span>
      <div className={style.apply}>
        <Button type="submit">{t('results_apply')}</Button>
      </div>
    </Form>
  )
}
