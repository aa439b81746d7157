import { useId } from 'react'
import { DECISION_KEPT_DAYS } from '#domain/consent/consent-model.ts'
import german from '#messages/consent.de.json'
import english from '#messages/consent.en.json'
import { longDate } from '#site/dates.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { Button } from '#website/ui/controls.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import style from './consent-form.module.css'
import {
  answerAll,
  answerAsDrawn,
  answerOne,
  consentState,
  useDayOfDecision,
  useEffective,
} from './consent-store.ts'

/** The dialog of `consent-layer.tsx` has the same switches and answers. */
export function ConsentForm() {
  const { t, language } = useConsentMessages()
  const day = useDayOfDecision()
  return (
    <section className={style.place} aria-label={t('shell_consent')}>
      <div className={style.controls}>
        <p role="status" className={style.decided}>
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

const SWITCHES = [
  { category: 'analytics', name: 'consent_analytics', use: 'consent_analytics_use' },
  { category: 'personalization', name: 'consent_personalization', use: 'consent_personalization_use' },
  { category: 'marketing', name: 'consent_marketing', use: 'consent_marketing_use' },
] as const

export function ConsentSwitches() {
  return (
    <div className={style.switches}>
      {SWITCHES.map((one) => (
        <Switch key={one.category} {...one} />
      ))}
    </div>
  )
}

function Switch({ category, name, use }: (typeof SWITCHES)[number]) {
  const { t } = useConsentMessages()
  const isOn = useEffective(category)
  const id = useId()
  return (
    <div className={style.row}>
      <b id={`${id}name`} className={style.name}>
        {t(name)}
      </b>
      <p id={`${id}use`} className={style.use}>
        {t(use)}
      </p>
      <button
        type="button"
        role="switch"
        className={style.switch}
        aria-checked={isOn}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}use`}
        onClick={() => answerOne(category, !isOn)}
      >
        <span className={style.state}>{t(isOn ? 'consent_on' : 'consent_off')}</span>
        <i className={style.track} />
      </button>
    </div>
  )
}

export function ConsentAnswers({ onAnswered }: { onAnswered?: () => void }) {
  const { t } = useConsentMessages()
  const { saveDrawn, rejectAll, acceptAll } = useAnswers()
  function choose(give: () => void) {
    give()
    onAnswered?.()
  }
  return (
    <div className={style.answers}>
      <Button onClick={() => choose(saveDrawn)}>{t('consent_save')}</Button>
      <Button outlined onClick={() => choose(rejectAll)}>
        {t('consent_reject')}
      </Button>
      <Button outlined onClick={() => choose(acceptAll)}>
        {t('consent_accept')}
      </Button>
    </div>
  )
}

export function useAnswers() {
  const { t } = useConsentMessages()
  function confirm() {
    showToast({ text: t(consentState.isKept() ? 'consent_saved' : 'consent_not_kept') })
  }
  return {
    acceptAll: () => {
      answerAll(true)
      confirm()
    },
    rejectAll: () => {
      answerAll(false)
      confirm()
    },
    saveDrawn: () => {
      answerAsDrawn()
      confirm()
    },
  }
}

const MESSAGES = { de: german, en: english }

export function useConsentMessages() {
  return usePageMessages(MESSAGES)
}
