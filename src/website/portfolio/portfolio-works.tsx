import { useEffect } from 'react'
import { ImageGrid } from '#agency/catalogue/wall/image-grid.tsx'
import { useMessages } from '#base/language/messages.tsx'
import { ChipLink } from '#base/ui/controls.tsx'
import { rememberSeen } from '#website/seen/seen-store.ts'
import { PortfolioHead } from './portfolio-head.tsx'
import style from './portfolio-works.module.css'
import type { PortfolioView } from './view-portfolio.ts'

/** The artist and the works, or those of one style; the visit is remembered as long as it lasts. */
export function PortfolioWorks({ portfolio }: { portfolio: PortfolioView }) {
  const { tell } = useMessages()
  const { code, name, sortName, portrait, sorter, tiles } = portfolio
  const { id, contentVersion } = portrait
  useEffect(() => {
    rememberSeen({ code, name, sortName, portrait: { id, contentVersion } })
  }, [code, name, sortName, id, contentVersion])
  return (
    <>
      <PortfolioHead portfolio={portfolio} />
      <section>
        <h2 className="visually-hidden">{tell('portfolio_works', { name })}</h2>
        {sorter.length > 2 && (
          <nav className={style.sorter} aria-label={tell('portfolio_sorter')}>
            <ul className={style.parts}>
              {sorter.map(({ name: part, href, isCurrent }) => (
                <li key={href}>
                  <ChipLink to={href} isCurrent={isCurrent}>
                    {part}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ImageGrid tiles={tiles} onTop />
      </section>
    </>
  )
}
