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
