import { useId } from 'react'
import { CATEGORIES, type Category } from '#agency/consent/model.ts'
import { useMessages } from '#base/language/messages.tsx'
import style from './consent-switches.module.css'
import { answerOne, useEffective } from './consent-store.ts'

/** One switch for each use; what it shows holds at once. */
export function ConsentSwitches() {
  return (
    <div className={style.switches}>
      {CATEGORIES.map((category) => (
        <Switch key={category} category={category} />
      ))}
    </div>
  )
}

function Switch({ category }: { category: Category }) {
  const { tell } = useMessages()
  const isOn = useEffective(category)
  const id = useId()
  return (
    <div className={style.row}>
      <b id={`${id}name`} className={style.name}>
        {tell(`consent_${category}`)}
      </b>
      <p id={`${id}use`} className={style.use}>
        {tell(`consent_${category}_use`)}
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
        <span className={style.state}>{tell(isOn ? 'consent_on' : 'consent_off')}</span>
        <i className={style.track} />
      </button>
    </div>
  )
}
