import { type ErrorTexts, type FormAnswer, typedInto } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { Field } from '#website/ui/fields/field.tsx'

export function StatementField({ typed, errors }: { typed: FormAnswer['typed']; errors: ErrorTexts }) {
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
