import { Field } from '#website/ui/fields/field.tsx'
import style from './deciding.module.css'
import { NAME_FIELD } from './deciding-form.ts'
import { useDecidingMessages } from './use-deciding-messages.ts'

/** Typed once for the whole page. The first button of the form is what Enter in the field presses. */
export function NameField({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useDecidingMessages()
  return (
    <div className={style.name}>
      {/* A name that is known after hydration only is a field of its own. */}
      <Field
        key={name}
        label={t('deciding_name')}
        name={NAME_FIELD}
        required
        autoComplete="name"
        defaultValue={name}
        help={t('deciding_name_help')}
        error={error}
      />
      <button type="submit" className={style.keep}>
        {t('deciding_name_keep')}
      </button>
    </div>
  )
}
