import { useId } from 'react'
import { useConsentMessages } from '#website/consent/consent-messages.ts'
import { answerOne, useEffective } from '#website/consent/consent-store.ts'
import style from './consent-switches.module.css'

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
