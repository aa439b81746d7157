import { DECISION_KEPT_DAYS } from '#domain/consent/model.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#website/ui/controls.tsx'
import style from './consent-banner.module.css'
import { useConsentMessages } from './consent-messages.ts'
import { useAnswers } from './use-answers.ts'

type ConsentBannerProps = {
  onSettings: () => void
  /** Called after a choice: the banner disappears, and the focus with it. */
  onAnswered: () => void
}

/** Asks once, beside the page and not over it. The three buttons have the same style. */
export function ConsentBanner({ onSettings, onAnswered }: ConsentBannerProps) {
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
