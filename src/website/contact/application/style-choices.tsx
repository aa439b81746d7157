import { APPLICATION_LIMITS } from '#agency/enquiries/application.ts'
import { CheckField } from '#base/ui/check-field.tsx'
import { classNames } from '#base/ui/class-names.ts'
import { FieldNotes, fieldId } from '#base/ui/field.tsx'
import { useFormWords } from '#website/contact/form/form-words.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import style from './style-choices.module.css'
import type { ApplicationView } from './view-application.ts'

const FIELD = 'styles'

type StyleChoicesProps = ApplicationView & {
  /** Ids as a form sends them. */
  chosen: readonly string[]
  error: string | undefined
}

/** In which of our styles the artist works. The summary's link leads to the whole group. */
export function StyleChoices({ styles, chosen, error }: StyleChoicesProps) {
  const { tell } = useFormWords()
  return (
    <fieldset
      id={fieldId(FIELD)}
      tabIndex={-1}
      className={classNames(form.wide, style.choices)}
      aria-describedby={`${fieldId(FIELD)}-help${error === undefined ? '' : ` ${fieldId(FIELD)}-error`}`}
    >
      <legend className={style.legend}>
        {tell('apply_styles')} <span className={style.optional}>({tell('field_optional')})</span>
      </legend>
      <FieldNotes
        name={FIELD}
        help={tell('apply_styles_help', { most: APPLICATION_LIMITS.styles })}
        error={error}
      />
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
