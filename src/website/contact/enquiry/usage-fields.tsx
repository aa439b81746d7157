import { keysOf } from '#domain/enquiries/forms/model.ts'
import { DURATIONS, MEDIA, PRINT_RUNS, TERRITORIES } from '#domain/enquiries/forms/usage.ts'
import { chosenIn, type ErrorTexts, type FormAnswer, typedInto } from '#website/contact/form/form-answer.ts'
import { type FormText, useFormTexts } from '#website/contact/form/form-messages.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FieldNotes, fieldId } from '#website/ui/fields/field.tsx'
import { SelectField } from '#website/ui/fields/select-field.tsx'
import style from './usage-fields.module.css'

type UsageFieldsProps = { typed: FormAnswer['typed']; errors: ErrorTexts }

const SELECTS = [
  { name: 'territory', label: 'enquiry_territory', choices: TERRITORIES },
  { name: 'duration', label: 'enquiry_duration', choices: DURATIONS },
  { name: 'printRun', label: 'enquiry_print_run', choices: PRINT_RUNS },
] as const satisfies { name: string; label: FormText; choices: Record<string, FormText> }[]

/** Plain questions about what the pictures are for. Open where something in it was answered or is wrong. */
export function UsageFields({ typed, errors }: UsageFieldsProps) {
  const { t } = useFormTexts()
  const names = ['medium', ...SELECTS.map(({ name }) => name)]
  const isOpen = names.some((name) => typedInto(typed, name) || errors[name])
  return (
    <details className={style.usage} open={isOpen || undefined}>
      <summary className={style.summary}>{t('enquiry_usage_questions')}</summary>
      <p className={style.help}>{t('enquiry_usage_questions_help')}</p>
      <fieldset id={fieldId('medium')} className={style.media}>
        <legend className={style.legend}>{t('enquiry_medium')}</legend>
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
        {SELECTS.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            name={name}
            label={t(label)}
            error={errors[name]}
            defaultValue={typedInto(typed, name) ?? ''}
          >
            <option value="">{t('enquiry_open')}</option>
            {Object.entries(choices).map(([choice, text]) => (
              <option key={choice} value={choice}>
                {t(text)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}
