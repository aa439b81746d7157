import { useEffect } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSection } from '#website/image-grid/section/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { NarrowingBar } from '#website/narrowing/narrowing-bar.tsx'
import { NothingLeft } from '#website/narrowing/narrowing-form.tsx'
import { PortfolioActions } from '#website/portfolio/head/portfolio-actions.tsx'
import { PortfolioHead } from '#website/portfolio/head/portfolio-head.tsx'
import { PrintedCredit } from '#website/portfolio/head/printed-credit.tsx'
import { RecentlyViewedStrip } from '#website/portfolio/recently-viewed-strip.tsx'
import { SimilarArtists } from '#website/portfolio/similar-artists.tsx'
import type { PortfolioView } from '#website/portfolio/view-portfolio.ts'
import { rememberViewed } from '#website/recently-viewed/recently-viewed-store.ts'
import typography from '#website/ui/typography.module.css'
import style from './portfolio-images.module.css'
import { PortfolioSorter } from './portfolio-sorter.tsx'

/** The artist and the works, or a part of them; adds the artist to the recently viewed. */
export function PortfolioWorks({ portfolio }: { portfolio: PortfolioView }) {
  const { t } = useMessages()
  const { code, name, sortName, portrait, sorter, order, orderAddresses, works, similar, filters, pdf } =
    portfolio
  const { id: portraitId = null, contentVersion = '' } = portrait ?? {}
  const count = works.total
  useEffect(() => {
    const viewed = portraitId === null ? null : { id: portraitId, contentVersion }
    rememberViewed({ kind: 'artist', code, name, sortName, portrait: viewed })
  }, [code, name, sortName, portraitId, contentVersion])
  const bar = (
    <>
      <h2 className="visually-hidden">{t('portfolio_works', { name })}</h2>
      <p className={typography.quiet}>
        {count === 1 ? t('catalogue_one_image') : t('catalogue_images', { count })}
        {count > 0 && ' '}
        {count > 0 && (
          <a className={style.aside} href={pdf} download>
            {t('portfolio_pdf')}
          </a>
        )}
      </p>
      <NarrowingBar view={filters} />
      {sorter.length > 1 && <PortfolioSorter sorter={sorter} />}
      <div className={style.aside}>
        <SortLinks current={order} addresses={orderAddresses} />
      </div>
    </>
  )
  return (
    <>
      <PortfolioHead artist={portfolio} actions={<PortfolioActions portfolio={portfolio} />} />
      <ImageSection works={works} bar={bar} empty={<NothingLeft view={filters} />} onTop />
      <PrintedCredit name={name} />
      <SimilarArtists key={code} artists={similar} />
      <RecentlyViewedStrip code={code} />
    </>
  )
}
