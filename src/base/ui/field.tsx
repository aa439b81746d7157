import { useMessages } from '#base/language/messages.tsx'
import { classNames } from './class-names.ts'
import style from './field.module.css'
import { WarningIcon } from './icons.tsx'

type FieldProps = {
  label: string
  name: string
  type?: 'text' | 'email' | 'tel'
  /** Several lines; `type` is then of no account. */
  multiline?: boolean
  /** All others are marked as optional. */
  required?: boolean
  /** One sentence on what is wrong and how to mend it. */
  error?: string | undefined
  help?: string | undefined
  defaultValue?: string | undefined
  /** What the browser may fill in, as `autocomplete` names it. */
  autoComplete?: string
}

/** The id of a field's control, for links that lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** A control with its label above, and below it what helps or what is wrong. */
export function Field(props: FieldProps) {
  const { label, name, required = false, error, help } = props
  const { tell } = useMessages()
  return (
    <div className={classNames(style.field, error !== undefined && style.wrong)}>
      <label className={style.label} htmlFor={fieldId(name)}>
        {label} {!required && <span className={style.optional}>({tell('field_optional')})</span>}
      </label>
      <Control {...props} />
      {help !== undefined && (
        <p id={`${fieldId(name)}-help`} className={style.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${fieldId(name)}-error`} className={style.error}>
          <WarningIcon size={18} />
          {error}
        </p>
      )}
    </div>
  )
}

function Control({ name, type = 'text', multiline = false, required = false, ...props }: FieldProps) {
  const { error, help, defaultValue, autoComplete } = props
  const id = fieldId(name)
  const describedBy = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(
    Boolean,
  )
  const control = {
    id,
    name,
    required,
    defaultValue,
    autoComplete,
    className: style.control,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
  return multiline ? <textarea {...control} /> : <input type={type} {...control} />
}
