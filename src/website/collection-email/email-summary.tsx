import { useEffect, useRef } from 'react'
import { keysOf } from '#platform/fields/kinds.ts'
import { fieldId } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './email-form.module.css'
import { useEmailTexts } from './email-messages.ts'
import { type EmailErrors, SHOWN_FIELDS } from './form-answer.ts'

type EmailSummaryProps = { errors: EmailErrors; tooMany: boolean }

/** What is wrong, on top of the form and with ways to each field. Takes the focus when it comes. */
export function EmailSummary({ errors, tooMany }: EmailSummaryProps) {
  const { t } = useEmailTexts()
  const summary = useRef<HTMLElement>(null)
  const wrong = keysOf(SHOWN_FIELDS).flatMap((field) => {
    const error = errors[field]
    return error ? [{ field, error }] : []
  })
  const isShown = tooMany || wrong.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors call for the focus as well
  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown, errors])
  if (!isShown) return null
  const heading = tooMany
    ? t('letter_too_many')
    : t(wrong.length === 1 ? 'letter_wrong_one' : 'letter_wrong_some', { count: wrong.length })
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else brings a reader to what went wrong
    <section ref={summary} tabIndex={-1} autoFocus className={style.summary} aria-label={heading}>
      <p className={typography.lead}>{heading}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ field, error }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{t(error)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
