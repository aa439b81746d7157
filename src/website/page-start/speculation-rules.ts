import { API_PATH } from '#site/api-paths.ts'
import { DOWNLOAD_PATH } from '#site/further-paths.ts'

/** Files, programs, and answers too expensive to make before somebody asks for them. */
const NOT_PREPARED = [
  `${API_PATH}/*`,
  '/admin/*',
  DOWNLOAD_PATH,
  '/dmedia/*',
  '/media/*',
  '/*.xml',
  '/*.pdf',
  '/*\\?*q=*',
  '/*\\?*like=*',
]
/** Links that change the language, open another order of the same, or lead to a file. */
const NOT_FOLLOWED = '[rel~="nofollow"], [rel~="external"], [download], [target="_blank"]'

/** `moderate` prepares while a link is pointed at or touched: two pages at most, and none to save data or energy. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PREPARED } },
          { not: { selector_matches: NOT_FOLLOWED } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
