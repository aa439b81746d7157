import { useRef, useState } from 'react'
import { APPLICATION, APPLICATION_FILE_TYPES, MOST_STYLES } from '#domain/enquiries/forms/application.ts'
import { sayErrors } from '#domain/enquiries/forms/submission.ts'
import { checkForm } from '#platform/fields/check.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { APPLICATIONS, apiPath } from '#site/api-paths.ts'
import { longDate } from '#site/dates.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#website/ui/class-names.ts'
import { Button } from '#website/ui/controls.tsx'
import { CheckField, FieldNotes, FormFields, fieldId } from '#website/ui/fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './application-form.module.css'
import enclosureStyle from './enclosure.module.css'
import { FileField, readFormValues, useFiles } from './file-field.tsx'
import { chosenIn, type FormAnswer, firstsOf, listLargeFiles, openedAt, useFormTexts } from './form-answer.ts'
import { useSending } from './send-form.ts'
import form from './send-form-frame.module.css'
import { SendFormFrame } from './send-form-frame.tsx'
import { openDrafts, type UnsentInput, useUnsentInput } from './unsent-input.ts'
import type { ApplicationView } from './view-forms.ts'

type ApplicationFormProps = { view: ApplicationView; answer: FormAnswer | undefined }

/** Works are gathered over days. */
const DRAFTS = openDrafts('applicationDraft')

export function ApplicationForm({ view, answer }: ApplicationFormProps) {
  const { t, language } = useFormTexts()
  const files = useFiles()
  const unsent = useUnsentInput({ files, isFresh: answer === undefined, drafts: DRAFTS })
  const [first] = useState(() => ({
    errors: sayErrors(answer?.errors ?? {}, answer?.wrongFiles ?? [], t),
    error: answer?.error ?? null,
  }))
  const sending = useSending({
    address: apiPath(APPLICATIONS),
    first,
    readValues: (filled) => readFormValues(filled, files),
    check: (filled) => sayErrors(checkForm(APPLICATION, filled), listLargeFiles(APPLICATION, filled), t),
    onAccepted: ({ number, id }) => {
      unsent.finish()
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
      unsent={unsent}
    >
      <RestoredDraft unsent={unsent} />
      <FormFields
        form={APPLICATION}
        t={t}
        errors={sending.errors}
        values={firstsOf(typed)}
        classes={{ both: form.wide, one: form.short }}
        custom={{
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
      {unsent.isStored && <p className={classNames(form.wide, typography.small)}>{t('draft_kept')}</p>}
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

const FIELD = 'styles'

type StyleChoicesProps = Pick<ApplicationView, 'styles'> & {
  chosen: readonly string[]
  error: string | undefined
}

/** The summary's link leads to the whole group. */
function StyleChoices({ styles, chosen, error }: StyleChoicesProps) {
  const { t } = useFormTexts()
  return (
    <fieldset
      id={fieldId(FIELD)}
      tabIndex={-1}
      className={classNames(form.wide, style.choices)}
      aria-describedby={`${fieldId(FIELD)}-help${error === undefined ? '' : ` ${fieldId(FIELD)}-error`}`}
    >
      <legend className={style.legend}>
        {t('apply_styles')} <span className={style.optional}>({t('field_optional')})</span>
      </legend>
      <FieldNotes name={FIELD} help={t('apply_styles_help', { most: MOST_STYLES })} error={error} />
      <div className={style.list}>
        {styles.map(({ id, name }) => (
          <CheckField
            key={id}
            name={FIELD}
            number={id}
            value={String(id)}
            isTicked={chosen.includes(String(id))}
          >
            {name}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}

function RestoredDraft({ unsent }: { unsent: UnsentInput }) {
  const { t, language } = useFormTexts()
  const status = useRef<HTMLDivElement>(null)
  const { restored, missing, isDropped } = unsent
  const drop = () => {
    unsent.drop()
    // The button that had the focus is gone.
    status.current?.focus()
  }
  return (
    <div ref={status} role="status" tabIndex={-1} className={form.wide}>
      {restored && (
        <div className={enclosureStyle.enclosure}>
          <p>{t('draft_back', { day: longDate(restored.savedAt, language) })}</p>
          {missing.length > 0 && <p>{t('draft_files', { names: missing.join(', ') })}</p>}
          <Button outlined onClick={drop}>
            {t('draft_drop')}
          </Button>
        </div>
      )}
      {isDropped && <p>{t('draft_dropped')}</p>}
    </div>
  )
}
