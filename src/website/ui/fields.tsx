import { type ChangeEvent, Fragment, type ReactNode } from 'react'
import type { Form, FormErrors, FormField } from '#platform/fields/kinds.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import drawn from './choices.module.css'
import { classNames } from './class-names.ts'
import style from './field.module.css'
import { WarningIcon } from './icons.tsx'

/** Every field has a label, and may have a help and an error below it. */
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

function FieldFrame({ children, ...texts }: FieldTexts & { children: ReactNode }) {
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

type SelectFieldProps = FieldTexts & {
  defaultValue?: string | undefined
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  children: ReactNode
}

export function SelectField({ defaultValue, onChange, children, ...texts }: SelectFieldProps) {
  // There is always a selected choice, so `required` would have no effect.
  const { className, required: _, ...control } = controlProps(texts)
  return (
    <FieldFrame {...texts}>
      <select
        {...control}
        className={classNames(className, drawn.select)}
        defaultValue={defaultValue}
        onChange={onChange}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

type CheckFieldProps = Omit<FieldTexts, 'label'> & {
  /** Sent when the box is ticked; `on` by default. */
  value?: string
  /** Makes the ids of boxes with the same name unique. */
  number?: number
  isTicked?: boolean
  children: ReactNode
}

/** Never marked as optional: leaving it empty is a choice too. */
export function CheckField({ value, number, isTicked = false, children, ...texts }: CheckFieldProps) {
  const control = controlProps(texts)
  const id = number === undefined ? control.id : `${fieldId(texts.name)}-${number}`
  return (
    <div className={style.checkField}>
      <label className={style.check}>
        <input
          type="checkbox"
          {...control}
          id={id}
          value={value}
          defaultChecked={isTicked}
          className={drawn.box}
        />
        <span>{children}</span>
      </label>
      <FieldNotes {...texts} />
    </div>
  )
}

type FormFieldsProps<Text extends string> = {
  form: Form<Text>
  t: (text: Text) => string
  errors: FormErrors
  values: Readonly<Record<string, string | undefined>>
  /** Components of fields that have their own, at their place in the form. */
  custom?: Readonly<Record<string, ReactNode>>
  open?: string
  /** For fields that take both columns, or keep to one on phones as well. */
  classes?: { both?: string | undefined; one?: string | undefined }
}

/** A field that has neither a label nor a component of its own is not shown. */
export function FormFields<Text extends string>(props: FormFieldsProps<Text>) {
  const { form, t, errors, values, custom = {}, open, classes = {} } = props
  return Object.entries(form).map(([name, field]) => {
    if (name in custom) return <Fragment key={name}>{custom[name]}</Fragment>
    const input = { name, field, t, error: errors[name], value: values[name], open }
    return field.width && field.label ? (
      <div key={name} className={classes[field.width]}>
        <DescribedField {...input} />
      </div>
    ) : (
      <DescribedField key={name} {...input} />
    )
  })
}

type DescribedFieldProps<Text extends string> = {
  name: string
  field: FormField<Text>
  t: (text: Text) => string
  error: string | undefined
  value: string | undefined
  open: string | undefined
}

export function DescribedField<Text extends string>(props: DescribedFieldProps<Text>) {
  const { name, field, t, error, value, open } = props
  const { type, label, help, words, autoComplete } = field
  if (label === undefined) return null
  const texts = {
    name,
    label: t(label),
    help: help && t(help),
    error,
    defaultValue: value,
    required: type.default === undefined,
  }
  if (!words) {
    const hints = autoComplete === undefined ? {} : { autoComplete }
    return <Field {...texts} {...hints} type={typeOf(field)} multiline={type.kind === 'lines'} />
  }
  return (
    <SelectField {...texts}>
      <option value="">{open}</option>
      {Object.entries<Text>(words).map(([choice, word]) => (
        <option key={choice} value={choice}>
          {t(word)}
        </option>
      ))}
    </SelectField>
  )
}

function typeOf({ type, autoComplete }: FormField) {
  if (type.kind === 'email' || type.kind === 'password') return type.kind
  if (type.kind === 'day') return 'date'
  if (type.kind === 'webAddress') return 'url'
  return autoComplete === 'tel' ? 'tel' : 'text'
}
