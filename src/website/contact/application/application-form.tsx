import { useState } from 'react'
import { APPLICATION, APPLICATION_FILE_TYPES } from '#domain/enquiries/forms/application.ts'
import { checkForm, sentencesOf } from '#platform/fields/check.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { APPLICATIONS, apiPath } from '#site/api-paths.ts'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { paths } from '#site/paths.ts'
import { FileField } from '#website/contact/form/files/file-field.tsx'
import { useFiles } from '#website/contact/form/files/use-files.ts'
import { chosenIn, type FormAnswer, firstsOf, openedAt } from '#website/contact/form/form-answer.ts'
import { readFormValues } from '#website/contact/form/form-data.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { SendFormFrame } from '#website/contact/form/send-form-frame.tsx'
import { useSending } from '#website/contact/form/sending/use-sending.ts'
import { classNames } from '#website/ui/class-names.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FormFields } from '#website/ui/fields/form-fields.tsx'
import typography from '#website/ui/typography.module.css'
import { RestoredDraft } from './draft/restored-draft.tsx'
import { useKeptDraft } from './draft/use-kept-draft.ts'
import { StyleChoices } from './style-choices.tsx'
import type { ApplicationView } from './view-application.ts'

type ApplicationFormProps = { view: ApplicationView; answer: FormAnswer | undefined }

/** How artists apply: who they are, how they draw, and five to ten works. */
export function ApplicationForm({ view, answer }: ApplicationFormProps) {
  const { t, language } = useFormTexts()
  const files = useFiles()
  const draft = useKeptDraft(files, answer === undefined)
  const [first] = useState(() => ({
    errors: sentencesOf(answer?.errors ?? {}, t),
    trouble: answer?.trouble ?? null,
  }))
  const sending = useSending({
    address: apiPath(APPLICATIONS),
    first,
    readValues: (filled) => readFormValues(filled, files),
    check: (filled) => sentencesOf(checkForm(APPLICATION, filled), t),
    onAccepted: ({ number, id }) => {
      draft.finish()
      location.replace(furtherPaths.applicationSent(language, number, id))
    },
  })
  const typed = answer?.typed ?? {}
  return (
    <SendFormFrame
      fields={keysOf(APPLICATION)}
      sending={sending}
      files={files}
      sendWord={t('apply_send')}
      opened={openedAt(view, answer)}
      isFresh={answer === undefined}
    >
      <RestoredDraft draft={draft} />
      <FormFields
        form={APPLICATION}
        t={t}
        errors={sending.errors}
        values={firstsOf(typed)}
        classes={{ both: form.wide, one: form.short }}
        own={{
          styles: (
            <StyleChoices
              styles={view.styles}
              chosen={chosenIn(typed, 'styles')}
              error={sending.errors.styles}
            />
          ),
          attachment: (
            <FileField
              label={t('apply_files')}
              help={t(answer ? 'form_files_again' : 'apply_files_help')}
              error={sending.errors.attachment}
              types={APPLICATION_FILE_TYPES}
              files={files}
              required
              hasPreviews
            />
          ),
          rights: <RightsField isConfirmed={typed.rights !== undefined} error={sending.errors.rights} />,
        }}
      />
      {draft.isKept && <p className={classNames(form.wide, typography.small)}>{t('draft_kept')}</p>}
    </SendFormFrame>
  )
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
