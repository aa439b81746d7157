import type { Catalogue } from '#domain/catalogue/model.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationComplaint,
  type ApplicationField,
  complaintAboutWorks,
} from '#domain/enquiries/forms/application.ts'
import { Application, isApplicationComplaint } from '#domain/enquiries/forms/read-application.ts'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import type { FormValues } from '#platform/http/read-form.server.ts'
import {
  type ContentReading,
  complaintsOf,
  type Form,
  type FormFiles,
  hasTextForFiles,
  limitsOf,
} from './form.ts'

export const applicationForm: Form<ApplicationField, ApplicationComplaint> = {
  fields: APPLICATION_FIELDS,
  filesField: FILES_FIELD,
  limits: limitsOf(APPLICATION_LIMITS.files, APPLICATION_LIMITS.fileBytes),
  allowsPdf: false,
  wrongFiles: 'apply_files_wrong',
  complainAboutFiles,
  read,
}

function read(
  values: FormValues,
  { galleries }: Catalogue,
): ContentReading<ApplicationField, ApplicationComplaint> {
  const reading = Application.safeParse(values)
  const complaints = reading.success
    ? {}
    : complaintsOf(reading.error, APPLICATION_FIELDS, isApplicationComplaint)
  const styles = reading.data?.styles ?? []
  if (styles.some((id) => !galleries.some((gallery) => gallery.id === id)))
    complaints.styles = 'apply_styles_wrong'
  if (hasTextForFiles(values)) complaints.attachment = 'apply_files_wrong'
  if (!reading.success || Object.keys(complaints).length > 0) return { outcome: 'invalid', complaints }
  const { rights: _, ...fields } = reading.data
  return { outcome: 'read', content: { kind: 'application', fields } }
}

function complainAboutFiles({ files, excess }: FormFiles): ApplicationComplaint | null {
  if (excess === 'files') return 'apply_files_many'
  if (excess === 'bytes') return 'apply_files_large'
  return complaintAboutWorks(files.map(({ bytes }) => ({ size: bytes })))
}
