import { ENQUIRY, MOST_ENQUIRED_ARTISTS, OFFICE } from '#domain/enquiries/forms/enquiry.ts'
import { MEDIA } from '#domain/enquiries/forms/usage.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { site } from '#site/public-site.ts'
import {
  CheckField,
  DescribedField,
  FieldNotes,
  FormFields,
  fieldId,
  SelectField,
} from '#website/ui/fields.tsx'
import { EnquiredImageList, type EnquiredImages } from './enquired-images.tsx'
import style from './enquiry-fields.module.css'
import {
  chosenIn,
  type ErrorTexts,
  type FormAnswer,
  firstsOf,
  typedInto,
  useFormTexts,
} from './form-answer.ts'
import form from './send-form-frame.module.css'
import type { EnquiryView } from './view-forms.ts'

type EnquiryFieldsProps = {
  enquired: EnquiredImages
  view: EnquiryView
  typed: FormAnswer['typed']
  errors: ErrorTexts
}

/** The subject comes first, as people think of it first. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { enquired, view, typed, errors } = props
  const { t } = useFormTexts()
  const hasName = view.projectName || typedInto(typed, 'projectName') || errors.projectName
  return (
    <FormFields
      form={ENQUIRY}
      t={t}
      errors={errors}
      values={{ projectName: view.projectName, project: view.project ?? '', ...firstsOf(typed) }}
      open={t('enquiry_open')}
      classes={{ both: form.wide }}
      custom={{
        artists: <EnquiredImageList enquired={enquired} view={view} errors={errors} />,
        ...(hasName ? {} : { projectName: null }),
        to: (
          <>
            <Recipient {...props} />
            <FurtherArtist {...props} />
          </>
        ),
        ...USAGE,
        medium: <UsageFields typed={typed} errors={errors} />,
      }}
    />
  )
}

/** `UsageFields` shows all of these. */
const USAGE = { territory: null, duration: null, printRun: null }

function Recipient({ view, typed, errors }: EnquiryFieldsProps) {
  const { t, language } = useFormTexts()
  return (
    <div className={form.wide}>
      <SelectField
        label={t(ENQUIRY.to.label)}
        name="to"
        required
        error={errors.to}
        defaultValue={typedInto(typed, 'to') ?? String(view.artist?.id ?? OFFICE)}
      >
        <option value={OFFICE}>{t('enquiry_to_office', { brand: site.brand[language] })}</option>
        <optgroup label={t('enquiry_to_artists')}>
          {view.artists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  )
}

/** With script the choice moves into the list at the top; without it, it is sent as it stands. */
function FurtherArtist({ enquired, view, typed, errors }: EnquiryFieldsProps) {
  const { t } = useFormTexts()
  const isFull = enquired.artists.length >= MOST_ENQUIRED_ARTISTS
  const taken = new Set(enquired.artists.map(({ id }) => String(id)))
  return (
    <div className={form.wide}>
      <SelectField
        label={t('enquiry_further')}
        help={t('enquiry_further_help')}
        name="artists"
        error={errors.artists}
        defaultValue={chosenIn(typed, 'artists').find((id) => !taken.has(id)) ?? ''}
        onChange={enquired.addArtist}
      >
        <option value="">{t('enquiry_further_none')}</option>
        {view.artists
          .filter(({ id }) => !isFull && !taken.has(String(id)))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </div>
  )
}

type UsageFieldsProps = { typed: FormAnswer['typed']; errors: ErrorTexts }

const SELECTS = ['territory', 'duration', 'printRun'] as const

/** Open where something in it was answered or is wrong. */
function UsageFields({ typed, errors }: UsageFieldsProps) {
  const { t } = useFormTexts()
  const isOpen = ['medium', ...SELECTS].some((name) => typedInto(typed, name) || errors[name])
  return (
    <details className={style.usage} open={isOpen || undefined}>
      <summary className={style.summary}>{t('enquiry_usage_questions')}</summary>
      <p className={style.help}>{t('enquiry_usage_questions_help')}</p>
      <fieldset id={fieldId('medium')} className={style.media}>
        <legend className={style.legend}>{t(ENQUIRY.medium.label)}</legend>
        {keysOf(MEDIA).map((medium, at) => (
          <CheckField
            key={medium}
            name="medium"
            number={at}
            value={medium}
            isTicked={chosenIn(typed, 'medium').includes(medium)}
          >
            {t(MEDIA[medium])}
          </CheckField>
        ))}
        <FieldNotes name="medium" error={errors.medium} help={undefined} />
      </fieldset>
      <div className={style.questions}>
        {SELECTS.map((name) => (
          <DescribedField
            key={name}
            name={name}
            field={ENQUIRY[name]}
            t={t}
            error={errors[name]}
            value={typedInto(typed, name)}
            open={t('enquiry_open')}
          />
        ))}
      </div>
    </details>
  )
}
