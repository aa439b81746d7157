import { ENQUIRY } from '#domain/enquiries/forms/enquiry.ts'
import { MEDIA } from '#domain/enquiries/forms/usage.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import { chosenIn, type ErrorTexts, type FormAnswer, typedInto } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FieldNotes, fieldId } from '#website/ui/fields/field.tsx'
import { DescribedField } from '#website/ui/fields/form-fields.tsx'
import style from './usage-fields.module.css'

type UsageFieldsProps = { typed: FormAnswer['typed']; errors: ErrorTexts }

const SELECTS = ['territory', 'duration', 'printRun'] as const

/** Plain questions about what the pictures are for. Open where something in it was answered or is wrong. */
export function UsageFields({ typed, errors }: UsageFieldsProps) {
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
