/** As in the tables. */
export const LONGEST_NAME = 120
export const LONGEST_CODE = 80
/** One line below a picture. */
export const LONGEST_TITLE = 200
/** One or two sentences for a screen reader. */
export const LONGEST_ALT = 500
export const LONGEST_KEYWORDS = 1_000
/** For a keyword that is added to many images at once. */
export const LONGEST_KEYWORD = 80
export const MOST_KEYWORDS = 50
export const LONGEST_BIO = 8_000
export const LONGEST_INTRO = 4_000
/** Longer than search engines show. */
export const LONGEST_META = 400
export const LONGEST_EMBED_CODE = 2_000
/** Of one image. */
export const MOST_GALLERIES = 30
/** More than any artist has. */
export const MOST_WORKS = 10_000
export const HIGHEST_RATING = 100
/** One year: beyond that nobody plans by weeks. */
export const LONGEST_LEAD_TIME_WEEKS = 52
/** Clients, books or awards: what people read of a list, many times over. */
export const LONGEST_NAMES = 4_000
/** The longest name of a time zone has about thirty letters. */
export const LONGEST_TIME_ZONE = 60
/** The oldest works that an agency for living artists has. */
export const EARLIEST_YEAR = 1900
/** Far enough for works that are still to be published. */
export const LATEST_YEAR = 2100
