import { useState } from 'react'
import { OPENED_FIELD, TRAP_FIELD } from '#agency/enquiries/submission.ts'
import { useIsInBrowser } from '#base/browser/use-is-in-browser.ts'
import { useFormWords } from './form-words.ts'

/** What people neither see nor fill in, and programs that fill in everything do. */
export function HiddenFields() {
  const { tell, language } = useFormWords()
  const [openedAt] = useState(() => Date.now())
  const isInBrowser = useIsInBrowser()
  return (
    <div hidden>
      <label>
        {tell('form_trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="lang" value={language} />
      {isInBrowser && <input type="hidden" name={OPENED_FIELD} value={openedAt} />}
    </div>
  )
}
