import type { StyleLink } from '#website/search/results/view-results.ts'
import { ChipLink } from '#website/ui/links/chip-link.tsx'
import style from './style-chips.module.css'

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
