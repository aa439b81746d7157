import { z } from '@hono/zod-openapi'
import { countPageView } from '#domain/consent/count-page-view.server.ts'
import { LONGEST_HOST, WIDTH_CLASSES } from '#domain/consent/page-view.ts'
import { findPage } from '#domain/published/find-page.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { type Api, route } from '#server/api/route.ts'
import { PAGE_VIEWS } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import { SCREENS } from '#site/site-map.ts'
import type { Services } from '#src/services.server.ts'
import { refused } from './describe.ts'

const LONGEST_PATH = 300
/** Both texts at their longest, with some margin. */
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
    width: z.enum(WIDTH_CLASSES),
  })
  .openapi('PageView')

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
      'Counts that a page was looked at, where the visitor agreed to that; nothing about the visitor is kept',
    request: { body: { required: true, content: { 'application/json': { schema: PageView } } } },
    responses: {
      204: { description: 'It is counted' },
      400: refused(400),
      403: refused(403),
      413: refused(413),
      429: refused(429),
    },
  },
)

/** Counts page views. Accepts only what a page of this site sends after consent. */
export function addPageViewsApi(api: Api, { readModel, database, clock }: Services): void {
  api.openapi(viewing, async (context) => {
    const { path, referrer, width } = context.req.valid('json')
    // Unknown paths count as missing: nobody can fill the table with invented addresses.
    const page = findPage(readModel.current(), path) ?? {
      path: SCREENS.notFound.pattern.de,
      language: splitLanguage(path).language,
    }
    await countPageView(database.db, { ...page, referrer, width }, clock.now())
    return context.body(null, 204)
  })
}
