import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { ServerRenderedGrid } from '#website/image-grid/scroll/server-rendered-grid.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { useLayoutData } from '#website/layout/layout-data.tsx'
import { MoreLink } from '#website/ui/controls.tsx'
import { StaticHtml } from '#website/ui/hydration/static-html.tsx'
import typography from '#website/ui/typography.module.css'
import { Hero } from './hero/hero.tsx'
import style from './home-content.module.css'
import { Live } from './live/live.tsx'
import { Representation } from './representation.tsx'
import { StyleLinks } from './style-links.tsx'
import { Testimonial } from './testimonial.tsx'
import type { HomeView } from './view-home.ts'
import { Welcome } from './welcome.tsx'

/** The home page without the layout: also shown below the message of a missing page. */
export function HomeContent({ home, headingLevel }: { home: HomeView; headingLevel: 'h1' | 'h2' }) {
  const { hero, hasPastHeroes, welcome, news, testimonial, representation } = home.editorial
  const { galleries } = useLayoutData()
  return (
    <>
      {hero && <Hero hero={hero} hasPast={hasPastHeroes} />}
      <Welcome welcome={welcome} news={news} headingLevel={headingLevel} />
      <HomeWorks home={home} />
      <StyleLinks galleries={galleries} />
      <Live />
      {testimonial && <Testimonial quote={testimonial} />}
      {representation && <Representation banner={representation} />}
      <HomeArtists home={home} />
    </>
  )
}

function HomeWorks({ home }: { home: HomeView }) {
  const { t, language } = useMessages()
  const bar = (
    <>
      <h2>{t('home_works')}</h2>
      <SortLinks current={home.order} addresses={home.orderAddresses} />
    </>
  )
  return (
    <div className="section">
      <ServerRenderedGrid tiles={home.tiles} bar={bar} />
      <p className={style.more}>
        <MoreLink to={paths.allArtists(language)}>
          {t('home_see_all', { product: site.productWord })}
        </MoreLink>
      </p>
    </div>
  )
}

function HomeArtists({ home: { faces } }: { home: HomeView }) {
  return (
    <StaticHtml as="section" name="faces" className="last-section below-fold">
      {faces && <Faces faces={faces} />}
    </StaticHtml>
  )
}

function Faces({ faces }: Pick<Required<HomeView>, 'faces'>) {
  const { t, language } = useMessages()
  return (
    <>
      <div className={style.head}>
        <h2 className={typography.xl}>{t('home_artists', { product: site.productWord })}</h2>
        <MoreLink to={paths.allArtists(language)}>{t('home_artists_all')}</MoreLink>
      </div>
      <ArtistList faces={faces} />
    </>
  )
}
