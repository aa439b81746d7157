import { useEffect, useId, useRef } from 'react'
import { DECISION_KEPT_DAYS } from '#domain/consent/consent-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { isPreview, useAddress } from '#website/navigation/address.ts'
import { CONTENT_ID } from '#website/page-start/page-marks.ts'
import { Button, RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { ConsentAnswers, ConsentSwitches, useAnswers, useConsentMessages } from './consent-form.tsx'
import style from './consent-layer.module.css'
import { preferences } from './consent-link.tsx'
import { useIsUndecided } from './consent-store.ts'

export function ConsentLayer() {
  const { language } = useMessages()
  const { pathname, search } = useAddress()
  const isUndecided = useIsUndecided()
  const isOpen = preferences.use() === 'open'

  useEffect(() => {
    preferences.write('closed')
    return () => preferences.write('absent')
  }, [])

  // The settings page contains the same question, and staff are asked where they are visitors.
  const isBannerShown = isUndecided && pathname !== paths.consent(language) && !isPreview(search)
  return (
    <>
      {isBannerShown && (
        <ConsentBanner onSettings={() => preferences.write('open')} onAnswered={moveFocusToContent} />
      )}
      {isOpen && <PreferencesDialog onClose={close} />}
    </>
  )
}

function close(): void {
  preferences.write('closed')
  // After the next render: the button that opened the settings may have been removed.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) moveFocusToContent()
  })
}

function moveFocusToContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

type ConsentBannerProps = {
  onSettings: () => void
  /** Called after a choice: the banner disappears, and the focus with it. */
  onAnswered: () => void
}

/** Asks once, beside the page and not over it. The three buttons have the same style. */
function ConsentBanner({ onSettings, onAnswered }: ConsentBannerProps) {
  const { t, language } = useConsentMessages()
  const { acceptAll, rejectAll } = useAnswers()
  function choose(give: () => void) {
    give()
    onAnswered()
  }
  return (
    <section className={style.banner} aria-label={t('consent_label')}>
      <h2 className={style.heading}>{t('consent_heading')}</h2>
      <p className={style.words}>
        <span>{t('consent_question', { days: DECISION_KEPT_DAYS })}</span>{' '}
        <a href={paths.privacy(language)}>{t('shell_privacy')}</a>
      </p>
      <div className={style.answers}>
        <Button outlined onClick={() => choose(rejectAll)}>
          {t('consent_reject')}
        </Button>
        <Button outlined onClick={() => choose(acceptAll)}>
          {t('consent_accept')}
        </Button>
        <Button outlined aria-haspopup="dialog" onClick={onSettings}>
          {t('consent_settings')}
        </Button>
      </div>
    </section>
  )
}

function PreferencesDialog({ onClose }: { onClose: () => void }) {
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
      <p className={style.terms}>{t('consent_terms', { days: DECISION_KEPT_DAYS })}</p>
      <ConsentSwitches />
      <ConsentAnswers onAnswered={close} />
    </dialog>
  )
}
