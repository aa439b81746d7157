import {
  altText,
  choice,
  choices,
  count,
  custom,
  day,
  keywords,
  line,
  lines,
  meta,
  moment,
  needed,
  type RecordDescription,
  rating,
  reference,
  references,
  share,
  slug,
  slugs,
  title,
  whole,
  yesNo,
} from '#platform/fields/kinds.ts'
import { SCHEDULE_FIELDS } from '#platform/schedule.ts'
import { AVAILABILITY_LASTS_DAYS, COMMISSIONS, SERVICES } from './profile/profile.ts'
import { SPOKEN_LANGUAGES } from './profile/spoken-languages.ts'

// The catalogue's records, each described once. A field has a column of its name (`TownDe` in `town_de`).

/** These limits are the same as in the tables. */
const LONGEST_NAME = 120
export const LONGEST_CODE = 80
const LONGEST_EMAIL = 254
export const LONGEST_WEB_ADDRESSES = 1_000
const LONGEST_BIO = 8_000
const LONGEST_INTRO = 4_000
export const MOST_GALLERIES = 30
const LONGEST_LEAD_TIME_WEEKS = 52
const LONGEST_NAMES = 4_000
const LONGEST_TIME_ZONE = 60
const [EARLIEST_YEAR, LATEST_YEAR] = [1900, 2100] as const

const name = { type: needed(line(LONGEST_NAME)), searched: true } as const
const code = { type: slug(LONGEST_CODE), unique: true, searched: true } as const
const town = { type: line(LONGEST_NAME), isPublic: true, self: 'writes' } as const
const bio = { type: lines(LONGEST_BIO), rows: 5, self: 'writes' } as const
/** Each name is on a line of its own. */
const names = { type: lines(LONGEST_NAMES), rows: 4, hint: 'artists.one_a_line', self: 'writes' } as const

export const ARTIST_RECORD = {
  name: 'artists',
  knownBy: 'Code',
  pictures: [{ column: 'Portrait', field: 'PortraitId', focus: 'PortraitFocus', shape: '1' }],
  form: {
    main: ['Name SortName', 'Code ReviewsChanges', 'PublishedFrom PublishedUntil'],
    'artists.profile': [
      'AvailableFrom ConfirmAvailability',
      'LeadTimeWeeks TimeZone',
      'Languages Services',
      'Clients Books Awards',
    ],
    works: ['Order'],
  },
  fields: {
    Id: { listed: reference, self: 'reads' },
    Code: { ...code, madeFrom: ['Name'], self: 'reads', hint: 'news.permalink_hint' },
    Name: { ...name, self: 'reads' },
    SortName: { ...name, self: 'reads' },
    TownDe: town,
    TownEn: town,
    Email: { type: line(LONGEST_EMAIL), searched: true },
    WebAddresses: { type: lines(LONGEST_WEB_ADDRESSES), rows: 2 },
    BioDe: bio,
    BioEn: bio,
    PortraitId: { type: { ...reference, default: null }, self: 'writes', hint: 'screens.portrait_hint' },
    AvailableFrom: {
      type: day,
      self: 'writes',
      hint: 'artists.available_hint',
      hintValues: { days: AVAILABILITY_LASTS_DAYS },
    },
    AvailabilityConfirmedAt: { listed: moment, self: 'reads' },
    /** The field always reads as no; a yes confirms the stored day. */
    ConfirmAvailability: { type: yesNo(false), listed: false, self: 'writes' },
    LeadTimeWeeks: { type: whole(1, LONGEST_LEAD_TIME_WEEKS), isPublic: true, self: 'writes' },
    Clients: names,
    Books: names,
    Awards: names,
    Languages: { type: choices(SPOKEN_LANGUAGES), isPublic: true, self: 'writes' },
    TimeZone: { type: line(LONGEST_TIME_ZONE), isPublic: true, self: 'writes' },
    Services: { type: choices(SERVICES), isPublic: true, self: 'writes' },
    /** Addresses of the galleries that new works begin with. */
    NewWorkStyles: { type: slugs(LONGEST_CODE, MOST_GALLERIES) },
    /** Changes that the artist makes with an own account wait until the agency accepts them. */
    ReviewsChanges: { type: yesNo(true), self: 'reads', hint: 'artists.reviews_changes_hint' },
    Hidden: { type: yesNo(false), filtered: true, self: 'reads' },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment, self: 'reads' },
    Works: { self: 'reads' },
    VisibleImages: {},
    /** Ids of the works, first to last. */
    Order: { type: { ...custom, default: [] }, listed: false, self: 'writes' },
    Thumb: { self: 'reads' },
  },
} as const satisfies RecordDescription

const heading = { type: needed(title), hint: 'styles.heading_hint' } as const
const pageTitle = { type: needed(title), hint: 'styles.title_hint' } as const
const intro = { type: lines(LONGEST_INTRO), rows: 4, hint: 'styles.intro_hint' } as const
const neededMeta = { type: needed(meta), rows: 2, hint: 'styles.meta_hint' } as const
const german = { madeFrom: ['GermanDescription'] } as const
const english = { madeFrom: ['Description'] } as const

export const GALLERY_RECORD = {
  name: 'galleries',
  knownBy: 'GermanUrl',
  form: {
    main: ['GermanDescription Description', 'GermanUrl', 'HeadingDe HeadingEn', 'IntroDe IntroEn'],
  },
  fields: {
    Id: { listed: reference },
    GermanUrl: { ...code, madeFrom: ['GermanDescription'], hint: 'news.permalink_hint' },
    Description: { ...name, language: 'en' },
    GermanDescription: { ...name, language: 'de' },
    IntroDe: intro,
    IntroEn: intro,
    TitleDe: { ...pageTitle, ...german },
    TitleEn: { ...pageTitle, ...english },
    MetaDe: { ...neededMeta, ...german },
    MetaEn: { ...neededMeta, ...english },
    HeadingDe: { ...heading, ...german },
    HeadingEn: { ...heading, ...english },
    Hidden: { type: yesNo(false), filtered: true },
    Images: {},
    VisibleImages: {},
  },
} as const satisfies RecordDescription

const workTitle = { type: needed(title), searched: true, self: 'writes' } as const
const alt = { type: altText, searched: true, self: 'writes', rows: 3, hint: 'images.alt_hint' } as const
const words = {
  type: keywords,
  searched: true,
  self: 'writes',
  rows: 2,
  hint: 'images.keywords_hint',
} as const

export const IMAGE_RECORD = {
  name: 'images',
  knownBy: 'Id',
  pictures: [{ column: 'Picture', field: 'Id', focus: 'Focus' }],
  form: {
    picture: ['FocusX', 'FocusY'],
    main: [
      'TitleDe TitleEn',
      'AltDe AltEn',
      'KeywordsDe KeywordsEn',
      'ArtistId Galleries',
      'Rating Position',
      'PublishedFrom PublishedUntil',
      'Commission Client',
      'Year Licensable',
      'Animation',
      'EmbedCode',
    ],
  },
  fields: {
    /** The id of its picture. */
    Id: { type: reference, fixed: true, unique: true, self: 'reads' },
    ArtistId: { type: reference, filtered: true, self: 'reads' },
    ArtistName: { self: 'reads' },
    ArtistCode: { self: 'reads' },
    TitleDe: workTitle,
    /** Visitors need it, a hidden work does not. */
    TitleEn: { ...workTitle, type: title },
    AltDe: alt,
    AltEn: alt,
    AltUnseen: { type: yesNo(false), filtered: true },
    KeywordsDe: words,
    KeywordsEn: words,
    Galleries: { type: references(MOST_GALLERIES) },
    Animation: { type: yesNo(false), filtered: true },
    EmbedCode: { type: { ...custom, default: null }, rows: 2, hint: 'images.embed_hint' },
    Client: { type: line(LONGEST_NAME), searched: true, self: 'writes' },
    Year: { type: whole(EARLIEST_YEAR, LATEST_YEAR), self: 'writes' },
    Commission: { type: choice(COMMISSIONS), filtered: true, self: 'writes' },
    Licensable: { type: yesNo(false), filtered: true, self: 'reads', hint: 'images.licensable_hint' },
    Rating: { type: rating, hint: 'images.rating_hint' },
    Position: { type: count, self: 'reads' },
    Hidden: { type: yesNo(true), filtered: true, self: 'reads' },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment, self: 'reads' },
    FocusX: { type: share, self: 'writes' },
    FocusY: { type: share, self: 'writes' },
    Width: { self: 'reads' },
    Height: { self: 'reads' },
    Ground: { self: 'reads' },
    FileName: { self: 'reads' },
    /** Its address changes when the original is replaced. */
    Thumb: { revised: true, self: 'reads' },
  },
} as const satisfies RecordDescription
