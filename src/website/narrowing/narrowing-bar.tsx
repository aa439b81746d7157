import type { ReactNode } from 'react'
import { Island } from '#website/islands/island.tsx'
import { KEEPS_PLACE } from '#website/navigation/kept-place.ts'
import chip from '#website/ui/chip-link.module.css'
import drawn from '#website/ui/choices.module.css'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import { AppliedChoices } from './applied-choices.tsx'
import style from './narrowing.module.css'
import type { FacetView, NarrowingView } from './view-narrowing.ts'

const SHEET_ID = 'filter'

type NarrowingBarProps = {
  view: NarrowingView
  /** Stands in for the count while no filter is set. */
  whole?: ReactNode
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

type NarrowingFormProps = {
  view: NarrowingView
  id: string
}

/** A plain form; where there is script, every change shows at once (`applied-choices.tsx`). */
function NarrowingForm({ view, id }: NarrowingFormProps) {
  const { action, kept, label, facets, show, apply: send } = view
  return (
    <form id={id} popover="auto" action={action} aria-label={label} autoComplete="off" className={style.form}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetField key={facet.name} facet={facet} />
      ))}
      <noscript>
        <button type="submit" className={chip.chip}>
          {send}
        </button>
      </noscript>
      <Button popoverTarget={id} popoverTargetAction="hide">
        {show}
      </Button>
    </form>
  )
}

function FacetField({ facet }: { facet: FacetView }) {
  const { name, label, kind, any, choices } = facet
  if (kind === 'some') return <Colours facet={facet} />
  if (kind === 'yes')
    return choices.map(({ value, name: text, isChosen, isOff }) => (
      <label key={value} className={classNames(typography.label, style.yes)}>
        <input
          type="checkbox"
          className={drawn.box}
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isOff}
        />
        <span>{text}</span>
      </label>
    ))
  return (
    <label>
      <span className={typography.label}>{label}</span>
      <select
        className={drawn.select}
        name={name}
        // The label's text would include the choices.
        aria-label={label}
        defaultValue={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
      >
        <option value="">{any}</option>
        {choices.map(({ value, name: text, isOff }) => (
          <option key={value} value={value} disabled={isOff}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A work must have all colours that are chosen; these are ringed. */
function Colours({ facet: { name, any, choices, isFull } }: { facet: FacetView }) {
  return (
    <fieldset className={style.colours}>
      <legend className={typography.label}>{any}</legend>
      {choices.map(({ value, name: text, isChosen, isOff }) => (
        <input
          key={value}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isOff || (isFull && !isChosen)}
          aria-label={text}
          title={text}
          style={customProperties({ '--dot': `#${value}` })}
        />
      ))}
    </fieldset>
  )
}

export function NothingLeft({ view: { nothing, reset } }: { view: NarrowingView }) {
  if (!nothing) return null
  const ways = nothing.ways.length > 0 ? nothing.ways : reset ? [reset] : []
  return (
    // This is not in the style sheet, since portfolios have no byte to spare for something so rarely shown.
    <div style={{ padding: '0 var(--edge) var(--space-5)' }}>
      <p role="status" className={typography.lead}>
        {nothing.sentence}
      </p>
      <ul className={style.links}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={chip.chip} {...KEEPS_PLACE}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
