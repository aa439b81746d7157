import type { ReactNode } from 'react'
import { FORM_PART } from '#site/paths.ts'
import typography from '#website/ui/typography.module.css'
import style from './form-section.module.css'

/** A form below a guide, where the guide's button leads. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section id={FORM_PART} className={style.section}>
      <div className={style.form}>
        <h2 className={typography.lg}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}
