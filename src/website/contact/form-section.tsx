import type { ReactNode } from 'react'
import { FORM_PART } from '#site/paths.ts'
import typography from '#website/ui/typography.module.css'
import style from './form-section.module.css'

type FormSectionProps = {
  heading: string
  /** Whether it stands in the column of a guide's text, not below the guide. */
  inText?: boolean
  children: ReactNode
}

/** The form of a guide, where the guide's button leads. */
export function FormSection({ heading, inText = false, children }: FormSectionProps) {
  return (
    <section id={FORM_PART} className={inText ? style.inText : style.section}>
      <div className={style.form}>
        <h2 className={typography.lg}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}
