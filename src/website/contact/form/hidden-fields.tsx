import { OPENED_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import { useFormTexts } from './form-messages.ts'

/** What people neither see nor fill in, and programs that fill in everything do. */
export function HiddenFields({ opened }: { opened: string }) {
  const { t, language } = useFormTexts()
  return (
    <div hidden>
      <label>
        {t('form_trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name={OPENED_FIELD} value={opened} />
    </div>
  )
}
