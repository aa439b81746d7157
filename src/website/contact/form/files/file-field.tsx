import { type ChangeEvent, useEffect, useRef } from 'react'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { classNames } from '#website/ui/class-names.ts'
import { controlProps, FieldNotes, type FieldTexts } from '#website/ui/fields/field.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import style from './file-field.module.css'
import type { Files } from './use-files.ts'

type FileFieldProps = Omit<FieldTexts, 'name'> & {
  files: Files
  /** For the file chooser, as `accept` names them. */
  types: string
  /** Whether they are pictures to be shown. */
  hasPreviews?: boolean
}

/** Takes files by its button or dropped on the form, and lists them. Without script it is the browser's own control. */
export function FileField({ files, types, hasPreviews = false, ...texts }: FileFieldProps) {
  const { t } = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  useEarlyFiles(input, files)
  const { label, required = false, error, help } = texts
  const { className: _, required: __, ...control } = controlProps({ name: FILES_FIELD, error, help })

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    files.add(currentTarget.files ?? [])
    // So that a file that was taken out can be chosen once more.
    currentTarget.value = ''
  }

  return (
    <div className={style.field}>
      <div className={classNames(style.place, error !== undefined && style.wrong)}>
        <label className={style.label}>
          <span className={style.name}>
            <span>{label}</span>{' '}
            {!required && <span className={style.optional}>({t('field_optional')})</span>}
          </span>
          <span className={style.button} aria-hidden="true">
            {t('form_files_choose')}
          </span>
          <input
            ref={input}
            type="file"
            multiple
            accept={types}
            className={style.input}
            {...control}
            onChange={take}
          />
        </label>
        <FieldNotes name={FILES_FIELD} help={help} error={error} />
      </div>
      <ChosenFiles files={files} hasPreviews={hasPreviews} />
    </div>
  )
}

/** Files that were chosen while the scripts of the page were still on their way. */
function useEarlyFiles(input: { current: HTMLInputElement | null }, files: Files): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || !input.current) return
    isTaken.current = true
    files.add(input.current.files ?? [])
    input.current.value = ''
  }, [input, files])
}
