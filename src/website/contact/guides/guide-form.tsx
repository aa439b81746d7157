import { ApplicationForm } from '#website/contact/application/application-form.tsx'
import { EnquiryForm } from '#website/contact/enquiry/enquiry-form.tsx'
import type { FormAnswer } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { FormSection } from '#website/contact/form-section.tsx'
import { Island } from '#website/islands/island.tsx'
import type { GuideFormView } from './view-guide-form.ts'

type GuideFormProps = {
  form: Extract<GuideFormView, { kind: 'enquiry' | 'application' }>
  answer: FormAnswer | undefined
}

/** What a guide leads to: an enquiry of the kind it is about, or an artist's application. */
export function GuideForm({ form, answer }: GuideFormProps) {
  const { t } = useFormTexts()
  if (form.kind === 'application')
    return (
      <FormSection heading={t('apply_heading')} inText>
        <Island
          name="contact/application/application-form"
          of={ApplicationForm}
          props={{ view: form.application, answer }}
        />
      </FormSection>
    )
  return (
    <FormSection heading={t('enquiry_heading')}>
      <Island name="contact/enquiry/enquiry-form" of={EnquiryForm} props={{ view: form.enquiry, answer }} />
    </FormSection>
  )
}
