import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { NarrowingBar, NothingLeft } from '#website/narrowing/narrowing-bar.tsx'
import { Viewed } from '#website/recently-viewed/viewed.tsx'
import { ShareLink } from '#website/share/share-link.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import { type ChoiceLink, UnderlinedLinks } from '#website/ui/underlined-links.tsx'
import portfolioActionsStyle from './portfolio-actions.module.css'
import { PortfolioHead } from './portfolio-head.tsx'
import style from './portfolio-images.module.css'
import portfolioSorterStyle from './portfolio-sorter.module.css'
import { PrintedCredit } from './printed-credit.tsx'
import { RecentlyViewedStrip } from './recently-viewed-strip.tsx'
import similarArtistsStyle from './similar-artists.module.css'
import type { PortfolioView, SimilarArtist } from './view-portfolio.ts'

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

function PortfolioSorter({ sorter }: { sorter: readonly ChoiceLink[] }) {
  const { t } = useMessages()
  return (
    <UnderlinedLinks
      className={portfolioSorterStyle.sorter}
      label={t('portfolio_sorter')}
      links={sorter}
      current="page"
    />
  )
}

function SimilarArtists({ artists }: { artists: readonly SimilarArtist[] }) {
  const { t } = useMessages()
  if (artists.length === 0) return null
  return (
    <section className={classNames('section pictures-below', similarArtistsStyle.section)}>
      <h2 className={typography.lg}>{t('portfolio_similar')}</h2>
      <ul className={similarArtistsStyle.artists}>
        {artists.map(({ name, href, works }) => (
          <li key={href}>
            <a href={href} className={similarArtistsStyle.artist}>
              <span className={similarArtistsStyle.works}>
                {works.map((work) => (
                  <img
                    key={work.id}
                    src={pictureAddress(work, 320)}
                    alt=""
                    width={320}
                    height={320}
                    loading="lazy"
                    style={{
                      ...customProperties({ '--ground': work.dominantColour }),
                      ...cutAround(work.focus),
                    }}
                  />
                ))}
              </span>
              <PersonName>{name}</PersonName>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PortfolioActions({ portfolio }: { portfolio: PortfolioView }) {
  const { t, language } = useMessages()
  const { id, name, path } = portfolio
  return (
    <p className={portfolioActionsStyle.actions}>
      <ButtonLink to={paths.enquiryAbout(language, id)}>
        <PersonName>{t('portfolio_enquire', { name })}</PersonName>
      </ButtonLink>
      <Island name="share/share-link" of={ShareLink} props={{ title: name, path }} as="span" />
    </p>
  )
}
