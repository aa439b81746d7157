import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { LONGEST_TITLE } from '#domain/collection/collection-model.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './name-form.module.css'

type NameFormProps = {
  label: string
  send: string
  name?: string
  onName: (name: string) => void
  /** Set where the form was opened for this alone: it then takes the focus, and Escape closes it. */
  onClose?: () => void
}

export function NameForm({ label, send, name = '', onName, onClose }: NameFormProps) {
  const { t } = useCollectionMessages()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) field.current?.select()
  }, [isOpened])

  function take(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onName(field.current?.value ?? '')
  }

  return (
    <form className={style.form} onSubmit={take}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={style.field}
        defaultValue={name}
        maxLength={LONGEST_TITLE}
        placeholder={t('collection_name_example')}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose?.()
        }}
      />
      <Button type="submit" outlined>
        {send}
      </Button>
      {onClose && (
        <button type="button" className={style.cancel} onClick={onClose}>
          {t('collection_cancel')}
        </button>
      )}
    </form>
  )
}
