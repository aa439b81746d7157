import { useEffect } from 'react'
import { SortLinks } from '#agency/catalogue/wall/sort-links.tsx'
import { useMessages } from '#base/language/messages.tsx'
import typography from '#base/ui/typography.module.css'
import { rememberSeen } from '#website/seen/seen-store.ts'
import { imageQueryAddress } from '#website/works/image-query.ts'
import { WorksSection } from '#website/works/works-section.tsx'
import { PortfolioDeeds } from './portfolio-deeds.tsx'
import { PortfolioHead } from './portfolio-head.tsx'
import { PortfolioSorter } from './portfolio-sorter.tsx'
import style from './portfolio-works.module.css'
import { PrintedCredit } from './printed-credit.tsx'
import { SeenStrip } from './seen-strip.tsx'
import { SimilarArtists } from './similar-artists.tsx'
import type { PortfolioView } from './view-portfolio.ts'

/** The artist and the works, or a part of them; the visit is remembered as long as it lasts. */
export function PortfolioWorks({ portfolio }: { portfolio: PortfolioView }) {
  const { tell } = useMessages()
  const { code, name, sortName, portrait, sorter, order, path, works, similar } = portfolio
  const { id, contentVersion } = portrait
  const count = works.total
  useEffect(() => {
    rememberSeen({ kind: 'artist', code, name, sortName, portrait: { id, contentVersion } })
  }, [code, name, sortName, id, contentVersion])
  const bar = (
    <>
      <h2 className="visually-hidden">{tell('portfolio_works', { name })}</h2>
      <p className={typography.quiet}>
        {count === 1 ? tell('catalogue_one_image') : tell('catalogue_images', { count })}
      </p>
      {sorter.length > 1 && <PortfolioSorter sorter={sorter} />}
      <div className={style.orders}>
        <SortLinks current={order} addressOf={(wanted) => imageQueryAddress(path, wanted, null)} />
      </div>
    </>
  )
  return (
    <>
      <PortfolioHead artist={portfolio} deeds={<PortfolioDeeds portfolio={portfolio} />} />
      <WorksSection works={works} bar={bar} onTop />
      <PrintedCredit name={name} />
      <SimilarArtists artists={similar} />
      <SeenStrip code={code} />
    </>
  )
}
