import { ACCEPTANCE } from '#domain/delivery/model.ts'
import type texts from '#messages/delivery.de.json'
import { sentencesOf } from '#platform/fields/check.ts'
import type { ErrorTextOf, FormErrors } from '#platform/fields/kinds.ts'
import { Button } from '#website/ui/controls.tsx'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { FieldNotes } from '#website/ui/fields/field.tsx'
import { FormFields } from '#website/ui/fields/form-fields.tsx'
import typography from '#website/ui/typography.module.css'
import style from './delivery.module.css'
import { useDeliveryTexts } from './delivery-messages.ts'

type AcceptFormProps = {
  licence: string
  /** Of the licence that is shown. */
  version: string
  answer: { refusal: string; errors: FormErrors<ErrorTextOf<typeof ACCEPTANCE>>; name: string } | undefined
}

const REFUSALS: Partial<Record<string, keyof typeof texts>> = {
  'other-licence': 'delivery_other_licence',
  'too-often': 'delivery_too_often',
  full: 'delivery_full',
}

export function AcceptForm({ licence, version, answer }: AcceptFormProps) {
  const { t } = useDeliveryTexts()
  const { refusal, name, errors: found = {} } = answer ?? {}
  const errors = sentencesOf(found, t)
  const refused = errors.licence ?? (refusal && REFUSALS[refusal] && t(REFUSALS[refusal]))
  return (
    <form method="post" noValidate className={style.form}>
      {licence && (
        <section>
          <h2 className={typography.md}>{t('delivery_licence')}</h2>
          <p className={style.licence}>{licence}</p>
          <input type="hidden" name="licence" value={version} />
        </section>
      )}
      <FormFields form={ACCEPTANCE} t={t} errors={errors} values={{ name }} />
      {licence && (
        <CheckField name="accepted" required error={errors.accepted}>
          {t('delivery_accept')}
        </CheckField>
      )}
      {refused && (
        <div role="alert">
          <FieldNotes name="form" error={refused} />
        </div>
      )}
      <Button type="submit">{t(licence ? 'delivery_accept_button' : 'delivery_go_on')}</Button>
    </form>
  )
}
