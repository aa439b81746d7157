import { KEEPS_PLACE } from '#website/navigation/kept-place.ts'
import chip from '#website/ui/chip-link.module.css'
import drawn from '#website/ui/choices.module.css'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './narrowing.module.css'
import type { FacetView, NarrowingView } from './narrowing-view.ts'

type NarrowingFormProps = {
  view: NarrowingView
  id: string
}

/** A plain form; where there is script, every change shows at once (`applied-choices.tsx`). */
export function NarrowingForm({ view, id }: NarrowingFormProps) {
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
