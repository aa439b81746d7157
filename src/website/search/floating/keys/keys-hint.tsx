import { Fragment } from 'react'
import { translateSearch } from '#website/search/search-messages.ts'
import style from './keys-hint.module.css'

const SIGNS: Partial<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' }
const PLACEHOLDER = /\{(\w+)\}/

/** Which keys do what, for those who see the lists; screen readers have their own instructions. */
export function KeysHint() {
  const parts = translateSearch('finder_keys').split(PLACEHOLDER)
  return (
    <p className={style.hint} aria-hidden="true">
      {parts.map((part, at) => {
        const isKey = at % 2 === 1
        const key = `${at}${part}`
        return isKey ? (
          <kbd key={key}>{SIGNS[part] ?? translateSearch('finder_enter')}</kbd>
        ) : (
          <Fragment key={key}>{part}</Fragment>
        )
      })}
    </p>
  )
}
