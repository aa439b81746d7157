import { API_PATH } from '#site/api-paths.ts'
import { DOWNLOAD_PATH } from '#site/further-paths.ts'

/** Not prepared: files, programs, and answers too expensive to make before somebody asks for them. */
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
/** Links that change something (the language), open another order of the same, or lead to a file. */
const NOT_FOLLOWED = '[rel~="nofollow"], [rel~="external"], [download], [target="_blank"]'

/**
 * Browsers that support speculation rules prepare pages while a visitor points at a link or touches it: our own pages,
 * at most two at a time, and none where data or energy are saved (those are the browser's own rules for `moderate`).
 */
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
