/** One line below a picture. */
export const LONGEST_TITLE = 200
export const LONGEST_PERMALINK = 150
export const LONGEST_ALT = 500
/** A paragraph or two. */
export const LONGEST_INTRO = 2_000
/** About twenty pages of a book. */
export const LONGEST_BODY = 60_000
export const LONGEST_KEYWORDS = 1_000
/** Longer than search engines show. */
export const LONGEST_META = 400
export const LONGEST_LINK = 500
export const LONGEST_QUOTE = 2_000
/** Of one news item. */
export const MOST_NEWS_IMAGES = 30
export const HIGHEST_RATING = 100
