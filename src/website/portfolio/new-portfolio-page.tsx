import type { ReactNode } from 'react'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { pictureAddress, srcsetOf } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { orNotFound, pageRequestContext } from '#website/request-context.server.ts'
import { describePage } from '#website/seo/page-metadata.ts'
import { MoreLink } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import typography from '#website/ui/typography.module.css'
import type { Route } from './+types/new-portfolio-page.ts'
import style from './large-images.module.css'
import { GalleriesOfArtist, PortfolioHead, PrintedCredit } from './portfolio-head.tsx'
import { viewArtist } from './view-portfolio.ts'

export { meta } from '#website/route-exports.ts'

/** The canonical address is the standard portfolio. */
export function loader({ context, params }: Route.LoaderArgs) {
  const pageRequest = context.get(pageRequestContext)
  const { language, snapshot } = pageRequest
  const artist = orNotFound(snapshot.catalogue.artistsByCode.get(params.code))
  const works = viewLargeWorks(snapshot.catalogue.imagesByArtist.get(artist.id) ?? [], language)
  const values = { name: artist.name, brand: site.brand[language] }
  const t = translateIn(language)
  const portfolio = paths.artist(language, artist.code)
  const head = describePage(
    pageRequest,
    {
      title: t('portfolio_large_title', values),
      description: t('portfolio_large_description', values),
    },
    {
      canonical: { de: paths.artist('de', artist.code), en: paths.artist('en', artist.code) },
      indexed: false,
    },
  )
  return { head, artist: viewArtist(artist, pageRequest), portfolio, works }
}

export default function NewPortfolioPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages()
  const { artist, portfolio, works } = loaderData
  return (
    <>
      <PortfolioHead artist={artist} />
      <LargeWorks works={works} artistName={artist.name}>
        <MoreLink to={portfolio}>{t('portfolio_as_wall')}</MoreLink>
      </LargeWorks>
      <GalleriesOfArtist artist={artist} />
    </>
  )
}

/** The width of a work in large-images.module.css. */
const SIZES = '(max-width: 68rem) 100vw, 68rem'

type LargeWorksProps = {
  works: readonly LargeWork[]
  artistName: string
  children: ReactNode
}

function LargeWorks({ works, artistName, children }: LargeWorksProps) {
  const { t } = useMessages()
  return (
    <section>
      <h2 className="visually-hidden">{t('portfolio_works', { name: artistName })}</h2>
      <p className={style.way}>{children}</p>
      <ul className={style.works}>
        {works.map((work, at) => (
          <li key={work.id}>
            <Work work={work} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <PrintedCredit name={artistName} />
    </section>
  )
}

function Work({ work, isFirst }: { work: LargeWork; isFirst: boolean }) {
  const { title, alt, dominantColour, src, srcSet, width, height } = work
  return (
    <figure
      className={style.work}
      style={customProperties({ '--ground': dominantColour, '--ratio': width / height })}
    >
      <img
        className={style.picture}
        src={src}
        srcSet={srcSet}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <figcaption className={typography.small}>{title}</figcaption>
    </figure>
  )
}

type LargeWork = {
  id: number
  title: string
  alt: string
  src: string
  srcSet: string
  width: number
  height: number
  dominantColour: string
}

function viewLargeWorks(images: readonly Image[], language: Language): LargeWork[] {
  return images.map(({ id, titleDe, titleEn, altDe, altEn, picture }) => ({
    id,
    title: language === 'de' ? titleDe : titleEn,
    alt: language === 'de' ? altDe : altEn,
    src: pictureAddress(picture, 960),
    srcSet: srcsetOf(picture),
    width: picture.width,
    height: picture.height,
    dominantColour: picture.dominantColour,
  }))
}
