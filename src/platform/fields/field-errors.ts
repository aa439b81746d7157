import type { z } from 'zod'

/** The error of each field: a message key with at most one parameter after a colon, such as `longest:80`. */
export type FieldErrors = Readonly<Record<string, string>>

type Issue = z.core.$ZodIssue

/** The first error of a value. The message of a rule's `refine` is the key of its error. */
export function fieldErrorOf(value: unknown, error: z.ZodError): string {
  const [issue] = error.issues
  return issue === undefined || value === undefined || value === null ? 'required' : toFieldError(issue)
}

/** The first error of each field of an object. */
export function fieldErrorsOf(values: unknown, error: z.ZodError): FieldErrors {
  const given: Record<string, unknown> = Object(values)
  const issues = Map.groupBy(error.issues, ({ path }) => String(path[0] ?? 'Id'))
  return Object.fromEntries(
    [...issues].map(([name, [issue]]) => [
      name,
      issue === undefined || (given[name] ?? null) === null ? 'required' : toFieldError(issue),
    ]),
  )
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
