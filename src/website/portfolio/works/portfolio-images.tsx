import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/section/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { NarrowingBar } from '#website/narrowing/narrowing-bar.tsx'
import { NothingLeft } from '#website/narrowing/narrowing-form.tsx'
import { PortfolioActions } from '#website/portfolio/head/portfolio-actions.tsx'
import { PortfolioHead } from '#website/portfolio/head/portfolio-head.tsx'
import { PrintedCredit } from '#website/portfolio/head/printed-credit.tsx'
import { RecentlyViewedStrip } from '#website/portfolio/recently-viewed-strip.tsx'
import { SimilarArtists } from '#website/portfolio/similar-artists.tsx'
import type { PortfolioView } from '#website/portfolio/view-portfolio.ts'
import { Viewed } from '#website/recently-viewed/viewed.tsx'
import style from './portfolio-images.module.css'
import { PortfolioSorter } from './portfolio-sorter.tsx'

/** The artist and the works, or a part of them; adds the artist to the recently viewed. */
export function PortfolioWorks({ portfolio }: { portfolio: PortfolioView }) {
  const { t } = useMessages()
  const { code, name, sortName, portrait, sorter, order, orderAddresses, works, similar, filters, pdf } =
    portfolio
  const count = works.total
  const entry = {
    kind: 'artist' as const,
    code,
    name,
    sortName,
    portrait: portrait && { id: portrait.id, contentVersion: portrait.contentVersion },
  }
  const bar = (
    <>
      <h2 className="visually-hidden">{t('portfolio_works', { name })}</h2>
      <NarrowingBar
        view={filters}
        whole={count === 1 ? t('catalogue_one_image') : t('catalogue_images', { count })}
      />
      {count > 0 && (
        <a className={style.pdf} href={pdf} download>
          {t('portfolio_pdf')}
        </a>
      )}
      {sorter.length > 1 && <PortfolioSorter sorter={sorter} />}
      <div className={style.last}>
        <SortLinks current={order} addresses={orderAddresses} />
      </div>
    </>
  )
  return (
    <>
      <Island name="recently-viewed/viewed" of={Viewed} props={{ entry }} />
      <PortfolioHead artist={portfolio} actions={<PortfolioActions portfolio={portfolio} />} />
      <PagedImages works={works} bar={bar} empty={<NothingLeft view={filters} />} onTop />
      <PrintedCredit name={name} />
      <SimilarArtists artists={similar} />
      <Island name="portfolio/recently-viewed-strip" of={RecentlyViewedStrip} props={{ code }} />
    </>
  )
}
