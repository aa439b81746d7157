import type { Subject } from 'demo-art/recipe'
import type { Use } from 'demo-art/uses'

/** A day of some year: texts may speak of its season and of months, never of the year. */
export type DayOfNews = {
  /** From 1 to 12. */
  month: number
  day: number
  /** Which of the month's two items it is: the latest, or that of the year before. */
  yearsBack: 0 | 1
}

/** A news item as an editor hands it in. Bodies are Markdown. */
export type NewsItem = {
  on: DayOfNews
  /** 0 to 100, as the editors weigh it. */
  rating: number
  /** Who draws its pictures: a place in the list of artists, and the only artist whom the text may name. */
  artistIndex: number
  /** Its pictures show this. The alternative texts say what they are for; what is to be seen is added from the drawing. */
  subject: Subject
  /** Which of the artist's compositions comes first, where the text needs a certain one. */
  firstNumber?: number
  titleDe: string
  titleEn: string
  introDe: string
  introEn: string
  bodyDe: string
  bodyEn: string
  /** Separated by commas. */
  keywordsDe: string
  keywordsEn: string
  metaDe: string
  metaEn: string
  permalinkDe: string
  permalinkEn: string
  imageAltDe: string
  imageAltEn: string
  /** The last picture shows how it was used. */
  seenAs?: Use
  extraImages: { altDe: string; altEn: string }[]
}
