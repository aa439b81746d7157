import { APPLICATION, MOST_STYLES } from '#domain/enquiries/forms/application.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { classNames } from '#website/ui/class-names.ts'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FieldNotes, fieldId } from '#website/ui/fields/field.tsx'
import style from './style-choices.module.css'
import type { ApplicationView } from './view-application.ts'

const FIELD = 'styles'

type StyleChoicesProps = Pick<ApplicationView, 'styles'> & {
  /** Ids as a form sends them. */
  chosen: readonly string[]
  error: string | undefined
}

/** In which of our styles the artist works. The summary's link leads to the whole group. */
export function StyleChoices({ styles, chosen, error }: StyleChoicesProps) {
  const { t } = useFormTexts()
  return (
    <fieldset
      id={fieldId(FIELD)}
      tabIndex={-1}
      className={classNames(form.wide, style.choices)}
      aria-describedby={`${fieldId(FIELD)}-help${error === undefined ? '' : ` ${fieldId(FIELD)}-error`}`}
    >
      <legend className={style.legend}>
        {t(APPLICATION.styles.label)} <span className={style.optional}>({t('field_optional')})</span>
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
