import { DECISION_KEPT_DAYS } from '#domain/consent/consent-model.ts'
import { longDate } from '#site/dates.ts'
import { useConsentMessages } from '#website/consent/consent-messages.ts'
import { useDayOfDecision } from '#website/consent/consent-store.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import style from './consent-form.module.css'
import { ConsentSwitches } from './consent-switches.tsx'

export function ConsentForm() {
  const { t, language } = useConsentMessages()
  const day = useDayOfDecision()
  return (
    <section className={style.place} aria-label={t('shell_consent')}>
      <div className={style.controls}>
        <p role="status" className={style.state}>
          {day
            ? t('consent_decided', { date: longDate(day, language), days: DECISION_KEPT_DAYS })
            : t('consent_undecided')}
        </p>
        <ConsentSwitches />
        <ConsentAnswers />
      </div>
      <noscript>
        <p>{t('consent_script')}</p>
      </noscript>
    </section>
  )
}
