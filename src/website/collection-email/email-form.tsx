import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { COLLECTION_EMAIL, LONGEST_MESSAGE } from '#domain/enquiries/forms/collection-email.ts'
import german from '#messages/mail-form.de.json'
import english from '#messages/mail-form.en.json'
import { checkForm, sentencesOf } from '#platform/fields/check.ts'
import { type ErrorTextOf, type FormErrors, keysOf } from '#platform/fields/kinds.ts'
import { paths } from '#site/paths.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { Button, ButtonLink } from '#website/ui/controls.tsx'
import { FormFields, fieldId } from '#website/ui/fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './email-form.module.css'

/** Without script the page comes back with the errors. */
export function EmailForm({ answer }: { answer: EmailAnswer | undefined }) {
  const { t, language } = useEmailTexts()
  const [isSending, setSending] = useIsSending()
  const [found, setFound] = useState<EmailErrors | null>(null)
  const errors = found ?? answer?.errors ?? NONE

  function checkFirst(event: SubmitEvent<HTMLFormElement>): void {
    const wrong = checkForm(SHOWN_FIELDS, new FormData(event.currentTarget))
    const isWrong = Object.keys(wrong).length > 0
    setFound(isWrong ? wrong : null)
    if (isWrong) event.preventDefault()
    // Without a connection, the page prevents the submission after this.
    else setTimeout(() => setSending(!event.nativeEvent.defaultPrevented))
  }

  return (
    <form method="post" noValidate className={style.form} onSubmit={checkFirst}>
      <EmailSummary errors={errors} tooMany={found === null && (answer?.tooMany ?? false)} />
      <FormFields
        form={SHOWN_FIELDS}
        t={(text) => t(text, { count: LONGEST_MESSAGE })}
        errors={sentencesOf(errors, t)}
        values={answer?.typed ?? {}}
        classes={{ both: style.wide }}
      />
      <p className={classNames(typography.small, typography.quiet, style.wide)}>{t('letter_privacy')}</p>
      <div className={classNames(style.ways, style.wide)}>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'letter_sending' : 'letter_send')}
        </Button>
        <ButtonLink to={paths.collection(language)} outlined>
          {t('letter_back')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** False again on a page that was left and is come back to. */
function useIsSending() {
  const state = useState(false)
  const [, setSending] = state
  useEffect(() => {
    const end = () => setSending(false)
    addEventListener('pageshow', end)
    return () => removeEventListener('pageshow', end)
  }, [])
  return state
}

/** This object is the same at every rendering: a new one would move the focus. */
const NONE: EmailErrors = {}

type EmailSummaryProps = { errors: EmailErrors; tooMany: boolean }

function EmailSummary({ errors, tooMany }: EmailSummaryProps) {
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

type EmailErrors = FormErrors<ErrorTextOf<typeof COLLECTION_EMAIL>>
export type EmailAnswer = { errors: EmailErrors; typed: Typed; tooMany: boolean }
type Typed = Partial<Record<keyof typeof SHOWN_FIELDS, string>>

const { id: _, lang: __, ...fields } = COLLECTION_EMAIL
const SHOWN_FIELDS = fields

/** Leaves out files and fields that came twice. */
export function typedIn(values: Record<string, unknown>): Typed {
  return Object.fromEntries(
    keysOf(SHOWN_FIELDS).flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

export type EmailText = keyof typeof german

const TEXTS = { de: german, en: english }

export function useEmailTexts() {
  return usePageMessages(TEXTS)
}
