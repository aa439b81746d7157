import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { Files } from './files/use-files.ts'
import type { ErrorTexts, FormAnswer } from './form-answer.ts'
import type { FormText } from './form-messages.ts'

/** All that a form sends: what stands in its controls, and the files of our list in place of the browser's. */
export function readFormValues(form: HTMLFormElement, { chosen }: Pick<Files, 'chosen'>): FormData {
  const data = new FormData(form)
  data.delete(FILES_FIELD)
  for (const { file } of chosen) data.append(FILES_FIELD, file)
  return data
}

export function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

export function filesIn(form: FormData): File[] {
  return form.getAll(FILES_FIELD).filter((part) => typeof part !== 'string')
}

/** The messages themselves, by field. */
export function toErrorTexts(errors: FormAnswer['errors'], t: (word: FormText) => string): ErrorTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, word]) => (word ? [[field, t(word)]] : [])),
  )
}
