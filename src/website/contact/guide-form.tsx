import { ApplicationForm } from './application/application-form.tsx'
import { EnquiryForm } from './enquiry/enquiry-form.tsx'
import type { FormAnswer } from './form/form-answer.ts'
import { useFormWords } from './form/form-words.ts'
import { FormSection } from './form-section.tsx'
import type { GuideFormView } from './view-guide-form.ts'

/** What a guide leads to: an enquiry of the kind it is about, or an artist's application. */
export function GuideForm({ form, answer }: { form: GuideFormView; answer: FormAnswer | undefined }) {
  const { tell } = useFormWords()
  if (form.kind === 'application')
    return (
      <FormSection heading={tell('apply_heading')}>
        <ApplicationForm view={form.application} answer={answer} />
      </FormSection>
    )
  return (
    <FormSection heading={tell('enquiry_heading')}>
      <EnquiryForm view={form.enquiry} answer={answer} />
    </FormSection>
  )
}
