import german from '#messages/de.json' with { type: 'json' }
import english from '#messages/en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#platform/i18n/long-date.ts'
import type { Messages, Translate } from '#site/messages.ts'

const MESSAGES: Record<Language, Messages> = { de: german, en: english }

export type SheetWords = {
  title: string
  /** The day and the number of pictures. */
  facts: string
  /** Empty where everything is still on show. */
  withdrawn: string
  page: (page: number, pages: number) => string
}

type Facts = { images: number; withdrawn: number; now: Date }

/** What stands on the sheet beside the pictures. */
export function findWords(language: Language, { images, withdrawn, now }: Facts): SheetWords {
  const tell: Translate = (key, values) => fill(MESSAGES[language][key], values)
  return {
    title: tell('sheet_title'),
    facts: `${longDate(now, language)} · ${countPictures(tell, images)}`,
    withdrawn: tellWithdrawn(tell, withdrawn),
    page: (page, pages) => tell('sheet_page', { page, pages }),
  }
}

function countPictures(tell: Translate, count: number): string {
  if (count === 0) return tell('sheet_pictures_none')
  return count === 1 ? tell('sheet_pictures_one') : tell('sheet_pictures_many', { count })
}

function tellWithdrawn(tell: Translate, count: number): string {
  if (count === 0) return ''
  return count === 1 ? tell('sheet_withdrawn_one') : tell('sheet_withdrawn_many', { count })
}
