import { paths } from '#site/paths.ts'
import { Island } from '#website/islands/island.tsx'
import { AppliedChoices } from '#website/narrowing/applied-choices.tsx'
import { OtherParameters } from '#website/search/results/filters/other-parameters.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Filters, SearchParameters } from '#website/search/results/search-parameters.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './weight-form.module.css'

const FORM_ID = 'weight'
/** From the one end to the other. */
const STEPS = 10

type WeightFormProps = { parameters: SearchParameters; filters: Filters }

/** What counts when pictures are compared: from what is to be seen to how it is made. */
export function WeightForm({ parameters, filters }: WeightFormProps) {
  const { t, language } = useResultsMessages()
  return (
    <form id={FORM_ID} action={paths.imageSearch(language)} autoComplete="off" className={style.form}>
      <OtherParameters parameters={parameters} filters={filters} own={['style', 'by']} />
      <span aria-hidden="true">{t('results_content')}</span>
      <input
        type="range"
        name="style"
        min="0"
        max="1"
        step={1 / STEPS}
        // As the browser rounds it, which must not count as a change.
        defaultValue={Math.round(filters.style * STEPS) / STEPS}
        aria-label={t('results_weight')}
      />
      <span aria-hidden="true">{t('results_style')}</span>
      <div className={style.apply}>
        <Button type="submit">{t('results_apply')}</Button>
      </div>
      <Island name="narrowing/applied-choices" of={AppliedChoices} props={{ form: FORM_ID }} />
    </form>
  )
}
