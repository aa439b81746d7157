import type { ReactNode } from 'react'
import { customProperties } from '#base/ui/custom-properties.ts'
import typography from '#base/ui/typography.module.css'
import style from './samples.module.css'

/** The names of tokens.css, as they are written there. */
const COLOURS = ['paper', 'paper-2', 'paper-3', 'line', 'line-control', 'ink-3', 'ink-2', 'ink', 'red']

export function Sample({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={style.sample}>
      <h2 className={typography.md}>{heading}</h2>
      {children}
    </section>
  )
}

export function Swatches() {
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
