import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Only the text of this banner is shown, above the newest works; a blank line separates intro and subhead. */
export const WELCOME_BANNER = 'home-2020'

export type BannerText = { text: string; title: string; alt: string }

export type Banner = { address: string; textsDe: BannerText; textsEn: BannerText; picture: Picture }

export type Hero = {
  title: string
  caption: string
  captionEn: string
  link: string
  picture: Picture
  phonePicture: Picture
}

export type NewsImage = { altDe: string; altEn: string; picture: Picture }

export type NewsItem = {
  id: number
  titleDe: string
  titleEn: string
  introDe: string
  introEn: string
  bodyDe: string
  bodyEn: string
  keywordsDe: string
  keywordsEn: string
  metaDe: string
  metaEn: string
  permalinkDe: string
  permalinkEn: string
  imageAltDe: string
  imageAltEn: string
  rating: number
  /** It is ISO 8601 in UTC. */
  publishedAt: string
  picture: Picture
  images: readonly NewsImage[]
}

type NewsTexts = {
  language: Language
  title: string
  intro: string
  body: string
  /** It is for search engines, and the beginning of the item where nobody wrote one. */
  meta: string
  imageAlt: string
}

type WrittenNews = Pick<
  NewsItem,
  | ('titleDe' | 'introDe' | 'bodyDe' | 'metaDe' | 'imageAltDe')
  | ('titleEn' | 'introEn' | 'bodyEn' | 'metaEn' | 'imageAltEn')
>

/** All texts are in the other language as long as the item was only written in that. */
export function newsTexts(item: WrittenNews, wanted: Language): NewsTexts {
  const isInGerman = Boolean(item.titleDe && item.bodyDe)
  const isInEnglish = Boolean(item.titleEn && item.bodyEn)
  const language =
    wanted === 'de' ? (isInGerman || !isInEnglish ? 'de' : 'en') : isInEnglish || !isInGerman ? 'en' : 'de'
  const texts =
    language === 'de'
      ? {
          title: item.titleDe,
          intro: item.introDe,
          body: item.bodyDe,
          meta: item.metaDe,
          imageAlt: item.imageAltDe,
        }
      : {
          title: item.titleEn,
          intro: item.introEn,
          body: item.bodyEn,
          meta: item.metaEn,
          imageAlt: item.imageAltEn,
        }
  return { ...texts, language, meta: texts.meta || texts.intro || texts.title }
}

export type Testimonial = { id: number; deText: string; enText: string; deCredit: string; enCredit: string }

export type Editorial = {
  /** The current hero comes first, then the past ones, newest first. */
  heroes: readonly Hero[]
  /** The newest come first, without future items. */
  news: readonly NewsItem[]
  newsById: ReadonlyMap<number, NewsItem>
  banners: ReadonlyMap<string, Banner>
  testimonials: readonly Testimonial[]
}

export function splitBannerText(text: string): { intro: string; subhead: string } {
  const [intro = '', ...rest] = text.split(/\n\s*\n/)
  return { intro: intro.trim(), subhead: rest.join('\n\n').trim() }
}

export const LEGAL_TEXTS = ['imprint', 'privacy', 'terms'] as const

/** `imprint` is content/de/imprint.md and content/en/imprint.md. */
export const LONG_TEXTS = [
  ...LEGAL_TEXTS,
  'consent',
  'contact',
  'guide-illus',
  'guide-anim',
  'guide-private',
  'guide-artist',
  'team',
  'team-illus',
  'team-anim',
  'team-private',
  'team-artist',
  'graphic-recording',
  'animation',
] as const
export type LongTextName = (typeof LONG_TEXTS)[number]

export type LongText = {
  title: string
  description: string
  heading: string
  lead: string | null
  html: string
  /** It is HTML of a heading and a numbered list of steps, shown beside the text, or null. */
  steps: string | null
}
