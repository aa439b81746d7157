import { ChipLink } from '#base/ui/controls.tsx'
import style from './style-chips.module.css'
import type { StyleLink } from './view-results.ts'

/** Styles to go on with. */
export function StyleChips({ styles }: { styles: readonly StyleLink[] }) {
  return (
    <ul className={style.chips}>
      {styles.map(({ name, href }) => (
        <li key={href}>
          <ChipLink to={href}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
