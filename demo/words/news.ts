import { NEWS_APRIL_TO_JUNE } from './news-april-to-june.ts'
import type { DayOfNews, NewsItem } from './news-item.ts'
import { NEWS_JANUARY_TO_MARCH } from './news-january-to-march.ts'
import { NEWS_JULY_TO_SEPTEMBER } from './news-july-to-september.ts'
import { NEWS_OCTOBER_TO_DECEMBER } from './news-october-to-december.ts'

/** Editors publish in the morning. */
const HOUR = 8

/** The demo agency's news of two years, two items a month. */
export const NEWS: readonly NewsItem[] = [
  ...NEWS_JANUARY_TO_MARCH,
  ...NEWS_APRIL_TO_JUNE,
  ...NEWS_JULY_TO_SEPTEMBER,
  ...NEWS_OCTOBER_TO_DECEMBER,
]

type DatedNewsItem = Omit<NewsItem, 'on'> & { publishedAt: Date }

/** Dates the news so that every month up to now has one item, the newest first; this month's is out already. */
export function dateNews(now: Date): DatedNewsItem[] {
  return NEWS.map(({ on, ...item }) => ({ ...item, publishedAt: dateOf(on, now) })).sort(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
  )
}

function dateOf({ month, day, yearsBack }: DayOfNews, now: Date): Date {
  const isYetToCome = month > now.getUTCMonth() + 1
  const year = now.getUTCFullYear() - yearsBack - (isYetToCome ? 1 : 0)
  return new Date(Math.min(Date.UTC(year, month - 1, day, HOUR), now.getTime()))
}
