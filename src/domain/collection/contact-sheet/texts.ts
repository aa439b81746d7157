import german from '#messages/de.json' with { type: 'json' }
import english from '#messages/en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#platform/i18n/long-date.ts'
import type { Messages, Translate } from '#site/messages.ts'

const MESSAGES: Record<Language, Messages> = { de: german, en: english }

export type SheetTexts = {
  title: string
  /** The day and the number of pictures. */
  facts: string
  /** Empty when all images are still visible. */
  withdrawn: string
  page: (page: number, pages: number) => string
}

type Facts = { images: number; withdrawn: number; now: Date }

/** The texts of the sheet besides the cells. */
export function sheetTexts(language: Language, { images, withdrawn, now }: Facts): SheetTexts {
  const t: Translate = (key, values) => findMessage(MESSAGES[language], key, values)
  return {
    title: t('sheet_title'),
    facts: `${longDate(now, language)} · ${countPictures(t, images)}`,
    withdrawn: withdrawnText(t, withdrawn),
    page: (page, pages) => t('sheet_page', { page, pages }),
  }
}

function countPictures(t: Translate, count: number): string {
  if (count === 0) return t('sheet_pictures_none')
  return count === 1 ? t('sheet_pictures_one') : t('sheet_pictures_many', { count })
}

function withdrawnText(t: Translate, count: number): string {
  if (count === 0) return ''
  return count === 1 ? t('sheet_withdrawn_one') : t('sheet_withdrawn_many', { count })
}
