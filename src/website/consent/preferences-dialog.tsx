import { useEffect, useId, useRef } from 'react'
import { DECISION_KEPT_DAYS } from '#domain/consent/model.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { useConsentMessages } from './consent-messages.ts'
import { ConsentAnswers } from './form/consent-answers.tsx'
import { ConsentSwitches } from './form/consent-switches.tsx'
import style from './preferences-dialog.module.css'

/** The cookie settings over the page. The browser keeps the focus inside and restores it afterwards. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useConsentMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    // Effects run twice in development, and an open dialog cannot be shown again.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={style.preferences} aria-labelledby={headingId} onClose={onClose}>
      <div className={style.head}>
        <h2 id={headingId} className={typography.lg}>
          {t('shell_consent')}
        </h2>
        <RoundButton label={t('shell_close')} onClick={close}>
          <CrossIcon size={24} />
        </RoundButton>
      </div>
      <p className={style.words}>{t('consent_terms', { days: DECISION_KEPT_DAYS })}</p>
      <ConsentSwitches />
      <ConsentAnswers onAnswered={close} />
    </dialog>
  )
}
