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
} from '#platform/records/kinds.ts'
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
const town = { is: line(LONGEST_NAME), isPublic: true } as const
const bio = { is: lines(LONGEST_BIO) } as const
/** One a line. */
const names = { is: lines(LONGEST_NAMES), section: 'profile', rows: 4, hint: 'artists.one_a_line' } as const

export const ARTIST_RECORD = {
  name: 'artists',
  knownBy: 'Code',
  pictures: [{ column: 'Portrait', field: 'PortraitId', focus: 'PortraitFocus' }],
  fields: {
    Id: { listed: reference },
    Code: { is: addressPart(LONGEST_CODE), unique: true, searched: true },
    Name: name,
    SortName: name,
    TownDe: town,
    TownEn: town,
    BioDe: bio,
    BioEn: bio,
    PortraitId: { is: { ...reference, default: null } },
    AvailableFrom: { is: day },
    AvailabilityConfirmedAt: { listed: moment },
    /** Always no; a yes confirms the day that is there. */
    ConfirmAvailability: { is: yesNo(false), listed: false },
    LeadTimeWeeks: { is: whole(1, LONGEST_LEAD_TIME_WEEKS), isPublic: true },
    Clients: names,
    Books: names,
    Awards: names,
    Languages: { is: choices(SPOKEN_LANGUAGES), isPublic: true },
    TimeZone: { is: line(LONGEST_TIME_ZONE), isPublic: true },
    Services: { is: choices(SERVICES), isPublic: true },
    /** Addresses of the galleries that new works begin with. */
    NewWorkStyles: { is: addressParts(LONGEST_CODE, MOST_GALLERIES) },
    Hidden: { is: yesNo(false), filtered: true },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment },
    Works: {},
    /** Ids of the works, first to last. */
    Order: { is: { ...own, default: [] }, listed: false },
    Thumb: {},
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

const workTitle = { is: needed(title), searched: true } as const
const alt = { is: altText, searched: true } as const
const words = { is: keywords, searched: true } as const

/** An artist's work. */
export const IMAGE_RECORD = {
  name: 'images',
  knownBy: 'Id',
  pictures: [{ column: 'Picture', field: 'Id', focus: 'Focus' }],
  fields: {
    /** Its picture's. */
    Id: { is: reference, fixed: true, unique: true },
    ArtistId: { is: reference, filtered: true },
    ArtistName: {},
    TitleDe: workTitle,
    TitleEn: workTitle,
    AltDe: alt,
    AltEn: alt,
    KeywordsDe: words,
    KeywordsEn: words,
    Galleries: { is: references(MOST_GALLERIES) },
    Animation: { is: yesNo(false), filtered: true },
    EmbedCode: { is: { ...own, default: null } },
    Client: { is: line(LONGEST_NAME), searched: true },
    Year: { is: whole(EARLIEST_YEAR, LATEST_YEAR) },
    Commission: { is: choice(COMMISSIONS), filtered: true },
    Licensable: { is: yesNo(false), filtered: true },
    Rating: { is: rating },
    Position: { is: count },
    Hidden: { is: yesNo(true), filtered: true },
    ...SCHEDULE_FIELDS,
    AddedAt: { listed: moment },
    FocusX: { is: share },
    FocusY: { is: share },
    Width: {},
    Height: {},
    Ground: {},
    FileName: {},
    /** Its address changes when the original is replaced. */
    Thumb: { revised: true },
  },
} as const satisfies RecordDescription
