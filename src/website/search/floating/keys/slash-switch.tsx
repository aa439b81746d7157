import { translateSearch } from '#website/search/search-messages.ts'
import style from './slash-switch.module.css'
import { slashOpens } from './use-slash.ts'

/** Who dictates, or rests a hand on the keys, switches the shortcut off. */
export function SlashSwitch() {
  const opens = slashOpens.use()
  return (
    <label className={style.switch}>
      <input
        type="checkbox"
        checked={opens}
        onChange={({ currentTarget }) => slashOpens.write(currentTarget.checked)}
      />
      {translateSearch('finder_slash')}
    </label>
  )
}
