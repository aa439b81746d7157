import { Link } from 'react-router'
import { useMessages } from '#website/i18n/messages.tsx'
import type { SorterEntry } from '#website/portfolio/view-portfolio.ts'
import { PencilLine } from '#website/ui/pencil.tsx'
import style from './portfolio-sorter.module.css'

/** Links to all works and to those of one style; the current one is underlined in red. */
export function PortfolioSorter({ sorter }: { sorter: readonly SorterEntry[] }) {
  const { t } = useMessages()
  return (
    <nav className={style.sorter} aria-label={t('portfolio_sorter')}>
      <ul className={style.parts}>
        {sorter.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <Link
              to={href}
              className={style.part}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
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
