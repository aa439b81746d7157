import type { NewsItem } from '#agency/editorial/model.ts'
import { newsHtml } from '#agency/editorial/news-html.server.ts'
import { NEWS_WIDTHS, newsPictureAddress, type Picture, pictureAddress } from '#agency/imaging/model.ts'
import { paths } from '#agency/paths.ts'
import type { Language } from '#base/language/language.ts'

/** So many items at a time, as many as a quarter of a year brings. */
const ITEMS_ON_A_PAGE = 12

export type NewsPicture = { src: string; srcSet: string; width: number; height: number; alt: string }

export type NewsRow = {
  id: number
  href: string
  title: string
  intro: string
  date: string
  isoDate: string
  picture: NewsPicture
}

/** What an open item shows beside its row. */
export type OpenNews = { id: number; html: string; images: NewsPicture[] }

export type NewsView = { rows: NewsRow[]; next: string | null; start: string | null; open: OpenNews | null }

/** The item whose permalink this is in either language; null when there is none. */
export function findNews(news: readonly NewsItem[], permalink: string): NewsItem | null {
  return news.find((item) => item.permalinkDe === permalink || item.permalinkEn === permalink) ?? null
}

/** The stretch of the news after the item with the number `cursor`, or the one that holds the open item. */
export function viewNews(
  news: readonly NewsItem[],
  language: Language,
  { open, cursor }: { open: NewsItem | null; cursor: number | null },
): NewsView {
  const from = open
    ? Math.floor(news.indexOf(open) / ITEMS_ON_A_PAGE) * ITEMS_ON_A_PAGE
    : news.findIndex(({ id }) => id === cursor) + 1
  const shown = news.slice(from, from + ITEMS_ON_A_PAGE)
  const last = shown.at(-1)
  const hasMore = from + ITEMS_ON_A_PAGE < news.length
  const list = paths.news(language)
  return {
    rows: shown.map((item) => viewRow(item, language)),
    next: hasMore && last ? `${list}?cursor=${last.id}` : null,
    start: from > 0 ? list : null,
    open: open ? viewOpen(open, language) : null,
  }
}

function viewRow(item: NewsItem, language: Language): NewsRow {
  const isGerman = language === 'de'
  return {
    id: item.id,
    href: paths.newsItem(language, item),
    title: isGerman ? item.titleDe : item.titleEn,
    intro: isGerman ? item.introDe : item.introEn,
    date: DATE_FORMATS[language].format(new Date(item.publishedAt)),
    isoDate: item.publishedAt.slice(0, 10),
    picture: viewPicture(item.picture, isGerman ? item.imageAltDe : item.imageAltEn),
  }
}

function viewOpen(item: NewsItem, language: Language): OpenNews {
  return {
    id: item.id,
    html: newsHtml(language === 'de' ? item.bodyDe : item.bodyEn),
    images: item.images.map(({ picture, altDe, altEn }) =>
      viewPicture(picture, language === 'de' ? altDe : altEn),
    ),
  }
}

function viewPicture(picture: Picture, alt: string): NewsPicture {
  const addressAt = (width: (typeof NEWS_WIDTHS)[number]) =>
    picture.fileName
      ? newsPictureAddress(picture.fileName, width, picture.contentVersion)
      : pictureAddress(picture, width === 640 ? 640 : 1280)
  return {
    src: addressAt(640),
    srcSet: NEWS_WIDTHS.map((width) => `${addressAt(width)} ${width}w`).join(', '),
    width: picture.width,
    height: picture.height,
    alt,
  }
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' } as const
const DATE_FORMATS: Record<Language, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', DATE),
  en: new Intl.DateTimeFormat('en-GB', DATE),
}
