import { Field } from '#base/ui/field.tsx'
import { type FormAnswer, typedInto, type Wrong } from '#website/contact/form/form-answer.ts'
import { useFormWords } from '#website/contact/form/form-words.ts'
import form from '#website/contact/form/send-form-frame.module.css'

export function StatementField({ typed, wrong }: { typed: FormAnswer['typed']; wrong: Wrong }) {
  const { tell } = useFormWords()
  return (
    <div className={form.wide}>
      <Field
        label={tell('apply_statement')}
        name="statement"
        help={tell('apply_statement_help')}
        multiline
        required
        error={wrong.statement}
        defaultValue={typedInto(typed, 'statement')}
      />
    </div>
  )
}
