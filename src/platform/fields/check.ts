import { cleanLines, hasSeen, trimUnseen } from '#platform/i18n/clean-text.ts'
import type { ErrorTextOf, Form, FormError, FormErrors, FormField, Kind } from './kinds.ts'

// Browsers check a form by this before anything is sent. It has no zod; the server checks everything.

const SHORTEST_EMAIL = 5

export function checkForm<const Of extends Form>(form: Of, filled: FormData): FormErrors<ErrorTextOf<Of>>
export function checkForm(form: Form, filled: FormData): FormErrors {
  const errors: FormErrors = {}
  for (const [name, field] of Object.entries(form)) {
    const error = errorIn(field.type, filled.getAll(name))
    const text = error && formErrorText(field, error)
    if (text) errors[name] = text
  }
  return errors
}

export function formErrorText<const Of extends FormField>(
  field: Of,
  error: FormError,
): Of['errors'][keyof Of['errors']] | undefined
export function formErrorText({ errors }: FormField, error: FormError): string | undefined {
  return errors[error] ?? errors.wrong ?? errors.missing
}

export function sentencesOf<Text extends string>(
  errors: FormErrors<Text>,
  t: (text: Text) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => (text ? [[field, t(text)]] : [])),
  )
}

export function errorInFiles(
  { fewest, most, largestBytes, bytes }: Omit<Extract<Kind, { kind: 'files' }>, 'kind' | 'default'>,
  files: readonly { size: number }[],
): FormError | null {
  if (files.length < fewest) return 'few'
  if (files.length > most) return 'many'
  if (listLarge({ largestBytes }, files).length > 0) return 'oneLarge'
  return sumOfSizes(files) > bytes ? 'large' : null
}

/** Those that are too large by themselves. */
export function listLarge<File extends { size: number }>(
  { largestBytes }: { largestBytes: number },
  files: readonly File[],
): File[] {
  return files.filter(({ size }) => size > largestBytes)
}

export function sumOfSizes(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The server checks whether e-mails arrive there. */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@')
  return text.length >= SHORTEST_EMAIL && at > 0 && text.lastIndexOf('@') < text.length - 1
}

function errorIn(kind: Kind, values: readonly FormDataEntryValue[]): FormError | null {
  const [first = ''] = values
  const text = typeof first === 'string' ? first : ''
  const isMissing = kind.default === undefined && !hasSeen(text)
  switch (kind.kind) {
    case 'line':
    case 'lines':
      if (isMissing) return 'missing'
      return (kind.kind === 'line' ? trimUnseen(text) : cleanLines(text)).length > kind.longest
        ? 'long'
        : null
    case 'email':
      if (isMissing) return 'missing'
      return looksLikeEmail(text) ? null : 'wrong'
    case 'confirmation':
      return values.length > 0 ? null : 'missing'
    case 'files':
      return errorInFiles(
        kind,
        values.filter((part) => typeof part !== 'string'),
      )
    default:
      return null
  }
}
