import type { Entering } from '#domain/delivery/visiting/visit.server.ts'
import { Button } from '#website/ui/controls.tsx'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import { Field } from '#website/ui/fields/field.tsx'
import typography from '#website/ui/typography.module.css'
import style from './delivery.module.css'
import { useDeliveryTexts } from './delivery-messages.ts'

export type EntryError = Exclude<Entering['outcome'], 'entered'>
type Answer = { error: EntryError; seconds: number; name: string } | undefined

const MINUTE_SECONDS = 60

export function PasswordForm({ answer }: { answer: Answer }) {
  const { t } = useDeliveryTexts()
  const minutes = Math.ceil((answer?.seconds ?? 0) / MINUTE_SECONDS)
  const errors = {
    wrong: t('delivery_wrong_password'),
    'too-many': t(minutes === 1 ? 'delivery_too_many_one' : 'delivery_too_many', { minutes }),
  }
  const error =
    answer && (answer.error === 'wrong' || answer.error === 'too-many') ? errors[answer.error] : undefined
  return (
    <form method="post" noValidate className={style.form}>
      <Field
        label={t('delivery_password')}
        name="password"
        type="password"
        required
        autoComplete="off"
        help={t('delivery_password_help')}
        error={error}
      />
      <Button type="submit">{t('delivery_open')}</Button>
    </form>
  )
}

export function AcceptForm({ licence, answer }: { licence: string; answer: Answer }) {
  const { t } = useDeliveryTexts()
  const errorOf = (outcome: EntryError, text: string) => (answer?.error === outcome ? text : undefined)
  return (
    <form method="post" noValidate className={style.form}>
      {licence && (
        <section>
          <h2 className={typography.md}>{t('delivery_licence')}</h2>
          <p className={style.licence}>{licence}</p>
        </section>
      )}
      <Field
        label={t('delivery_name')}
        name="name"
        required
        autoComplete="name"
        defaultValue={answer?.name}
        help={t('delivery_name_help')}
        error={errorOf('no-name', t('delivery_no_name'))}
      />
      {licence && (
        <CheckField name="accepted" required error={errorOf('not-accepted', t('delivery_not_accepted'))}>
          {t('delivery_accept')}
        </CheckField>
      )}
      <Button type="submit">{t(licence ? 'delivery_accept_button' : 'delivery_go_on')}</Button>
    </form>
  )
}
