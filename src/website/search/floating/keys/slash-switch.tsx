import { translateSearch } from '#website/search/search-messages.ts'
import style from './slash-switch.module.css'
import { slashOpens } from './use-slash.ts'

/** Switches the shortcut off, for users of speech input. */
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
