import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { lastDayInWords, longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import type { Cover, HandOut } from './hand-out.ts'
import type { CoverWords, LayoutName } from './model.ts'
import { countPictures, type HandOutTranslate, translateIn } from './texts.ts'

/** What a hand-out knows of the site and of who asked for it. */
export type HandOutSetting = {
  language: Language
  layout: LayoutName
  now: Date
  /** Start of absolute addresses, without a trailing slash. */
  origin: string
  contact: Contact
}

/** A saved collection. Words of one's own get a cover with the first work; without them there is a head above the first works. */
export function collectionHandOut(
  { id, title, images, withdrawn, expiresAt }: SavedCollection,
  words: CoverWords,
  setting: HandOutSetting,
): HandOut {
  const { language, origin, contact, now } = setting
  const t = translateIn(language)
  const path = paths.sharedCollection(language, id)
  const address = new URL(origin).host + path
  const day = lastDayInWords(expiresAt, language)
  const enquiry = { words: t('sheet_enquire'), address: origin + paths.enquiryAboutCollection(language, id) }
  const first = images[0]?.image
  const hasCover = words.title !== '' || words.note !== ''
  const cover: Cover = {
    picture: first
      ? { picture: first.picture, alt: language === 'de' ? first.altDe : first.altEn, isPortrait: false }
      : null,
    note: words.note,
    entries: [],
    contact: sayContact(t, contact),
    enquiry,
  }
  return {
    ...commonParts(setting),
    opening: {
      title: words.title || title || t('sheet_title'),
      facts: [
        `${longDate(now, language)} · ${countPictures(t, images.length)}`,
        ...withdrawnText(t, withdrawn),
      ],
      online: { words: t('sheet_online_until', { day, address }), address: origin + path },
      cover: hasCover ? cover : null,
    },
    works: images,
  }
}

export function sayContact(t: HandOutTranslate, { phone, mail }: Contact): string {
  return t('sheet_contact', { phone: phone.shown, mail })
}

/** The same for collections and portfolios. */
export function commonParts({
  language,
  layout,
  now,
  origin,
  contact,
}: HandOutSetting): Omit<HandOut, 'opening' | 'works'> {
  const { host } = new URL(origin)
  const t = translateIn(language)
  return {
    language,
    layout,
    now,
    foot: [site.brand[language], contact.phone.shown, contact.mail, host].join(' · '),
    linkTo: ({ id, artistCode }) => ({
      words: host + paths.artist(language, artistCode),
      address: origin + paths.artistImage(language, artistCode, id),
    }),
    enquiryAbout: ({ id, artistId }) => ({
      words: t('sheet_enquire_work'),
      address: origin + paths.enquiryAbout(language, artistId, id),
    }),
  }
}

function withdrawnText(t: HandOutTranslate, count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? t('sheet_withdrawn_one') : t('sheet_withdrawn_many', { count })]
}
