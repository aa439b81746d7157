import { Link } from 'react-router'
import style from '#website/image-grid/sort-links.module.css'
import { PencilLine } from '#website/ui/pencil.tsx'

export type ViewLinksView = { label: string; views: { name: string; href: string; isCurrent: boolean }[] }

/** The ways to look at the artists; the current one is underlined in red. */
export function ViewLinks({ view: { label, views } }: { view: ViewLinksView }) {
  return (
    <nav aria-label={label}>
      <ul className={style.orders}>
        {views.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <Link
              to={href}
              className={style.order}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {isCurrent && <PencilLine />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
