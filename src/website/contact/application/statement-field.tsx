import { type FormAnswer, typedInto, type Wrong } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { Field } from '#website/ui/fields/field.tsx'

export function StatementField({ typed, wrong }: { typed: FormAnswer['typed']; wrong: Wrong }) {
  const { t } = useFormTexts()
  return (
    <div className={form.wide}>
      <Field
        label={t('apply_statement')}
        name="statement"
        help={t('apply_statement_help')}
        multiline
        required
        error={wrong.statement}
        defaultValue={typedInto(typed, 'statement')}
      />
    </div>
  )
}
