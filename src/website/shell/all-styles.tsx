import { Link, useLocation } from 'react-router'
import { useMessages } from '#base/language/messages.tsx'
import { CaretIcon } from '#base/ui/icons.tsx'
import { PencilLine } from '#base/ui/pencil.tsx'
import typography from '#base/ui/typography.module.css'
import style from './all-styles.module.css'
import entryStyle from './menu-link.module.css'
import { useShell } from './shell-data.tsx'

/** The menu entry that opens a sheet with every style under the header. */
export function AllStyles() {
  const { tell } = useMessages()
  const { galleries } = useShell()
  const { key, pathname } = useLocation()
  const isHere = galleries.some((gallery) => gallery.href === pathname)
  return (
    // A new key with every page: the sheet closes when one of its links was followed.
    <details key={key} className={style.details}>
      <summary className={entryStyle.entry} aria-current={isHere ? 'true' : undefined}>
        {tell('shell_styles')}
        <CaretIcon size={12} />
        {isHere && <PencilLine />}
      </summary>
      <div className={style.sheet}>
        <h2 className={typography.md}>{tell('shell_all_styles')}</h2>
        <ul className={style.names}>
          {galleries.map(({ name, href }) => (
            <li key={href}>
              <Link to={href} className={style.name} aria-current={href === pathname ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
