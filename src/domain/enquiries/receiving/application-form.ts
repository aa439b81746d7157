import type { Catalogue } from '#domain/catalogue/model.ts'
import {
  APPLICATION_ERRORS,
  APPLICATION_LIMITS,
  type ApplicationError,
  type ApplicationField,
  applicationSchema,
  checkWorkSamples,
} from '#domain/enquiries/forms/application.ts'
import { errorsOf } from '#domain/enquiries/forms/form-fields.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import { type ContentReading, type Form, type FormFiles, hasTextForFiles, limitsOf } from './form.ts'

export const Application = applicationSchema()

export const applicationForm: Form<ApplicationField, ApplicationError> = {
  errors: APPLICATION_ERRORS,
  filesField: 'attachment',
  limits: limitsOf(APPLICATION_LIMITS.files, APPLICATION_LIMITS.fileBytes),
  allowsPdf: false,
  wrongFiles: 'apply_files_wrong',
  checkFiles,
  read,
}

function read(
  values: FormValues,
  { galleries }: Catalogue,
): ContentReading<ApplicationField, ApplicationError> {
  const reading = Application.safeParse(values)
  const errors = reading.success ? {} : errorsOf(reading.error, APPLICATION_ERRORS)
  const styles = reading.data?.styles ?? []
  if (styles.some((id) => !galleries.some((gallery) => gallery.id === id)))
    errors.styles = 'apply_styles_wrong'
  if (hasTextForFiles(values)) errors.attachment = 'apply_files_wrong'
  if (!reading.success || Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
  const { rights: _, ...fields } = reading.data
  return { outcome: 'read', content: { kind: 'application', fields } }
}

function checkFiles({ files, excess }: FormFiles): ApplicationError | null {
  if (excess === 'files') return 'apply_files_many'
  if (excess === 'bytes') return 'apply_files_large'
  return checkWorkSamples(files.map(({ bytes }) => ({ size: bytes })))
}
