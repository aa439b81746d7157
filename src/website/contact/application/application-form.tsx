import { useState } from 'react'
import {
  APPLICATION_ERRORS,
  APPLICATION_FILE_TYPES,
  checkApplication,
} from '#domain/enquiries/forms/application.ts'
import { keysOf } from '#domain/enquiries/forms/model.ts'
import { APPLICATIONS, apiPath } from '#site/api-paths.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { paths } from '#site/paths.ts'
import { FileField } from '#website/contact/form/files/file-field.tsx'
import { useFiles } from '#website/contact/form/files/use-files.ts'
import { type ErrorTexts, type FormAnswer, openedAt, typedInto } from '#website/contact/form/form-answer.ts'
import { filesIn, readFormValues, textIn, toErrorTexts } from '#website/contact/form/form-data.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { SendFormFrame } from '#website/contact/form/send-form-frame.tsx'
import { useSending } from '#website/contact/form/sending/use-sending.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { Field } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import { ApplicationFields } from './application-fields.tsx'
import { RestoredDraft } from './draft/restored-draft.tsx'
import { useKeptDraft } from './draft/use-kept-draft.ts'
import type { ApplicationView } from './view-application.ts'

const FIELDS = keysOf(APPLICATION_ERRORS)

type ApplicationFormProps = { view: ApplicationView; answer: FormAnswer | undefined }

/** How artists apply: who they are, how they draw, and five to ten works. */
export function ApplicationForm({ view, answer }: ApplicationFormProps) {
  const { t, language } = useFormTexts()
  const files = useFiles()
  const draft = useKeptDraft(files, answer === undefined)
  const [first] = useState(() => ({
    errors: toErrorTexts(answer?.errors ?? {}, t),
    trouble: answer?.trouble ?? null,
  }))
  const sending = useSending({
    address: apiPath(APPLICATIONS),
    first,
    readValues: (filled) => readFormValues(filled, files),
    check: (filled) => toErrorTexts(check(filled), t),
    onAccepted: ({ number, id }) => {
      draft.finish()
      location.replace(furtherPaths.applicationSent(language, number, id))
    },
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
      <RestoredDraft draft={draft} />
      <ApplicationFields view={view} typed={typed} errors={sending.errors} />
      <FileField
        label={t('apply_files')}
        help={t(answer ? 'form_files_again' : 'apply_files_help')}
        error={sending.errors.attachment}
        types={APPLICATION_FILE_TYPES}
        files={files}
        required
        hasPreviews
      />
      <StatementField typed={typed} errors={sending.errors} />
      <RightsField isConfirmed={typed.rights !== undefined} error={sending.errors.rights} />
      {draft.isKept && <p className={classNames(form.wide, typography.small)}>{t('draft_kept')}</p>}
    </SendFormFrame>
  )
}

function check(filled: FormData) {
  return checkApplication({
    name: textIn(filled, 'name'),
    email: textIn(filled, 'email'),
    statement: textIn(filled, 'statement'),
    confirmed: filled.has('rights'),
    files: filesIn(filled),
  })
}

/** The link opens a window of its own: files that were chosen would be gone on the way back. */
function RightsField({ isConfirmed, error }: { isConfirmed: boolean; error: string | undefined }) {
  const { t, language } = useFormTexts()
  return (
    <div className={form.agreement}>
      <CheckField name="rights" required isTicked={isConfirmed} error={error}>
        {t('apply_rights')}
      </CheckField>
      <p className={typography.small}>
        {t('apply_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {t('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}

function StatementField({ typed, errors }: { typed: FormAnswer['typed']; errors: ErrorTexts }) {
  const { t } = useFormTexts()
  return (
    <div className={form.wide}>
      <Field
        label={t('apply_statement')}
        name="statement"
        help={t('apply_statement_help')}
        multiline
        required
        error={errors.statement}
        defaultValue={typedInto(typed, 'statement')}
      />
    </div>
  )
}
