import { COMMISSIONS, SERVICES } from '#domain/catalogue/profile/profile.ts'
import { SPOKEN_LANGUAGES } from '#domain/catalogue/profile/spoken-languages.ts'
import {
  addressPart,
  addressParts,
  altText,
  choice,
  choices,
  count,
  day,
  keywords,
  line,
  lines,
  meta,
  moment,
  needed,
  own,
  type RecordDescription,
  rating,
  reference,
  references,
  share,
  title,
  whole,
  yesNo,
} from '#platform/fields/kinds.ts'
import { SCHEDULE_FIELDS } from '#platform/schedule/schedule.ts'

// The catalogue's records, each described once. A field has a column of its name (`TownDe` in `town_de`).

/** As in the tables. */
const LONGEST_NAME = 120
export const LONGEST_CODE = 80
const LONGEST_BIO = 8_000
const LONGEST_INTRO = 4_000
/** Of one image. */
export const MOST_GALLERIES = 30
/** One year: beyond that nobody plans by weeks. */
const LONGEST_LEAD_TIME_WEEKS = 52
/** What people read of a list, many times over. */
const LONGEST_NAMES = 4_000
/** The longest name of a time zone has about thirty letters. */
const LONGEST_TIME_ZONE = 60
/** The oldest works that an agency for living artists has, and far enough for those that are still to be published. */
const [EARLIEST_YEAR, LATEST_YEAR] = [1900, 2100] as const

const name = { is: needed(line(LONGEST_NAME)), searched: true } as const
const town = { is: line(LONGEST_NAME), isPublic: true, self: 'writes' } as const
const bio = { is: lines(LONGEST_BIO), self: 'writes' } as const
/** One a line. */
const names = {
  is: lines(LONGEST_NAMES),
  section: 'profile',
  rows: 4,
  hint: 'artists.one_a_line',
  self: 'writes',
} as const

export const ARTIST_RECORD = {
  name: 'artists',
  knownBy: 'Code',
  pictures: [{ column: 'Portrait', field: 'PortraitId', focus: 'PortraitFocus' }],
  fields: {
    Id: { listed: reference, self: 'reads' },
    Code: { is: addressPart(LONGEST_CODE), unique: true, searched: true, self: 'reads' },
    Name: { ...name, self: 'reads' },
    SortName: { ...name, self: 'reads' },
    TownDe: town,
    TownEn: town,
    BioDe: bio,
    BioEn: bio,
    PortraitId: { is: { ...reference, default: null }, self: 'writes' },
    AvailableFrom: { is: day, self: 'writes' },
    AvailabilityConfirmedAt: { listed: moment, self: 'reads' },
    /** Always no; a yes confirms the day that is there. */
    ConfirmAvailability: { is: yesNo(false), listed: false, self: 'writes' },
    LeadTimeWeeks: { is: whole(1, LONGEST_LEAD_TIME_WEEKS), isPublic: true, self: 'writes' },
    Clients: names,
    Books: names,
    Awards: names,
    Languages: { is: choices(SPOKEN_LANGUAGES), isPublic: true, self: 'writes' },
    TimeZone: { is: line(LONGEST_TIME_ZONE), isPublic: true, self: 'writes' },
    Services: { is: choices(SERVICES), isPublic: true, self: 'writes' },
    /** Addresses of the galleries that new works begin with. */
    NewWorkStyles: { is: addressParts(LONGEST_CODE, MOST_GALLERIES) },
    /** What the artist changes by an own account waits for the agency's yes. */
    ReviewsChanges: { is: yesNo(true), self: 'reads', hint: 'artists.reviews_changes_hint' },
    Hidden: { is: yesNo(false), filtered: true, self: 'reads' },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment, self: 'reads' },
    Works: { self: 'reads' },
    /** Ids of the works, first to last. */
    Order: { is: { ...own, default: [] }, listed: false, self: 'writes' },
    Thumb: { self: 'reads' },
  },
} as const satisfies RecordDescription

const heading = { is: needed(title) } as const
const intro = { is: lines(LONGEST_INTRO) } as const
const neededMeta = { is: needed(meta) } as const

/** `Description` is the English name, `GermanDescription` the German one. */
export const GALLERY_RECORD = {
  name: 'galleries',
  knownBy: 'GermanUrl',
  fields: {
    Id: { listed: reference },
    GermanUrl: { is: addressPart(LONGEST_CODE), unique: true, searched: true },
    Description: name,
    GermanDescription: name,
    IntroDe: intro,
    IntroEn: intro,
    TitleDe: heading,
    TitleEn: heading,
    MetaDe: neededMeta,
    MetaEn: neededMeta,
    HeadingDe: heading,
    HeadingEn: heading,
    Hidden: { is: yesNo(false), filtered: true },
    Images: {},
  },
} as const satisfies RecordDescription

const workTitle = { is: needed(title), searched: true, self: 'writes' } as const
const alt = { is: altText, searched: true, self: 'writes' } as const
const words = { is: keywords, searched: true, self: 'writes' } as const

/** An artist's work. */
export const IMAGE_RECORD = {
  name: 'images',
  knownBy: 'Id',
  pictures: [{ column: 'Picture', field: 'Id', focus: 'Focus' }],
  fields: {
    /** Its picture's. */
    Id: { is: reference, fixed: true, unique: true, self: 'reads' },
    ArtistId: { is: reference, filtered: true, self: 'reads' },
    ArtistName: { self: 'reads' },
    TitleDe: workTitle,
    TitleEn: workTitle,
    AltDe: alt,
    AltEn: alt,
    KeywordsDe: words,
    KeywordsEn: words,
    Galleries: { is: references(MOST_GALLERIES) },
    Animation: { is: yesNo(false), filtered: true },
    EmbedCode: { is: { ...own, default: null } },
    Client: { is: line(LONGEST_NAME), searched: true, self: 'writes' },
    Year: { is: whole(EARLIEST_YEAR, LATEST_YEAR), self: 'writes' },
    Commission: { is: choice(COMMISSIONS), filtered: true, self: 'writes' },
    Licensable: { is: yesNo(false), filtered: true, self: 'reads' },
    Rating: { is: rating },
    Position: { is: count, self: 'reads' },
    Hidden: { is: yesNo(true), filtered: true, self: 'reads' },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment, self: 'reads' },
    FocusX: { is: share, self: 'writes' },
    FocusY: { is: share, self: 'writes' },
    Width: { self: 'reads' },
    Height: { self: 'reads' },
    Ground: { self: 'reads' },
    FileName: { self: 'reads' },
    /** Its address changes when the original is replaced. */
    Thumb: { revised: true, self: 'reads' },
  },
} as const satisfies RecordDescription
