import { type DragEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { OPENED_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { useDraft } from './draft/use-draft.ts'
import type { Files } from './files/use-files.ts'
import { usePassedFiles } from './files/use-passed-files.ts'
import { useFormTexts } from './form-messages.ts'
import { FormSummary } from './form-summary.tsx'
import style from './send-form-frame.module.css'
import { SendingProgress } from './sending/sending-progress.tsx'
import type { FormSending } from './sending/use-sending.ts'

type SendFormFrameProps = {
  /** In the order of the form. */
  fields: readonly string[]
  sending: FormSending
  files: Files
  /** What the button says. */
  sendWord: string
  /** When it was opened, as the server signed it. */
  opened: string
  /** Whether nothing of what is filled in came from the server. */
  isFresh: boolean
  children: ReactNode
}

/** A form that sends itself in place, takes files that are dropped on it, and is posted as it stands without script. */
export function SendFormFrame(props: SendFormFrameProps) {
  const { fields, sending, files, sendWord, opened, isFresh, children } = props
  const { t } = useFormTexts()
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, isFresh)
  usePassedFiles(files)
  const isSending = sending.progress !== null
  return (
    <form
      ref={form}
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

function isTextField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''
}

/** Anywhere on the form: beside the mark the browser would open the file, and all that was typed would be gone. */
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

/** What people neither see nor fill in, and programs that fill in everything do. */
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
