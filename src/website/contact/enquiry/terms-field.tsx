import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import typography from '#website/ui/typography.module.css'

/** The links open windows of their own: files that were chosen would be gone on the way back. */
export function TermsField({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const { t, language } = useFormTexts()
  return (
    <div className={form.agreement}>
      <CheckField name="terms" required isTicked={isAccepted} error={error}>
        {t('enquiry_terms')}{' '}
        <a href={paths.terms(language)} target="_blank" rel="noopener">
          {t('enquiry_terms_link')}
        </a>
      </CheckField>
      <p className={typography.small}>
        {t('form_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {t('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}
