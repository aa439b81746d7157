import { paths } from '#agency/paths.ts'
import { CheckField } from '#base/ui/check-field.tsx'
import typography from '#base/ui/typography.module.css'
import { useFormWords } from '#website/contact/form/form-words.ts'
import form from '#website/contact/form/send-form-frame.module.css'

/** The link opens a window of its own: files that were chosen would be gone on the way back. */
export function RightsField({ isConfirmed, error }: { isConfirmed: boolean; error: string | undefined }) {
  const { tell, language } = useFormWords()
  return (
    <div className={form.agreement}>
      <CheckField name="rights" required isTicked={isConfirmed} error={error}>
        {tell('apply_rights')}
      </CheckField>
      <p className={typography.small}>
        {tell('apply_privacy')}{' '}
        <a href={paths.privacy(language)} target="_blank" rel="noopener">
          {tell('form_privacy_link')}
        </a>
      </p>
    </div>
  )
}
