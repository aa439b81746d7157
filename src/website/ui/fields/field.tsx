import type { ReactNode } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { WarningIcon } from '#website/ui/icons.tsx'
import style from './field.module.css'

export type FieldTexts = {
  label: string
  name: string
  /** All others are marked as optional. */
  required?: boolean
  /** One sentence on what is wrong and how to correct it. */
  error?: string | undefined
  help?: string | undefined
}

type FieldProps = FieldTexts & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date'
  multiline?: boolean
  defaultValue?: string | undefined
  autoComplete?: string
  maxLength?: number
}

export function fieldId(name: string): string {
  return `field-${name}`
}

export function Field({
  type = 'text',
  multiline = false,
  defaultValue,
  autoComplete,
  maxLength,
  ...texts
}: FieldProps) {
  const control = { ...controlProps(texts), defaultValue, autoComplete, maxLength }
  return (
    <FieldFrame {...texts}>
      {multiline ? <textarea {...control} /> : <input type={type} {...control} />}
    </FieldFrame>
  )
}

export function FieldFrame({ children, ...texts }: FieldTexts & { children: ReactNode }) {
  const { label, name, required = false, error, help } = texts
  const { t } = useMessages()
  return (
    <div className={classNames(style.field, error !== undefined && style.wrong)}>
      <label className={style.label} htmlFor={fieldId(name)}>
        <span>{label}</span> {!required && <span className={style.optional}>({t('field_optional')})</span>}
      </label>
      {children}
      <FieldNotes name={name} help={help} error={error} />
    </div>
  )
}

/** The texts that `controlProps` refers to. */
export function FieldNotes({ name, help, error }: Pick<FieldTexts, 'name' | 'help' | 'error'>) {
  return (
    <>
      {help !== undefined && (
        <p id={`${fieldId(name)}-help`} className={style.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${fieldId(name)}-error`} className={style.error}>
          <WarningIcon size={18} />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

export function controlProps({ name, required = false, error, help }: Omit<FieldTexts, 'label'>) {
  const id = fieldId(name)
  const describedBy = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(
    Boolean,
  )
  return {
    id,
    name,
    required,
    className: style.control,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
}
