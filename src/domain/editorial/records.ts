import {
  altText,
  count,
  custom,
  keywords,
  lines,
  meta,
  moment,
  needed,
  type RecordDescription,
  rating,
  reference,
  slug,
  title,
  yesNo,
} from '#platform/fields/kinds.ts'
import { SCHEDULE_FIELDS } from '#platform/schedule.ts'

// A field of an editorial record has a column of its name (`IntroDe` in `intro_de`).

const LONGEST_PERMALINK = 150
const LONGEST_INTRO = 2_000
const LONGEST_BODY = 60_000
const LONGEST_QUOTE = 2_000

const heading = { type: title, searched: true } as const
const intro = { type: lines(LONGEST_INTRO), rows: 3 } as const
const body = { type: lines(LONGEST_BODY), searched: true } as const
const words = { type: keywords, searched: true, hint: 'images.keywords_hint' } as const
const newsMeta = { type: meta, rows: 2, hint: 'news.meta_hint' } as const
const permalink = { type: slug(LONGEST_PERMALINK), unique: true, hint: 'news.permalink_hint' } as const
const hidden = { type: yesNo(false), filtered: true } as const

export const NEWS_RECORD = {
  name: 'news',
  knownBy: 'PermalinkDe',
  pictures: [{ column: 'Picture', field: 'PictureId', focus: 'Focus' }],
  form: {
    main: ['PublishedAt PublishedUntil', 'TitleDe TitleEn', 'PermalinkDe PermalinkEn'],
    'fields.PictureId': ['PictureId', 'ImageAltDe ImageAltEn'],
    'news.extra_images': ['Images'],
  },
  fields: {
    Id: { listed: reference },
    TitleDe: heading,
    TitleEn: heading,
    IntroDe: intro,
    IntroEn: intro,
    BodyDe: body,
    BodyEn: body,
    KeywordsDe: words,
    KeywordsEn: words,
    MetaDe: newsMeta,
    MetaEn: newsMeta,
    PermalinkDe: { ...permalink, madeFrom: ['TitleDe', 'TitleEn'] },
    PermalinkEn: { ...permalink, madeFrom: ['TitleEn', 'TitleDe'] },
    PictureId: { type: reference },
    ImageAltDe: { type: altText },
    ImageAltEn: { type: altText },
    Rating: { type: rating, hint: 'news.rating_hint' },
    /** Its date on pages, and when it appears. */
    PublishedAt: { type: moment, hint: 'news.publish_hint' },
    PublishedUntil: SCHEDULE_FIELDS.PublishedUntil,
    Hidden: hidden,
    Images: { type: { ...custom, default: [] } },
    Thumb: {},
  },
} as const satisfies RecordDescription

/** All that a page of their list holds: their order is changed as a whole. */
export const MOST_SORTED_HEROES = 200

/** A hero's id is its picture's. */
export const HERO_RECORD = {
  name: 'heroes',
  knownBy: 'Position',
  pictures: [
    { column: 'Picture', field: 'ImageId', focus: 'Focus', shape: '2 / 1' },
    { column: 'PhonePicture', field: 'PhonePictureId', focus: 'PhonePictureFocus', shape: '4 / 5' },
  ],
  form: {
    main: ['ImageId PhonePictureId', 'Title', 'Caption CaptionEn', 'Link'],
  },
  fields: {
    Id: { column: 'imageId' },
    ImageId: { type: reference, fixed: true, unique: true },
    PhonePictureId: { type: reference, hint: 'heroes.phone_hint' },
    Title: { type: needed(title), searched: true },
    Caption: { ...heading, language: 'de' },
    CaptionEn: heading,
    Link: { type: custom, hint: 'heroes.link_hint' },
    /** The highest is the first; staff drag heroes in their list. */
    Position: { type: needed(count), unique: true },
    Hidden: hidden,
    ...SCHEDULE_FIELDS,
    Thumb: {},
    PhoneThumb: {},
  },
} as const satisfies RecordDescription

export const BANNER_RECORD = {
  name: 'banners',
  knownBy: 'Id',
  pictures: [{ column: 'Picture', field: 'PictureId', focus: 'Focus' }],
  fields: {
    Id: {
      column: 'address',
      listedAs: 'Address',
      type: slug(LONGEST_PERMALINK),
      fixed: true,
      unique: true,
      searched: true,
    },
    PictureId: { type: reference },
    TextsDe: { type: custom },
    TextsEn: { type: custom },
    Thumb: {},
  },
} as const satisfies RecordDescription

export const BANNER_TEXTS = {
  text: lines(LONGEST_INTRO),
  title,
  alt: altText,
} as const

const quote = { type: needed(lines(LONGEST_QUOTE)), searched: true, rows: 4 } as const
/** Lists may bring one later. */
const credit = {
  type: needed(title),
  listed: title,
  searched: true,
} as const

export const TESTIMONIAL_RECORD = {
  name: 'testimonials',
  knownBy: 'DeText',
  fields: {
    Id: { listed: reference },
    DeText: quote,
    EnText: quote,
    DeCredit: credit,
    EnCredit: credit,
    Hidden: hidden,
  },
} as const satisfies RecordDescription
