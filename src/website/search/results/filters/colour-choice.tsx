import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Choices } from '#website/search/results/view-results.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PencilCircle } from '#website/ui/pencil.tsx'
import style from './colour-choice.module.css'

type ColourChoiceProps = { colours: Choices['colours']; chosen: string | null }

/** The colours of the catalogue; the chosen one is circled. */
export function ColourChoice({ colours, chosen }: ColourChoiceProps) {
  const { t } = useResultsMessages()
  if (colours.length === 0) return null
  return (
    <fieldset className={style.colours} key={chosen}>
      <legend className={style.legend}>{t('results_colour')}</legend>
      <div className={style.swatches}>
        <label className={style.any}>
          <input type="radio" name="colour" value="" defaultChecked={chosen === null} />
          {t('results_any_colour')}
        </label>
        {colours.map(({ value, name }) => (
          <label key={value} className={style.swatch} title={name}>
            <input
              type="radio"
              name="colour"
              value={value}
              defaultChecked={value === chosen}
              aria-label={name}
            />
            <span className={style.dot} style={customProperties({ '--dot': `#${value}` })} />
            <span className={style.mark}>
              <PencilCircle />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
