import type { Artist, Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { describeProfile } from '#domain/catalogue/profile/describe-profile.ts'
import type { SavedCollection, SavedImage } from '#domain/collection/saved-collections.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import german from '#messages/hand-outs.de.json' with { type: 'json' }
import english from '#messages/hand-outs.en.json' with { type: 'json' }
import { writeCsv } from '#platform/csv/write-csv.ts'
import { openMessages } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { lastDayInWords, longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import type { CoverWords, LayoutName } from './hand-outs-model.ts'

export const translateIn = openMessages({ de: german, en: english })
type HandOutTranslate = ReturnType<typeof translateIn>

type Link = { words: string; address: string }

export type Opening = {
  title: string
  facts: readonly string[]
  online: Link
  /** Null means a head above the first works, in place of a page of its own. */
  cover: Cover | null
}

export type Cover = {
  /** A portrait of the artist stands small above the text; a work fills the room below the text. */
  picture: { picture: Picture; alt: string; isPortrait: boolean } | null
  note: string
  entries: readonly { name: string; values: readonly string[] }[]
  /** The contact and the address of an enquiry are always the agency's. */
  contact: string
  enquiry: Link
}

export type HandOut = {
  language: Language
  layout: LayoutName
  now: Date
  opening: Opening
  foot: string
  works: readonly SavedImage[]
  /** It leads to the work itself; its words are the address without a scheme. */
  linkTo: (image: SavedImage['image']) => Link
  enquiryAbout: (image: SavedImage['image']) => Link
}

type HandOutSetting = {
  language: Language
  layout: LayoutName
  now: Date
  /** Absolute addresses begin with it; it has no trailing slash. */
  origin: string
  contact: Contact
}

/** A title or note of its own gets a cover with the first work; otherwise a head stands above the first works. */
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

function sayContact(t: HandOutTranslate, { phone, mail }: Contact): string {
  return t('sheet_contact', { phone: phone.shown, mail })
}

function commonParts({
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
/** Excel splits columns at the sign that its language does not use for decimals. */
const DELIMITERS = { de: ';', en: ',' } as const
const SQUARE_WITHIN = 0.05

type Setting = { catalogue: Catalogue; language: Language; origin: string }

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

/** Returns the names of the style galleries that show the image, since techniques are among them. */
function sayTechnique({ galleries, imagesByGallery }: Catalogue, image: Image, language: Language): string {
  return galleries
    .filter(({ id }) => imagesByGallery.get(id)?.includes(image))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
    .join(', ')
}

/** Nobody leafs through more works, and in any layout the file still fits into an e-mail. */
export const MOST_PORTFOLIO_WORKS = 60

export function portfolioHandOut(artist: Artist, works: readonly Image[], setting: HandOutSetting): HandOut {
  const { language, origin, contact, now } = setting
  const t = translateIn(language)
  const path = paths.artist(language, artist.code)
  const shown = works.slice(0, MOST_PORTFOLIO_WORKS)
  const bio = language === 'de' ? artist.bioDe : artist.bioEn
  return {
    ...commonParts(setting),
    opening: {
      title: artist.name,
      facts: [[t('sheet_portfolio'), longDate(now, language), countShown(t, shown, works)].join(' · ')],
      online: {
        words: t('sheet_online', { address: new URL(origin).host + path }),
        address: origin + path,
      },
      cover: {
        picture: artist.portrait && {
          picture: artist.portrait,
          alt: t('sheet_portrait', { name: artist.name }),
          isPortrait: true,
        },
        note: bio,
        entries: describeProfile(artist.profile, language, now)?.facts ?? [],
        contact: sayContact(t, contact),
        enquiry: {
          words: t('sheet_enquire'),
          address: origin + paths.enquiryAbout(language, artist.id),
        },
      },
    },
    works: shown.map((image) => ({ image, note: '' })),
  }
}

function countShown(t: HandOutTranslate, shown: readonly Image[], works: readonly Image[]): string {
  if (shown.length === works.length) return countPictures(t, works.length)
  return t('sheet_pictures_first', { shown: shown.length, count: works.length })
}

function countPictures(t: HandOutTranslate, count: number): string {
  if (count === 0) return t('sheet_pictures_none')
  return count === 1 ? t('sheet_pictures_one') : t('sheet_pictures_many', { count })
}
