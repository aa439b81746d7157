import {
  type DragEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FILES_FIELD, OPENED_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { fieldId } from '#website/ui/fields.tsx'
import typography from '#website/ui/typography.module.css'
import { type Files, usePassedFiles } from './file-field.tsx'
import { type ErrorTexts, type SubmitError, TROUBLE_TEXTS, useFormTexts } from './form-answer.ts'
import type { FormSending, Progress } from './send-form.ts'
import style from './send-form-frame.module.css'
import type { UnsentInput } from './unsent-input.ts'

type SendFormFrameProps = {
  fields: readonly string[]
  sending: FormSending
  files: Files
  sendWord: string
  opened: string
  unsent: UnsentInput
  children: ReactNode
}

export function SendFormFrame(props: SendFormFrameProps) {
  const { fields, sending, files, sendWord, opened, unsent, children } = props
  const { t } = useFormTexts()
  usePassedFiles(files)
  useReviewedFiles(unsent.form, files, sending)
  const isSending = sending.progress !== null
  return (
    <form
      ref={unsent.form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-busy={isSending}
      onSubmit={sending.send}
      {...useReviewing(sending)}
      {...useDropping(files)}
    >
      <div className={style.form}>
        <FormSummary fields={fields} {...sending} />
        {children}
        <HiddenFields opened={opened} />
        <div className={classNames(style.wide, style.ways)}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? t('form_sending') : sendWord}
          </Button>
          <SendingProgress progress={sending.progress} />
        </div>
      </div>
    </form>
  )
}

/** Shows an error when a field is left with one, and removes it as soon as the field is right. */
function useReviewing({ errors, check, readValues, review }: FormSending) {
  const errorOf = ({ currentTarget }: FormEvent<HTMLFormElement>, name: string) =>
    check(readValues(currentTarget))[name]
  return {
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const name = nameOf(event.target)
      if (errors[name] !== undefined && !errorOf(event, name)) review(name, undefined)
    },
    onBlur: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event
      // An empty field is only missing once the form is sent.
      if (!isTextField(target) || target.value === '') return
      const error = errorOf(event, target.name)
      if (error) review(target.name, error)
    },
  }
}

/** Files are chosen, dropped, taken out or come from a draft: their error goes when it no longer holds. */
function useReviewedFiles(
  form: RefObject<HTMLFormElement | null>,
  { chosen }: Files,
  { errors, check, readValues, review }: FormSending,
): void {
  const reviewed = useRef(chosen)
  useEffect(() => {
    if (reviewed.current === chosen || !form.current) return
    reviewed.current = chosen
    if (errors[FILES_FIELD] === undefined || check(readValues(form.current))[FILES_FIELD]) return
    review(FILES_FIELD, undefined)
  })
}

function isTextField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
}

/** Without this a file dropped beside the field would replace the page, and the typed text would be lost. */
function useDropping(files: Files) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    className: isOver ? style.over : undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLFormElement>) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      files.add(event.dataTransfer.files)
    },
  }
}

/** People neither see these fields nor fill them in; programs that fill in everything do. */
function HiddenFields({ opened }: { opened: string }) {
  const { t, language } = useFormTexts()
  return (
    <div hidden>
      <label>
        {t('form_trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name={OPENED_FIELD} value={opened} />
    </div>
  )
}

type FormSummaryProps = {
  fields: readonly string[]
  errors: ErrorTexts
  error: SubmitError | null
  /** False while the form is filled in for the first time: errors then stand beside the fields alone. */
  isRefused: boolean
  /** Counts the refused attempts by script; 0 for what the server rendered. */
  attempt: number
}

/** Lists the errors above the form, with a link to each field. Takes the focus when it appears. */
function FormSummary({ fields, errors, error, isRefused, attempt }: FormSummaryProps) {
  const { t } = useFormTexts()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  const entries = fields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []))
  if (!isRefused || (!error && entries.length === 0)) return null
  const heading = error
    ? t(TROUBLE_TEXTS[error])
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

/** Progress is shown in whole per cent: more digits would only flicker. */
const PER_CENT = 100

/** The words are always in the page, so that screen readers announce changes. */
function SendingProgress({ progress }: { progress: Progress | null }) {
  const { t } = useFormTexts()
  const percent = progress?.kind === 'uploading' ? Math.round(progress.share * PER_CENT) : PER_CENT
  return (
    <div className={style.progress}>
      {progress && <progress aria-label={t('form_sending')} max={PER_CENT} value={percent} />}
      <p role="status">{progress?.kind === 'proving' ? t('form_proving') : ''}</p>
      {progress?.kind === 'uploading' && <span aria-hidden="true">{t('form_progress', { percent })}</span>}
    </div>
  )
}
