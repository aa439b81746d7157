import { Fragment, type ReactNode } from 'react'
import type { Form, FormErrors, FormField } from '#platform/fields/kinds.ts'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

type FormFieldsProps<Text extends string> = {
  form: Form<Text>
  t: (text: Text) => string
  errors: FormErrors
  values: Readonly<Record<string, string | undefined>>
  /** Components of fields that have their own, at their place in the form. */
  own?: Readonly<Record<string, ReactNode>>
  open?: string
  /** For fields that take both columns, or keep to one on phones as well. */
  classes?: { both?: string | undefined; one?: string | undefined }
}

/** A field that has neither a label nor a component of its own is not shown. */
export function FormFields<Text extends string>(props: FormFieldsProps<Text>) {
  const { form, t, errors, values, own = {}, open, classes = {} } = props
  return Object.entries(form).map(([name, field]) => {
    if (name in own) return <Fragment key={name}>{own[name]}</Fragment>
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
