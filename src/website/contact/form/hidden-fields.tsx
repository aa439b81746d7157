import { useState } from 'react'
import { OPENED_FIELD, TRAP_FIELD } from '#domain/enquiries/forms/submission.ts'
import { useIsInBrowser } from '#platform/browser/use-is-in-browser.ts'
import { useFormTexts } from './form-messages.ts'

/** What people neither see nor fill in, and programs that fill in everything do. */
export function HiddenFields() {
  const { t, language } = useFormTexts()
  const [openedAt] = useState(() => Date.now())
  const isInBrowser = useIsInBrowser()
  return (
    <div hidden>
      <label>
        {t('form_trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="lang" value={language} />
      {isInBrowser && <input type="hidden" name={OPENED_FIELD} value={openedAt} />}
    </div>
  )
}
