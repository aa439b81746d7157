import { paths } from '#site/paths.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { CheckField } from '#website/ui/fields/check-field.tsx'
import typography from '#website/ui/typography.module.css'

/** The link opens a window of its own: files that were chosen would be gone on the way back. */
export function RightsField({ isConfirmed, error }: { isConfirmed: boolean; error: string | undefined }) {
  const { t, language } = useFormTexts()
  return (
    <div className={form.agreement}>
      <CheckField name="rights" required isTicked={isConfirmed} error={error}>
        {t('apply_rights')}
      </CheckField>
      <p className={typography.small}>
        {t('apply_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {t('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}
