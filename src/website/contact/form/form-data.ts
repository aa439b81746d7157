import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { Files } from './files/use-files.ts'

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
