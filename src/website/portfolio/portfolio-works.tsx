import { useEffect } from 'react'
import { useMessages } from '#base/language/messages.tsx'
import typography from '#base/ui/typography.module.css'
import { rememberSeen } from '#website/seen/seen-store.ts'
import { WorksGrid } from '#website/works/works-grid.tsx'
import { PortfolioHead } from './portfolio-head.tsx'
import { PortfolioSorter } from './portfolio-sorter.tsx'
import style from './portfolio-works.module.css'
import { PrintedCredit } from './printed-credit.tsx'
import type { PortfolioView } from './view-portfolio.ts'

/** The artist and the works, or those of one style; the visit is remembered as long as it lasts. */
export function PortfolioWorks({ portfolio }: { portfolio: PortfolioView }) {
  const { tell } = useMessages()
  const { code, name, sortName, portrait, styles, sorter, tiles } = portfolio
  const { id, contentVersion } = portrait
  const count = tiles.length
  useEffect(() => {
    rememberSeen({ code, name, sortName, portrait: { id, contentVersion } })
  }, [code, name, sortName, id, contentVersion])
  return (
    <>
      <PortfolioHead artist={portfolio} />
      <section>
        <h2 className="visually-hidden">{tell('portfolio_works', { name })}</h2>
        <div className={style.bar}>
          <p className={typography.quiet}>
            {count === 1 ? tell('catalogue_one_image') : tell('catalogue_images', { count })}
          </p>
          {styles.length > 0 && <PortfolioSorter sorter={sorter} />}
        </div>
        <WorksGrid tiles={tiles} onTop />
        <PrintedCredit name={name} />
      </section>
    </>
  )
}
