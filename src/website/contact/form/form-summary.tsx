import { useEffect, useRef } from 'react'
import { fieldId } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import { type ErrorTexts, TROUBLE_TEXTS, type Trouble } from './form-answer.ts'
import { useFormTexts } from './form-messages.ts'
import style from './form-summary.module.css'

type FormSummaryProps = {
  /** In the order of the form. */
  fields: readonly string[]
  errors: ErrorTexts
  trouble: Trouble | null
  /** False while one fills in the form for the first time: what is wrong then stands beside the fields alone. */
  isRefused: boolean
  /** How often something came back by script; what the server rendered came with none. */
  attempt: number
}

/** What is wrong, on top of the form and with ways to each field. Takes the focus when it comes. */
export function FormSummary({ fields, errors, trouble, isRefused, attempt }: FormSummaryProps) {
  const { t } = useFormTexts()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  const entries = fields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []))
  if (!isRefused || (!trouble && entries.length === 0)) return null
  const heading = trouble
    ? t(TROUBLE_TEXTS[trouble])
    : t(entries.length === 1 ? 'form_wrong_one' : 'form_wrong_some', { count: entries.length })
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else brings a reader to what went wrong
    <section ref={summary} tabIndex={-1} autoFocus className={style.summary} aria-label={heading}>
      <p className={typography.lead}>{heading}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
