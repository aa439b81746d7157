import { chosenIn, type ErrorTexts, type FormAnswer, typedInto } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { Field } from '#website/ui/fields/field.tsx'
import { StyleChoices } from './style-choices.tsx'
import type { ApplicationView } from './view-application.ts'

type ApplicationFieldsProps = { view: ApplicationView; typed: FormAnswer['typed']; errors: ErrorTexts }

/** Who applies, and where they can be seen. */
export function ApplicationFields({ view, typed, errors }: ApplicationFieldsProps) {
  const { t } = useFormTexts()
  const say = (name: string) => ({ name, error: errors[name], defaultValue: typedInto(typed, name) })
  return (
    <>
      <Field label={t('enquiry_name')} autoComplete="name" required {...say('name')} />
      <Field label={t('enquiry_email')} type="email" autoComplete="email" required {...say('email')} />
      <div className={form.pair}>
        <Field label={t('apply_town')} autoComplete="address-level2" {...say('town')} />
        <Field label={t('apply_website')} type="url" autoComplete="url" {...say('website')} />
      </div>
      <div className={form.wide}>
        <Field label={t('apply_social')} help={t('apply_social_help')} {...say('social')} />
      </div>
      <StyleChoices styles={view.styles} chosen={chosenIn(typed, 'styles')} error={errors.styles} />
    </>
  )
}
