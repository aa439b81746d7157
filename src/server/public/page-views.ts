import { z } from 'zod'
import { includesRole } from '#domain/staff/roles.ts'
import { toCounts } from '#domain/statistics/statistics.server.ts'
import { IMAGE_KINDS, LONGEST_HOST, MOST_IMAGES_AT_ONCE } from '#domain/statistics/statistics-model.ts'
import { call } from '#server/calls/call.ts'
import { isCrawler, isSpeculative } from '#server/edge/request.ts'
import { MEMBERSHIP, PAGE_VIEWS } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'

const LONGEST_PATH = 300
const LONGEST_WORDS = 200
const LARGEST_ID = 999_999_999
/** All texts at their longest, with some margin. */
const LARGEST_BODY_BYTES = 2 * 1024

const PageView = z
  .object({
    path: z.string().startsWith('/').max(LONGEST_PATH),
    referrer: z
      .string()
      .max(LONGEST_HOST)
      .regex(/^[a-z0-9.-]*$/i)
      .toLowerCase()
      .default(''),
    isVisit: z.boolean().default(false),
    search: z.object({ words: z.string().max(LONGEST_WORDS), isAnswered: z.boolean() }).optional(),
  })
  .meta({ id: 'PageView' })

const ImageEvent = z
  .object({
    kind: z.enum(IMAGE_KINDS),
    images: z.array(z.int().min(1).max(LARGEST_ID)).min(1).max(MOST_IMAGES_AT_ONCE),
  })
  .meta({ id: 'ImageEvent' })

export const pageViewCalls = [
  call({
    method: 'GET',
    path: MEMBERSHIP,
    who: 'public',
    summary: 'Whether the asker is signed in as staff: y or n',
    answer: z.enum(['y', 'n']),
    answered: { description: 'y or n', type: 'text/plain' },
    handler: async (context, { authService }) => {
      context.header('Cache-Control', 'no-store')
      const { headers, url } = context.req.raw
      // The beta site is shown to outsiders: nobody counts as staff there.
      if (site.hosts.beta.includes(new URL(url).hostname)) return context.text('n', 200)
      const staff = await authService.authenticate(headers)
      // Artists find what is theirs in their own portfolio.
      return context.text(staff && includesRole(staff.role, 'reader') ? 'y' : 'n', 200)
    },
  }),
  call({
    method: 'POST',
    path: PAGE_VIEWS,
    who: 'public',
    from: 'our-pages',
    limit: {
      name: 'page-views',
      ...site.limits.requests.pageViews,
      message: 'There were too many of these.',
    },
    maxBody: LARGEST_BODY_BYTES,
    summary:
      'Counts that a page or images were looked at, collected or enquired about, where the visitor agreed to that; nothing about the visitor is kept',
    body: z.union([ImageEvent, PageView]),
    answered: {
      status: 204,
      description: 'It is counted, unless staff or a page that nobody sees yet sent it',
    },
    refusals: [400, 403, 413, 429],
    handler: async (context, { readModel, statistics, authService }, { body }) => {
      const { headers } = context.req.raw
      const isSeen = !isSpeculative(context.req.raw) && !isCrawler(headers.get('User-Agent'))
      if (isSeen && !(await authService.authenticate(headers)))
        statistics.note(toCounts(body, readModel.current(), headers.get('Accept-Language')))
      return context.body(null, 204)
    },
  }),
]
