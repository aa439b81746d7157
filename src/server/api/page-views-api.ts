import { z } from '@hono/zod-openapi'
import { IMAGE_KINDS, LONGEST_HOST, MOST_IMAGES_AT_ONCE } from '#domain/statistics/model.ts'
import { toCounts } from '#domain/statistics/to-counts.ts'
import { isCrawler } from '#platform/i18n/choose-language.ts'
import { type Api, route } from '#server/api/route.ts'
import { isSpeculative } from '#server/http/same-site.ts'
import { PAGE_VIEWS } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { refused } from './describe.ts'

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
  .openapi('PageView')

const ImageEvent = z
  .object({
    kind: z.enum(IMAGE_KINDS),
    images: z.array(z.int().min(1).max(LARGEST_ID)).min(1).max(MOST_IMAGES_AT_ONCE),
  })
  .openapi('ImageEvent')

const viewing = route(
  {
    role: 'public',
    maxBody: LARGEST_BODY_BYTES,
    from: 'our-pages',
    limit: {
      name: 'page-views',
      ...site.limits.requests.pageViews,
      message: 'There were too many of these.',
    },
  },
  {
    method: 'post',
    path: PAGE_VIEWS,
    summary:
      'Counts that a page or images were looked at, collected or enquired about, where the visitor agreed to that; nothing about the visitor is kept',
    request: {
      body: { required: true, content: { 'application/json': { schema: z.union([ImageEvent, PageView]) } } },
    },
    responses: {
      204: { description: 'It is counted, unless staff or a page that nobody sees yet sent it' },
      400: refused(400),
      403: refused(403),
      413: refused(413),
      429: refused(429),
    },
  },
)

/** Counts page views. Accepts only what a page of this site sends after consent. */
export function addPageViewsApi(api: Api, { readModel, statistics, authService }: Services): void {
  api.openapi(viewing, async (context) => {
    const { headers } = context.req.raw
    const isSeen = !isSpeculative(context.req.raw) && !isCrawler(headers.get('User-Agent'))
    if (isSeen && !(await authService.authenticate(headers)))
      statistics.note(
        toCounts(context.req.valid('json'), readModel.current(), headers.get('Accept-Language')),
      )
    return context.body(null, 204)
  })
}
