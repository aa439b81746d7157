import { type NewsItem, newsTexts } from '#domain/editorial/editorial-model.ts'
import { newsHtml } from '#domain/editorial/news-html.ts'
import {
  type Focus,
  focusOf,
  newsPictureAddress,
  type Picture,
  pictureAddress,
  srcsetOf,
} from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { keepNamesWhole } from '#website/ui/person-name.tsx'

/** About half a year's news. */
const ITEMS_ON_A_PAGE = 12

export type NewsPicture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  focus?: Focus
}

export type NewsRow = {
  id: number
  /** The language of its texts, where that is not the page's. */
  lang?: Language
  href: string
  title: string
  intro: string
  date: string
  isoDate: string
  picture: NewsPicture
}

export type OpenNews = {
  id: number
  html: string
  images: NewsPicture[]
  closed: string
}

export type NewsView = {
  rows: NewsRow[]
  /** The id of the item above the first row; null where that is the newest. */
  after: number | null
  /** Null at the end. */
  next: string | null
  open: OpenNews | null
}

type NewsQuery = {
  open: NewsItem | null
  /** The id of the item that the page follows, where none is open. */
  cursor: number | null
  /** The names of artists, which no line break divides. */
  names: readonly string[]
}

export function findNews(news: readonly NewsItem[], permalink: string): NewsItem | null {
  return news.find((item) => item.permalinkDe === permalink || item.permalinkEn === permalink) ?? null
}

/** Begins with the open item, so that a permalink shows it on top, or after the cursor. */
export function viewNews(
  news: readonly NewsItem[],
  language: Language,
  { open, cursor, names }: NewsQuery,
): NewsView {
  const from = open ? news.indexOf(open) : news.findIndex(({ id }) => id === cursor) + 1
  const shown = news.slice(from, from + ITEMS_ON_A_PAGE)
  const last = shown.at(-1)
  const hasMore = from + ITEMS_ON_A_PAGE < news.length
  const after = news[from - 1]?.id ?? null
  return {
    rows: shown.map((item) => viewRow(item, language)),
    after,
    next: hasMore && last ? addressAfter(last.id, language) : null,
    open: open
      ? {
          id: open.id,
          html: keepNamesWhole(newsHtml(newsTexts(open, language).body), names),
          images: viewImages(open, language),
          closed: addressAfter(after, language),
        }
      : null,
  }
}

function addressAfter(id: number | null, language: Language): string {
  return id === null ? paths.news(language) : `${paths.news(language)}?cursor=${id}`
}

function viewRow(item: NewsItem, language: Language): NewsRow {
  const texts = newsTexts(item, language)
  return {
    id: item.id,
    ...(texts.language === language ? {} : { lang: texts.language }),
    href: paths.newsItem(language, item),
    title: texts.title,
    intro: texts.intro,
    date: longDate(new Date(item.publishedAt), language),
    isoDate: item.publishedAt.slice(0, 10),
    picture: viewPicture(item.picture, texts.imageAlt),
  }
}

function viewImages({ images }: NewsItem, language: Language): NewsPicture[] {
  return images.map(({ picture, altDe, altEn }) => viewPicture(picture, language === 'de' ? altDe : altEn))
}

export function viewPicture(picture: Picture, alt: string): NewsPicture {
  const { fileName, contentVersion, width, height } = picture
  const src = fileName ? newsPictureAddress(fileName, 640, contentVersion) : pictureAddress(picture, 640)
  return { src, srcSet: srcsetOf(picture), width, height, alt, ...focusOf(picture) }
}
