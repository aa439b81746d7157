import { useEffect, useRef } from 'react'
import type { MailComplaints } from '#domain/enquiries/collection-email/collection-email.ts'
import { fieldId } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './email-form.module.css'
import { useMailWords } from './email-messages.ts'
import { TYPED_FIELDS } from './form-answer.ts'

type MailSummaryProps = { complaints: MailComplaints; tooMany: boolean }

/** What is wrong, on top of the form and with ways to each field. Takes the focus when it comes. */
export function MailSummary({ complaints, tooMany }: MailSummaryProps) {
  const { tell } = useMailWords()
  const summary = useRef<HTMLElement>(null)
  const wrong = TYPED_FIELDS.flatMap((field) => {
    const complaint = complaints[field]
    return complaint ? [{ field, complaint }] : []
  })
  const isShown = tooMany || wrong.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: new complaints call for the focus as well
  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown, complaints])
  if (!isShown) return null
  const heading = tooMany
    ? tell('letter_too_many')
    : tell(wrong.length === 1 ? 'letter_wrong_one' : 'letter_wrong_some', { count: wrong.length })
  return (
    // biome-ignore lint/a11y/noAutofocus: without script nothing else brings a reader to what went wrong
    <section ref={summary} tabIndex={-1} autoFocus className={style.summary} aria-label={heading}>
      <p className={typography.lead}>{heading}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ field, complaint }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{tell(complaint)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
