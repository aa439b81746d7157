import type { Picture } from '#domain/imaging/model.ts'

/** The words on a banner. On `home-2020` a blank line parts the text into intro and subhead. */
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
  /** ISO 8601, UTC. */
  publishedAt: string
  picture: Picture
  images: readonly NewsImage[]
}

export type Testimonial = { id: number; deText: string; enText: string; deCredit: string; enCredit: string }

/** What editors write and place, as plain frozen data. */
export type Editorial = {
  /** The current hero first, then the past ones, newest first. */
  heroes: readonly Hero[]
  /** Newest first; what is to be published later is left out. */
  news: readonly NewsItem[]
  newsById: ReadonlyMap<number, NewsItem>
  banners: ReadonlyMap<string, Banner>
  testimonials: readonly Testimonial[]
}

/** The text of the home banner in its two parts: what stands before the first blank line, and what follows it. */
export function splitBannerText(text: string): { intro: string; subhead: string } {
  const [intro = '', ...rest] = text.split(/\n\s*\n/)
  return { intro: intro.trim(), subhead: rest.join('\n\n').trim() }
}

/** What the law asks for. */
export const LEGAL_TEXTS = ['imprint', 'privacy', 'terms'] as const

/** What stands in `content/` in both languages: `imprint` is content/de/imprint.md and content/en/imprint.md. */
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

/** A text from `content/`, ready for its page. */
export type LongText = {
  title: string
  description: string
  heading: string
  /** One or two sentences that stand large below the heading; null where the text begins at once. */
  lead: string | null
  /** Everything below the heading and the lead, without the steps. */
  html: string
  /** How it goes, step by step: a heading and a numbered list, shown beside the text. Null where it has none. */
  steps: string | null
}
