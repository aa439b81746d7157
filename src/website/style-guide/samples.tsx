import type { ReactNode } from 'react'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import style from './samples.module.css'

// The names in tokens.css and typography.module.css.
const COLOURS = [
  'paper',
  'paper-2',
  'paper-3',
  'line',
  'line-control',
  'ink-3',
  'ink-2',
  'ink',
  'red',
  'on-ink',
  'on-ink-2',
]
const SIZES = ['mega', 'xl', 'lg', 'md', 'lead', 'small', 'label', 'quiet'] as const
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function Sample({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={style.sample}>
      <h2 className={typography.md}>{heading}</h2>
      {children}
    </section>
  )
}

export function Colours() {
  return (
    <ul className={style.swatches}>
      {COLOURS.map((name) => (
        <li key={name} className={style.swatch} style={customProperties({ '--swatch': `var(--${name})` })}>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function Sizes({ sample }: { sample: string }) {
  return (
    <dl className={style.sizes}>
      {SIZES.map((name) => (
        <div key={name}>
          <dt className={style.token}>{name}</dt>
          <dd className={typography[name]}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Spaces() {
  return (
    <ul className={style.spaces}>
      {SPACES.map((step) => (
        <li
          key={step}
          className={style.space}
          style={customProperties({ '--space': `var(--space-${step})` })}
        >
          {`space-${step}`}
        </li>
      ))}
    </ul>
  )
}
