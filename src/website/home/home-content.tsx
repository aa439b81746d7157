import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSection } from '#website/image-grid/section/image-section.tsx'
import { ImageSectionGrid } from '#website/image-grid/section/image-section-grid.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { useLayoutData } from '#website/layout/layout-data.ts'
import { MoreLink } from '#website/ui/controls.tsx'
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
      {hero && <Island name="home/hero/hero" of={Hero} props={{ hero, hasPast: hasPastHeroes }} />}
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
      <ImageSection bar={bar}>
        {home.tiles.length > 0 ? (
          <Island
            name="image-grid/section/image-section-grid"
            of={ImageSectionGrid}
            props={{ tiles: home.tiles }}
          />
        ) : null}
      </ImageSection>
      <p className={style.more}>
        <MoreLink to={paths.allArtists(language)}>
          {t('home_see_all', { product: site.productWord })}
        </MoreLink>
      </p>
    </div>
  )
}

function HomeArtists({ home: { faces } }: { home: HomeView }) {
  const { t, language } = useMessages()
  return (
    <section className="last-section below-fold">
      <div className={style.head}>
        <h2 className={typography.xl}>{t('home_artists', { product: site.productWord })}</h2>
        <MoreLink to={paths.allArtists(language)}>{t('home_artists_all')}</MoreLink>
      </div>
      <ArtistList faces={faces} />
    </section>
  )
}
