import { Link } from 'react-router'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import chip from '#website/ui/links/chip-link.module.css'
import typography from '#website/ui/typography.module.css'
import style from './narrowing.module.css'
import type { FacetView, NarrowingView } from './narrowing-view.ts'
import { useAppliedChoices } from './use-applied-choices.ts'

const SHEET_ID = 'filter'

/**
 * The filters of a list: one line in wide windows, a sheet behind a button in narrow ones. A plain form; where there is
 * script, every change shows at once. What is chosen stands below it, each a link that drops it.
 */
export function NarrowingForm({ view }: { view: NarrowingView }) {
  const { action, kept, label, button, isSet, facets, left, show, apply: send, unknown } = view
  const { form, apply } = useAppliedChoices(view)
  return (
    <>
      <button type="button" className={chip.chip} popoverTarget={SHEET_ID} data-set={isSet || undefined}>
        {button}
      </button>
      <form
        ref={form}
        id={SHEET_ID}
        popover="auto"
        action={action}
        aria-label={label}
        autoComplete="off"
        className={style.form}
        onChange={apply}
      >
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
        <Button popoverTarget={SHEET_ID} popoverTargetAction="hide">
          {show}
        </Button>
      </form>
      <p role="status" className={unknown ? undefined : 'visually-hidden'}>
        {unknown} {left}
      </p>
      {/* Where nothing is left, the ways out name them all. */}
      {isSet && !view.nothing?.ways.length && <Chosen view={view} />}
    </>
  )
}

function Chosen({ view: { chosen, chosenLabel, reset } }: { view: NarrowingView }) {
  return (
    <ul className={style.links} aria-label={chosenLabel}>
      {chosen.map(({ name, remove, href }) => (
        <li key={href}>
          <Link to={href} preventScrollReset className={chip.chip} aria-label={remove}>
            {name}&nbsp;<span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {reset && (
        <li>
          <Link to={reset.href} preventScrollReset className={chip.chip}>
            {reset.name}
          </Link>
        </li>
      )}
    </ul>
  )
}

function FacetField({ facet }: { facet: FacetView }) {
  const { name, label, kind, any, choices } = facet
  if (kind === 'some') return <Colours facet={facet} />
  if (kind === 'yes')
    return choices.map(({ value, name: text, isChosen, isOff }) => (
      <label key={value} className={classNames(chip.chip, style.yes)}>
        <input type="checkbox" name={name} value={value} defaultChecked={isChosen} disabled={isOff} />
        &nbsp;{text}
      </label>
    ))
  return (
    <label className={style.one}>
      <span>{label}</span>
      <select
        className={chip.chip}
        name={name}
        // Beside it in a sheet only.
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

/** Of which a work must have all that are chosen; these are ringed. */
function Colours({ facet: { name, label, any, choices, isFull } }: { facet: FacetView }) {
  return (
    <details className={style.colours}>
      <summary className={chip.chip}>{label}</summary>
      <fieldset>
        <legend className="visually-hidden">{any}</legend>
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
    </details>
  )
}

/** Says that nothing is left, and which filters to drop for how much. */
export function NothingLeft({ view: { nothing, reset } }: { view: NarrowingView }) {
  if (!nothing) return null
  const ways = nothing.ways.length > 0 ? nothing.ways : reset ? [reset] : []
  return (
    // Not a rule of the sheet, since portfolios have no byte to spare for what is hardly ever shown.
    <div style={{ paddingInline: 'var(--edge)' }}>
      <p role="status" className={typography.lead}>
        {nothing.sentence}
      </p>
      <ul className={style.links}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} preventScrollReset className={chip.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
