import type { ReactNode } from 'react'
import { Island } from '#website/islands/island.tsx'
import { KEEPS_PLACE } from '#website/navigation/kept-place.ts'
import chip from '#website/ui/chip-link.module.css'
import typography from '#website/ui/typography.module.css'
import { AppliedChoices } from './applied-choices.tsx'
import style from './narrowing.module.css'
import { NarrowingForm } from './narrowing-form.tsx'
import type { NarrowingView } from './narrowing-view.ts'

const SHEET_ID = 'filter'

type NarrowingBarProps = {
  view: NarrowingView
  /** Stands in for the count while no filter is set. */
  whole?: string
  /** Shows how much is left, in place of the sentence, which is then for screen readers only. */
  heading?: ReactNode
}

/** The button is missing where a list has no filters; each set filter is a link that removes it. */
export function NarrowingBar({ view, whole = '', heading }: NarrowingBarProps) {
  const { button, isSet, facets, left, unknown } = view
  return (
    <div className={style.bar}>
      {facets.length > 0 && (
        <>
          <button type="button" className={chip.chip} popoverTarget={SHEET_ID} data-set={isSet || undefined}>
            {button}
          </button>
          <NarrowingForm view={view} id={SHEET_ID} />
        </>
      )}
      {heading}
      <p role="status" className={heading ? 'visually-hidden' : typography.quiet}>
        {left || whole}
      </p>
      {unknown && <p className={typography.quiet}>{unknown}</p>}
      {/* Where nothing is left, the links to remove filters name them all. */}
      {isSet && !view.nothing?.ways.length && <Chosen view={view} />}
      {(facets.length > 0 || isSet) && (
        <Island name="narrowing/applied-choices" of={AppliedChoices} props={{ form: SHEET_ID }} />
      )}
    </div>
  )
}

function Chosen({ view: { chosen, chosenLabel, reset } }: { view: NarrowingView }) {
  return (
    <ul className={style.links} aria-label={chosenLabel}>
      {chosen.map(({ name, remove, href }) => (
        <li key={href}>
          <a href={href} className={chip.chip} aria-label={remove} {...KEEPS_PLACE}>
            <span>{name}</span>&nbsp;<span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {reset && (
        <li>
          <a href={reset.href} className={chip.chip} {...KEEPS_PLACE}>
            {reset.name}
          </a>
        </li>
      )}
    </ul>
  )
}
