import { translateSearch } from '#website/search/search-messages.ts'
import drawn from '#website/ui/fields/choices.module.css'
import style from './slash-switch.module.css'
import { slashOpens, useSlashOpens } from './use-slash.ts'

/** Switches the shortcut off, for users of speech input. */
export function SlashSwitch() {
  const opens = useSlashOpens()
  return (
    <label className={style.switch}>
      <input
        type="checkbox"
        className={drawn.box}
        checked={opens}
        onChange={({ currentTarget }) => slashOpens.write(currentTarget.checked)}
      />
      {translateSearch('finder_slash')}
    </label>
  )
}
