import { Button } from '#website/ui/controls.tsx'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { Field, FieldNotes } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './delivery.module.css'
import { useDeliveryTexts } from './delivery-messages.ts'

type AcceptFormProps = {
  licence: string
  /** Of the licence that is shown. */
  version: string
  answer: { error: string; name: string } | undefined
}

export function AcceptForm({ licence, version, answer }: AcceptFormProps) {
  const { t } = useDeliveryTexts()
  const errorOf = (outcome: string, text: string) => (answer?.error === outcome ? text : undefined)
  const refusal =
    errorOf('other-licence', t('delivery_other_licence')) ??
    errorOf('too-often', t('delivery_too_often')) ??
    errorOf('full', t('delivery_full'))
  return (
    <form method="post" noValidate className={style.form}>
      {licence && (
        <section>
          <h2 className={typography.md}>{t('delivery_licence')}</h2>
          <p className={style.licence}>{licence}</p>
          <input type="hidden" name="licence" value={version} />
        </section>
      )}
      <Field
        label={t('delivery_name')}
        name="name"
        required
        autoComplete="name"
        defaultValue={answer?.name}
        help={t('delivery_name_help')}
        error={errorOf('no-name', t('delivery_no_name')) ?? errorOf('linked-name', t('delivery_linked_name'))}
      />
      {licence && (
        <CheckField name="accepted" required error={errorOf('not-accepted', t('delivery_not_accepted'))}>
          {t('delivery_accept')}
        </CheckField>
      )}
      {refusal && (
        <div role="alert">
          <FieldNotes name="form" error={refusal} />
        </div>
      )}
      <Button type="submit">{t(licence ? 'delivery_accept_button' : 'delivery_go_on')}</Button>
    </form>
  )
}
