import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import type { Catalogue, Image, ImageOrder } from '#domain/catalogue/catalogue-model.ts'
import { inOrder, shuffled } from '#domain/catalogue/image-order.ts'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import type { Tile } from '#domain/catalogue/read-tiles.ts'
import { type LooksAlike, listOneOfEachArtist } from '#domain/catalogue/spread-images.ts'
import {
  type Banner,
  type BannerText,
  type Editorial,
  type Hero,
  type NewsItem,
  newsTexts,
  splitBannerText,
  WELCOME_BANNER,
} from '#domain/editorial/editorial-model.ts'
import {
  type Focus,
  focusOf,
  phoneHeroAddress,
  phoneHeroSrcset,
  pictureAddress,
  srcsetOf,
  WIDEST_WITHOUT_WATERMARK,
} from '#domain/imaging/imaging-model.ts'
import { inLanguage, type Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import {
  type ImageQuery,
  readImageQuery,
  toPortfolioTile,
  viewOrders,
} from '#website/image-grid/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'

/** Three rows of eight on the widest window. */
const FACES = 24

export type HomeView = {
  editorial: EditorialView
  tiles: Tile[]
  order: ImageOrder
  orderAddresses: Record<ImageOrder, string>
  faces: ArtistSummary[]
}

export function viewHome(pageRequest: PageRequest, url: string): HomeView {
  const { snapshot, language, seed, search } = pageRequest
  const { catalogue, editorial } = snapshot
  const query = readImageQuery(url, { order: 'random', seed })
  return {
    editorial: viewEditorial(editorial, language, seed),
    tiles: homeImages(catalogue, query, search.looksAlike()).map((image) => toPortfolioTile(image, language)),
    order: query.order,
    orderAddresses: viewOrders(paths.home(language), NO_NARROWING, query),
    faces: someArtists(catalogue, language, seed),
  }
}

function homeImages(
  catalogue: Catalogue,
  { order, seed }: ImageQuery,
  looksAlike: LooksAlike,
): readonly Image[] {
  if (order === 'new') return catalogue.images.slice(0, site.limits.newestImages)
  const images = inOrder(catalogue, catalogue.images, order, seed)
  return listOneOfEachArtist(images, { order, most: site.limits.homeImages, looksAlike })
}

function someArtists(catalogue: Catalogue, language: Language, seed: number): ArtistSummary[] {
  const chosen = new Set(shuffled(catalogue.artists, seed).slice(0, FACES))
  return catalogue.artists
    .filter((artist) => chosen.has(artist))
    .map((artist) => toArtistSummary(artist, paths.artist(language, artist.code)))
}

type PictureView = {
  src: string
  srcSet: string
  width: number
  height: number
  dominantColour: string
  /** Set where staff have chosen one. */
  focus?: Focus
}

export type HeroView = {
  title: string
  credit: string
  href: string
  picture: PictureView
  phonePicture: Omit<PictureView, 'dominantColour'>
}

export type NewsTeaser = {
  id: number
  lang?: Language
  title: string
  href: string
  date: string
  isoDate: string
  picture: PictureView
}

export type QuoteView = { text: string; credit: string }

export type BannerView = { title: string; text: string; alt: string; picture: PictureView }

export type EditorialView = {
  hero: HeroView | null
  hasPastHeroes: boolean
  /** The intro is the page's heading; the subhead is below it. */
  welcome: { intro: string; subhead: string } | null
  news: NewsTeaser[]
  testimonial: QuoteView | null
  representation: BannerView | null
}

/** The seed selects the testimonial, so it changes as the works do. */
function viewEditorial(editorial: Editorial, language: Language, seed: number): EditorialView {
  const { heroes, banners, news, testimonials } = editorial
  const [hero] = heroes
  const welcome = banners.get(WELCOME_BANNER)
  const representation = banners.get('hero-rep')
  const testimonial = testimonials[seed % testimonials.length]
  return {
    hero: hero ? viewHero(hero, language) : null,
    hasPastHeroes: heroes.length > 1,
    welcome: welcome ? splitBannerText(textsOf(welcome, language).text) : null,
    news: news.slice(0, site.limits.homeNews).map((item) => viewNews(item, language)),
    testimonial: testimonial
      ? {
          text: language === 'de' ? testimonial.deText : testimonial.enText,
          credit: language === 'de' ? testimonial.deCredit : testimonial.enCredit,
        }
      : null,
    representation: representation
      ? { ...textsOf(representation, language), picture: viewPicture(representation.picture) }
      : null,
  }
}

function viewHero(hero: Hero, language: Language): HeroView {
  const { picture, phonePicture } = hero
  return {
    title: hero.title,
    credit: language === 'de' ? hero.caption : hero.captionEn,
    href: inLanguage(language, hero.link),
    picture: viewPicture(picture),
    phonePicture: {
      src: phoneHeroAddress(picture, phonePicture),
      srcSet: phoneHeroSrcset(phonePicture),
      width: phonePicture.width,
      height: phonePicture.height,
      ...focusOf(phonePicture),
    },
  }
}

function viewPicture(picture: Hero['picture']): PictureView {
  const { width, height, dominantColour } = picture
  const srcSet = srcsetOf(picture)
  const src = pictureAddress(picture, WIDEST_WITHOUT_WATERMARK)
  return { src, srcSet, width, height, dominantColour, ...focusOf(picture) }
}

function textsOf(banner: Banner, language: Language): BannerText {
  return language === 'de' ? banner.textsDe : banner.textsEn
}

function viewNews(item: NewsItem, language: Language): NewsTeaser {
  const texts = newsTexts(item, language)
  return {
    id: item.id,
    title: texts.title,
    ...(texts.language === language ? {} : { lang: texts.language }),
    href: paths.newsItem(language, item),
    date: formatDay(item.publishedAt, language),
    isoDate: item.publishedAt.slice(0, 10),
    picture: viewPicture(item.picture),
  }
}

const DAY_FORMATS: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: site.timeZone }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: site.timeZone }),
}

/** „7. November“, "7 November": the day in the agency's own time zone. */
function formatDay(isoTime: string, language: Language): string {
  return DAY_FORMATS[language].format(new Date(isoTime))
}
