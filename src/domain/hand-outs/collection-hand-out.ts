import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
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

const COLUMNS = ['number', 'artist', 'title', 'alt', 'note', 'address', 'format', 'technique'] as const
/** Excel splits at the sign that its language does not need for decimals. */
const DELIMITERS = { de: ';', en: ',' } as const
/** A picture whose sides differ by less counts as square. */
const SQUARE_WITHIN = 0.05

type Setting = { catalogue: Catalogue; language: Language; origin: string }

/** A saved collection as CSV, one line for each work that is still to be seen. */
export function collectionTable(
  { images }: SavedCollection,
  { catalogue, language, origin }: Setting,
): string {
  const t = translateIn(language)
  const rows = images.map(({ image, note }, at) => [
    at + 1,
    image.artistName,
    language === 'de' ? image.titleDe : image.titleEn,
    language === 'de' ? image.altDe : image.altEn,
    note,
    origin + paths.artistImage(language, image.artistCode, image.id),
    sayFormat(t, image),
    sayTechnique(catalogue, image, language),
  ])
  const head = COLUMNS.map((column) => t(`table_${column}`))
  return writeCsv([head, ...rows], { delimiter: DELIMITERS[language], quoted: true })
}

function sayFormat(t: HandOutTranslate, { picture: { width, height }, animation }: Image): string {
  const isSquare = Math.abs(width / height - 1) < SQUARE_WITHIN
  const shape = isSquare ? 'format_square' : width > height ? 'format_wide' : 'format_upright'
  return animation ? `${t(shape)}, ${t('format_moving')}` : t(shape)
}

/** The style galleries that show it, since techniques are among them. */
function sayTechnique({ galleries, imagesByGallery }: Catalogue, image: Image, language: Language): string {
  return galleries
    .filter(({ id }) => imagesByGallery.get(id)?.includes(image))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
    .join(', ')
}
