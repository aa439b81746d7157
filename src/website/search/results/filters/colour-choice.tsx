import { useEffect, useRef } from 'react'
import { MOST_COLOURS } from '#domain/search/limits.ts'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import type { Choices } from '#website/search/results/view-results.ts'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PencilCircle } from '#website/ui/pencil.tsx'
import style from './colour-choice.module.css'

type ColourChoiceProps = { colours: Choices['colours']; chosen: readonly string[] }

/** The colours of the catalogue, of which an image must have all that are chosen; these are circled. */
export function ColourChoice({ colours, chosen }: ColourChoiceProps) {
  const { t } = useResultsMessages()
  const group = useRef<HTMLFieldSetElement>(null)
  const isFull = chosen.length >= MOST_COLOURS
  useEffect(() => {
    // Another address chose: the boxes stay the same elements, so that the focus stays where it is.
    for (const box of group.current?.querySelectorAll('input') ?? []) box.checked = chosen.includes(box.value)
  }, [chosen])
  if (colours.length === 0) return null
  return (
    <fieldset className={style.colours} ref={group}>
      <legend className={style.legend}>{t('results_colours', { count: MOST_COLOURS })}</legend>
      <div className={style.swatches}>
        {colours.map(({ value, name }) => (
          <label key={value} className={style.swatch} title={name}>
            <input
              type="checkbox"
              name="colour"
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={isFull && !chosen.includes(value)}
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
