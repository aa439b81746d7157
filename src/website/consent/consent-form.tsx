import { DECISION_KEPT_DAYS } from '#agency/consent/model.ts'
import { longDate } from '#base/language/long-date.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import style from './consent-form.module.css'
import { useDayOfDecision } from './consent-store.ts'
import { ConsentSwitches } from './consent-switches.tsx'
import { useConsentWords } from './consent-words.ts'

/** The switches of the dialog in a page of their own, with the day of the decision. */
export function ConsentForm() {
  const { tell, language } = useConsentWords()
  const day = useDayOfDecision()
  return (
    <section className={style.place} aria-label={tell('shell_consent')}>
      <div className={style.controls}>
        <p role="status" className={style.state}>
          {day
            ? tell('consent_decided', { date: longDate(day, language), days: DECISION_KEPT_DAYS })
            : tell('consent_undecided')}
        </p>
        <ConsentSwitches />
        <ConsentAnswers />
      </div>
      <noscript>
        <p>{tell('consent_script')}</p>
      </noscript>
    </section>
  )
}
