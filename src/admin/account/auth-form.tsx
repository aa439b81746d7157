import { Alert, Button, Stack, TextField } from '@mui/material'
import {
  type FormEvent,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { errorTextFor, sentenceFor, useAccountMessages } from './account-messages.ts'
import type { AuthResponse } from './call-auth.ts'

type AuthField = {
  name: string
  label: string
  autoComplete: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'numeric'
  hint?: string
  initial?: string
  form?: { pattern: RegExp; error: string }
}

export function passwordField(label: string, name = 'password', more: Partial<AuthField> = {}): AuthField {
  return { name, label, type: 'password', autoComplete: 'current-password', ...more }
}

type Values = Record<string, string>

type AuthFormProps<Value> = {
  fields: readonly AuthField[]
  submit: string
  passwordField?: string
  takesFocus?: boolean
  send: (values: Values) => Promise<AuthResponse<Value>>
  onDone: (value: Value) => void
  children?: ReactNode
}

export function AuthForm<Value>(props: AuthFormProps<Value>) {
  const { fields, submit, passwordField, takesFocus = false, send, onDone, children } = props
  const texts = useAccountMessages()
  const form = useRef<HTMLFormElement>(null)
  const prefix = useId()
  const [errors, setErrors] = useState<Values>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function showErrors(found: Values, sentence = ''): void {
    setErrors(found)
    setProblem(sentence)
    const first = fields.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const values = readValues(event.currentTarget, fields)
    const missing = checkValues(values, fields)
    showErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const response = await send(values)
    setBusy(false)
    if (response.outcome === 'done') return onDone(response.value)
    if (response.code === 'wrong_password' && passwordField) return showErrors({ [passwordField]: 'wrong' })
    const hasFields = fields.some(({ name }) => response.fields[name])
    showErrors(response.fields, hasFields ? '' : sentenceFor(texts, response))
  }

  return (
    <Stack component="form" ref={form} noValidate spacing={2} onSubmit={onSubmit}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {fields.map(({ name, label, hint, initial, type = 'text', autoComplete, inputMode }) => (
        <TextField
          key={name}
          id={`${prefix}${name}`}
          name={name}
          label={label}
          type={type}
          defaultValue={initial}
          error={Boolean(errors[name])}
          helperText={errors[name] ? errorTextFor(texts, errors[name]) : hint}
          slotProps={{ htmlInput: { autoComplete, ...(inputMode ? { inputMode } : {}) } }}
          fullWidth
        />
      ))}
      {children}
      <Button type="submit" variant="contained" disabled={busy}>
        {submit}
      </Button>
    </Stack>
  )
}

function readValues(form: HTMLFormElement, fields: readonly AuthField[]): Values {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

function checkValues(values: Values, fields: readonly AuthField[]): Values {
  const found = fields.flatMap(({ name, form }) => {
    const value = values[name] ?? ''
    if (value.trim() === '') return [[name, 'required']]
    return form && !form.pattern.test(value.trim()) ? [[name, form.error]] : []
  })
  return Object.fromEntries(found)
}
