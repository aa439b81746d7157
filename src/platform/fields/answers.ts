import { z } from 'zod'
import { formErrorText } from './check.ts'
import type { ErrorTextOf, Form, FormError, FormErrors, Kind, StoredOf, ValueOf } from './kinds.ts'

/** A message key has at most one parameter after a colon, such as `longest:80`. */
export type FieldErrors = Readonly<Record<string, string>>

type Issue = z.core.$ZodIssue

export function toAnswer<const Of extends Kind>(kind: Of): z.ZodType<ValueOf<Of>>
export function toAnswer(kind: Kind): z.ZodType {
  const answer = toBareAnswer(kind)
  return kind.default === null ? answer.nullable() : answer
}

/** It has no limits, so that stored forms outlast changed limits, and has the defaults of later fields. */
export function toStoredSchema<const Of extends Form>(
  form: Of,
): z.ZodObject<{ [Field in keyof StoredOf<Of>]: z.ZodType<StoredOf<Of>[Field]> }>
export function toStoredSchema(form: Form): z.ZodObject {
  const stored = Object.entries(form).flatMap(([name, { type }]): [string, z.ZodType][] => {
    if (type.kind === 'files' || type.kind === 'confirmation') return []
    const answer = toAnswer(type)
    return [[name, type.default === undefined ? answer : answer.default(type.default)]]
  })
  return z.object(Object.fromEntries(stored))
}

export function fieldErrorOf(value: unknown, error: z.ZodError): string {
  const [issue] = error.issues
  return issue === undefined || value === undefined || value === null ? 'required' : toFieldError(issue)
}

export function fieldErrorsOf(values: unknown, error: z.ZodError): FieldErrors {
  const fields: Record<string, unknown> = Object(values)
  const issues = Map.groupBy(error.issues, ({ path }) => String(path[0] ?? 'Id'))
  return Object.fromEntries(
    [...issues].map(([name, [issue]]) => [
      name,
      issue === undefined || (fields[name] ?? null) === null ? 'required' : toFieldError(issue),
    ]),
  )
}

export function formErrorsOf<const Of extends Form>(error: z.ZodError, form: Of): FormErrors<ErrorTextOf<Of>>
export function formErrorsOf({ issues }: z.ZodError, form: Form): FormErrors {
  const found: FormErrors = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    const text = form[name] && formErrorText(form[name], toFormError(issue))
    if (text) found[name] ??= text
  }
  return found
}

function toBareAnswer(kind: Kind): z.ZodType {
  switch (kind.kind) {
    case 'number':
      return kind.isWhole ? z.int() : z.number()
    case 'yesNo':
    case 'confirmation':
      return z.boolean()
    case 'reference':
      return z.int()
    case 'references':
      return z.array(z.int())
    case 'choice':
      return z.enum(kind.choices)
    case 'choices':
      return z.array(z.enum(kind.choices))
    case 'slugs':
      return z.array(z.string())
    case 'list':
      return z.array(toAnswer(kind.of))
    default:
      return z.string()
  }
}

function toFieldError(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'too_big':
      if (issue.origin === 'string') return `longest:${issue.maximum}`
      return `${issue.origin === 'array' ? 'too-many' : 'largest'}:${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'required' : `smallest:${issue.minimum}`
    default:
      return 'pattern'
  }
}

function toFormError(issue: Issue): FormError {
  if (issue.code === 'invalid_type' || issue.message === 'required') return 'missing'
  if (issue.message === 'several') return 'several'
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'many' : 'long'
  return 'wrong'
}
