import type { Artist } from '#domain/catalogue/catalogue-model.ts'
import type { PortfolioPart } from '#domain/catalogue/portfolio-images.ts'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { findSharePicture } from '#domain/published/share-images.server.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PagedImages } from '#website/image-grid/image-section.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { NarrowingBar, NothingLeft } from '#website/narrowing/narrowing-bar.tsx'
import { Viewed } from '#website/recently-viewed/viewed.tsx'
import { orNotFound, type PageRequest, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { describePerson, describeWayTo, describeWorks } from '#website/seo/structured-data.ts'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PersonName } from '#website/ui/person-name.tsx'
import { ShareLink } from '#website/ui/share-link.tsx'
import typography from '#website/ui/typography.module.css'
import { type ChoiceLink, UnderlinedLinks } from '#website/ui/underlined-links.tsx'
import type { Route } from './+types/portfolio-page.ts'
import { GalleriesOfArtist, PortfolioHead, PrintedCredit } from './portfolio-head.tsx'
import style from './portfolio-page.module.css'
import { RecentlyViewedStrip } from './recently-viewed-strip.tsx'
import {
  findPart,
  namePart,
  type PortfolioView,
  type SimilarArtist,
  toProfile,
  viewPortfolio,
} from './view-portfolio.ts'

export { meta } from '#website/route-exports.ts'

/** Both routes of a portfolio: the whole, and the part that the last segment of the address names. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const artist = orNotFound(pageRequest.snapshot.catalogue.artistsByCode.get(params.code))
  const part =
    params.gallery === undefined ? 'all' : orNotFound(findPart(artist, params.gallery, pageRequest))
  const portfolio = viewPortfolio(artist, part, pageRequest, request.url)
  const head =
    part === 'all' ? describeWhole(artist, portfolio, pageRequest) : describePart(artist, part, pageRequest)
  return { head, portfolio }
}

function describeWhole(artist: Artist, { bio }: PortfolioView, pageRequest: PageRequest) {
  const { snapshot, language, path } = pageRequest
  const t = translateIn(language)
  const names = { name: artist.name, brand: site.brand[language] }
  const texts = {
    title: t('portfolio_title', names),
    description: bio.join(' ') || t('portfolio_description', names),
  }
  return describePage(pageRequest, texts, {
    picture: findSharePicture(snapshot, 'artist', language, artist.code),
    profile: toProfile(artist, snapshot.catalogue),
    data: [
      describePerson(pageRequest, artist),
      describeWayTo(pageRequest, [
        { name: t('artists_heading', { product: site.productWord }), path: paths.allArtists(language) },
        { name: artist.name, path },
      ]),
      ...describeWorks(pageRequest, snapshot.catalogue.imagesByArtist.get(artist.id) ?? []),
    ],
  })
}

/** The canonical address is the whole portfolio. */
function describePart({ code, name }: Artist, part: PortfolioPart, pageRequest: PageRequest) {
  const { language } = pageRequest
  const t = translateIn(language)
  const values = { name, style: namePart(part, language), brand: site.brand[language] }
  const texts = {
    title: t('portfolio_style_title', values),
    description: t('portfolio_style_description', values),
  }
  const canonical = { de: paths.artist('de', code), en: paths.artist('en', code) }
  return describePage(pageRequest, texts, { canonical, indexed: false })
}

export default function PortfolioPage({ loaderData: { portfolio } }: Route.ComponentProps) {
  const { t } = useMessages()
  const { code, name, sortName, portrait, sorter, order, orderAddresses, works, similar, filters } = portfolio
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
      {sorter.length > 1 && <PortfolioSorter sorter={sorter} />}
      <NarrowingBar
        view={filters}
        whole={count === 1 ? t('catalogue_one_image') : t('catalogue_images', { count })}
      />
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
      <GalleriesOfArtist artist={portfolio} />
      <SimilarArtists artists={similar} />
      <Island name="portfolio/recently-viewed-strip" of={RecentlyViewedStrip} props={{ code }} />
    </>
  )
}

function PortfolioSorter({ sorter }: { sorter: readonly ChoiceLink[] }) {
  const { t } = useMessages()
  return (
    <UnderlinedLinks className={style.sorter} label={t('portfolio_sorter')} links={sorter} current="page" />
  )
}

function SimilarArtists({ artists }: { artists: readonly SimilarArtist[] }) {
  const { t } = useMessages()
  if (artists.length === 0) return null
  return (
    <section className={classNames('section pictures-below', style.section)}>
      <h2 className={typography.lg}>{t('portfolio_similar')}</h2>
      <ul className={style.artists}>
        {artists.map(({ name, href, works }) => (
          <li key={href}>
            <a href={href} className={style.artist}>
              <span className={style.works}>
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
  const { id, name, path, pdf, works } = portfolio
  return (
    <p className={style.actions}>
      <ButtonLink to={paths.enquiryAbout(language, id)}>
        <PersonName>{t('portfolio_enquire', { name })}</PersonName>
      </ButtonLink>
      <Island name="ui/share-link" of={ShareLink} props={{ title: name, path }} as="span" />
      {works.total > 0 && (
        <a className={style.pdf} href={pdf} download>
          {t('portfolio_pdf')}
        </a>
      )}
    </p>
  )
}
