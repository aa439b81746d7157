import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  APPLICATION_ERRORS,
  APPLICATION_FILE_TYPES,
  checkApplication,
} from '#domain/enquiries/forms/application.ts'
import { keysOf } from '#domain/enquiries/forms/model.ts'
import { APPLICATIONS, apiPath } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { FileField } from '#website/contact/form/files/file-field.tsx'
import { useFiles } from '#website/contact/form/files/use-files.ts'
import { type FormAnswer, openedAt } from '#website/contact/form/form-answer.ts'
import { filesIn, readFormValues, sayWrong, textIn } from '#website/contact/form/form-data.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { SendFormFrame } from '#website/contact/form/send-form-frame.tsx'
import { useSending } from '#website/contact/form/sending/use-sending.ts'
import { ApplicationFields } from './application-fields.tsx'
import { RightsField } from './rights-field.tsx'
import { StatementField } from './statement-field.tsx'
import type { ApplicationView } from './view-application.ts'

const FIELDS = keysOf(APPLICATION_ERRORS)

type ApplicationFormProps = { view: ApplicationView; answer: FormAnswer | undefined }

/** How artists apply: who they are, how they draw, and five to ten works. */
export function ApplicationForm({ view, answer }: ApplicationFormProps) {
  const { t, language } = useFormTexts()
  const navigate = useNavigate()
  const files = useFiles()
  const [first] = useState(() => ({
    wrong: sayWrong(answer?.errors ?? {}, t),
    trouble: answer?.trouble ?? null,
  }))
  const sending = useSending({
    address: apiPath(APPLICATIONS),
    first,
    readValues: (form) => readFormValues(form, files),
    check: (form) => sayWrong(check(form), t),
    onAccepted: (number) => navigate(paths.applicationSent(language, number), { replace: true }),
  })
  const typed = answer?.typed ?? {}
  return (
    <SendFormFrame
      fields={FIELDS}
      sending={sending}
      files={files}
      sendWord={t('apply_send')}
      opened={openedAt(view, answer)}
      isFresh={answer === undefined}
    >
      <ApplicationFields view={view} typed={typed} wrong={sending.wrong} />
      <FileField
        label={t('apply_files')}
        help={t(answer ? 'form_files_again' : 'apply_files_help')}
        error={sending.wrong.attachment}
        types={APPLICATION_FILE_TYPES}
        files={files}
        required
        hasPreviews
      />
      <StatementField typed={typed} wrong={sending.wrong} />
      <RightsField isConfirmed={typed.rights !== undefined} error={sending.wrong.rights} />
    </SendFormFrame>
  )
}

function check(form: FormData) {
  return checkApplication({
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    statement: textIn(form, 'statement'),
    confirmed: form.has('rights'),
    files: filesIn(form),
  })
}
