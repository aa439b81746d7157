import { paths } from '#agency/paths.ts'
import { CheckField } from '#base/ui/check-field.tsx'
import typography from '#base/ui/typography.module.css'
import { useFormWords } from '#website/contact/form/form-words.ts'
import form from '#website/contact/form/send-form-frame.module.css'

/** The links open windows of their own: files that were chosen would be gone on the way back. */
export function TermsField({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const { tell, language } = useFormWords()
  return (
    <div className={form.agreement}>
      <CheckField name="terms" required isTicked={isAccepted} error={error}>
        {tell('enquiry_terms')}{' '}
        <a href={paths.terms(language)} target="_blank" rel="noopener">
          {tell('enquiry_terms_link')}
        </a>
      </CheckField>
      <p className={typography.small}>
        {tell('form_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {tell('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}
