import type { CSSProperties } from 'react'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { ArtistList } from '#website/artist-list/artist-list.tsx'
import { useMessages } from '#website/i18n/messages.tsx'
import { ImageSection } from '#website/image-grid/image-section.tsx'
import { ImageSectionGrid } from '#website/image-grid/image-section-grid.tsx'
import { SortLinks } from '#website/image-grid/sort-links.tsx'
import { Island } from '#website/islands/island.tsx'
import { useContact } from '#website/islands/page-facts.tsx'
import { type GalleryLink, useLayoutData } from '#website/layout/layout-data.ts'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink, MoreLink } from '#website/ui/controls.tsx'
import { customProperties } from '#website/ui/custom-properties.ts'
import { PhoneIcon } from '#website/ui/icons.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import { Hero } from './hero.tsx'
import style from './home-content.module.css'
import liveStyle from './live.module.css'
import { LiveFilm } from './live-film.tsx'
import type { BannerView, EditorialView, HomeView, NewsTeaser, QuoteView } from './view-home.ts'

export function HomeContent({ home, headingLevel }: { home: HomeView; headingLevel: 'h1' | 'h2' }) {
  const { hero, hasPastHeroes, welcome, news, testimonial, representation } = home.editorial
  const { galleries } = useLayoutData()
  return (
    <>
      {hero && <Island name="home/hero" of={Hero} props={{ hero, hasPast: hasPastHeroes }} />}
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
          <Island name="image-grid/image-section-grid" of={ImageSectionGrid} props={{ tiles: home.tiles }} />
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

function Live() {
  const { t, language } = useMessages()
  return (
    <section className={classNames('below-fold', liveStyle.room)}>
      <div className={liveStyle.head}>
        <h2 className={typography.mega}>{t('home_live')}</h2>
        <p className={classNames(typography.lead, liveStyle.text)}>{t('home_live_text')}</p>
      </div>
      <Island name="home/live-film" of={LiveFilm} props={{}} />
      <div className={liveStyle.foot}>
        <p className={typography.small}>{t('home_live_silent')}</p>
        <ButtonLink to={paths.graphicRecording(language)}>{t('home_live_more')}</ButtonLink>
      </div>
    </section>
  )
}

function Representation({ banner }: { banner: BannerView }) {
  const { phone } = useContact()
  const { t, language } = useMessages()
  const { title, text, alt, picture } = banner
  return (
    <section className={classNames('below-fold', style.sheet)}>
      <div className={style.picture} style={customProperties({ '--ground': picture.dominantColour })}>
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          style={cutAround(picture.focus)}
          sizes="(max-width: 900px) 115vw, 65rem"
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={style.offerText}>
        <h2 className={typography.xl}>{title}</h2>
        <p className={classNames(typography.lead, style.offer)}>{text}</p>
        <div className={style.ways}>
          <ButtonLink to={paths.contact(language)}>{t('home_suggestions')}</ButtonLink>
          <ButtonLink to={`tel:${phone.dialled}`} outlined>
            <PhoneIcon />
            <span>{phone.shown}</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Enough for the 208 px in which a style's picture is shown. */
const PICTURE_WIDTH = 320

function StyleLinks({ galleries }: { galleries: readonly GalleryLink[] }) {
  const { t } = useMessages()
  return (
    <section className={classNames('section below-fold', style.run)}>
      <h2 className={typography.md}>{t('shell_all_styles')}</h2>
      <ul className={style.names}>
        {galleries.map(({ name, href, picture }) => (
          <li key={href}>
            <a href={href} className={style.name} style={picture ? pictureOf(picture) : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pictureOf(picture: NonNullable<GalleryLink['picture']>): CSSProperties {
  return customProperties({ '--picture': `url("${pictureAddress(picture, PICTURE_WIDTH)}")` })
}

function Testimonial({ quote }: { quote: QuoteView }) {
  return (
    <figure className={classNames('row below-fold', style.testimonial)}>
      <blockquote className={style.quote}>{quote.text}</blockquote>
      <figcaption className={style.credit}>
        <PersonName>{quote.credit}</PersonName>
      </figcaption>
    </figure>
  )
}

type WelcomeProps = {
  welcome: EditorialView['welcome']
  news: NewsTeaser[]
  headingLevel: 'h1' | 'h2'
}

function Welcome({ welcome, news, headingLevel: Heading }: WelcomeProps) {
  const { t, language } = useMessages()
  return (
    <section className={classNames('row', style.welcome)}>
      <Heading className={classNames(typography.mega, style.heading)}>
        {welcome?.intro || t('home_heading')}
      </Heading>
      <div className={style.welcomeText}>
        {welcome?.subhead && <p className={classNames(typography.lead, style.subhead)}>{welcome.subhead}</p>}
        <ButtonLink to={paths.contact(language)}>{t('home_enquire')}</ButtonLink>
      </div>
      {news.length > 0 && <News news={news} />}
    </section>
  )
}

function News({ news }: { news: NewsTeaser[] }) {
  const { t } = useMessages()
  return (
    <section className={style.news} aria-label={t('home_news')}>
      {news.map(({ id, lang, title, href, date, isoDate, picture }) => (
        <article key={id} className={style.item}>
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            style={cutAround(picture.focus)}
            sizes="(max-width: 640px) 11rem, (max-width: 1024px) 48vw, 29vw"
            width={640}
            height={427}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <time className={classNames(typography.small, typography.quiet)} dateTime={isoDate}>
            {date}
          </time>
          <h2 lang={lang}>
            <a href={href}>
              <PersonName>{title}</PersonName>
            </a>
          </h2>
        </article>
      ))}
    </section>
  )
}
