import type { ReactNode } from 'react'
import typography from '#website/ui/typography.module.css'
import style from './sent-message.module.css'

type SentSheetProps = {
  heading: string
  steps: readonly string[]
  enclosed?: ReactNode
  children: ReactNode
}

export function SentSheet({ heading, steps, enclosed, children }: SentSheetProps) {
  return (
    <section className={style.sheet}>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else says that it worked */}
      <h2 tabIndex={-1} autoFocus className={typography.lg}>
        {heading}
      </h2>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {enclosed}
      <div className={style.ways}>{children}</div>
    </section>
  )
}
