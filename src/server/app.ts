import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { AUTH_PATH } from '#domain/staff/staff-model.ts'
import type { PageViewsConfig } from '#platform/config.ts'
import { API_PATH, STAFF_API } from '#site/api-paths.ts'
import { DOWNLOAD_PATH } from '#site/further-paths.ts'
import type { Services } from '#src/services.server.ts'
import { limitBodies, limitByPath } from './calls/bodies.ts'
import type { CallContext, CallEnv } from './calls/call.ts'
import { routeCalls } from './calls/guards.ts'
import { nameMiningPolicy, pagePolicy, RESOURCE_POLICY } from './edge/content-policy.ts'
import { type AppStep, IN_THE_APP } from './edge/corridor.ts'
import { finishResponse, type ResponseCache } from './edge/finish-response.ts'
import { apiError, handleUnexpected, reportUnavailable } from './edge/refusals.ts'
import { isSpeculative, nameNetwork } from './edge/request.ts'
import { healthRoutes, openReadiness } from './health/health-routes.ts'
import type { ServerMetrics } from './health/metrics.ts'
import { answerPreview, answerUnreadable, pageForms, pageRoutes } from './pages/pages.ts'
import { openPreviews, previewPages, previewPictures } from './pages/previews.ts'
import { redirectPages } from './pages/redirects.ts'
import type { ServedWebsite } from './pages/website.ts'
import { publicApi, publicCalls } from './public/public-calls.ts'
import { cspReportRoutes } from './routes/csp-reports.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { feedRoutes } from './routes/feeds.ts'
import { filmRoutes } from './routes/films.ts'
import { mediaRoutes } from './routes/media.ts'
import { shareImageRoutes } from './routes/share-images.ts'
import { findSharedAsset } from './routes/shared-assets.ts'
import { sitemapRoutes } from './routes/sitemap.ts'
import { ASSETS, staticFiles } from './routes/static-files.ts'
import { wellKnownRoutes } from './routes/well-known.ts'
import { adminPageRoutes, apiDocsRoute, signIn } from './staff/admin-page.ts'
import { staffApi } from './staff/staff-calls.ts'

type AppNeeds = {
  services: Services
  metrics: ServerMetrics
  responseCache: ResponseCache
  isClosing: () => boolean
  website: ServedWebsite
}

type App = Hono<CallEnv>

/** The films of `npm run demo -- --film`, or the agency's own. */
const FILMS = join(import.meta.dirname, '../../content/films')
/** Longer addresses are refused with 414 before anything reads them. */
const LONGEST_URL = 2_048
/** Pictures up to this size are cached in memory: all of width 640, none of width 2400. */
const LARGEST_CACHED_PICTURE_BYTES = 256 * 1024
const PICTURE_TTL_MS = 3_600_000

export function createApp({ services, metrics, responseCache, isClosing, website }: AppNeeds): App {
  const { readModel, variants, files, origin, log, clock } = services
  const app: App = new Hono()
  const counterOrigin = originOfCounter(services.config.pageViews)
  const previews = openPreviews(services)
  const inlineScripts = website.readInlineScripts()
  const findAsset = (address: string) => findSharedAsset(files, address)
  const pages = { loadWebsite: website.load, mode: website.mode, services }
  const calls = publicCalls()
  const forms = pageForms(pages)
  const checkReadiness = openReadiness(services)
  app.onError(handleUnexpected(log))
  const steps: Record<AppStep, MiddlewareHandler> = {
    'request-id': numberRequest,
    network: nameNetwork(services.config.trustedProxies, log),
    'finish-response': finishResponse(responseCache, {
      isBehindProxy: services.config.trustedProxies > 0,
      pagePolicy: async ({ inlineStyle: style, mayBeFramed }) => {
        const scripts = await inlineScripts
        const inline = scripts && { scripts, style }
        return pagePolicy({ inline, counterOrigin, mayBeFramed })
      },
    }),
    'mining-policy': nameMiningPolicy(origin),
    'unreadable-page': answerMalformed((context) => answerUnreadable(pages, context)),
    address: refuseAddress,
    unavailable: reportUnavailable(async () => Object.values(await checkReadiness()).every(Boolean)),
    'body-limit': limitBodies(
      limitByPath([...calls.map((call) => ({ ...call, path: API_PATH + call.path })), ...forms]),
    ),
  }
  app.use(...IN_THE_APP.map(({ name }) => steps[name]))
  app.route('/', healthRoutes(services, { metrics, isClosing, checkReadiness }))
  if (website.assets)
    app.route('/', staticFiles({ folder: website.assets, below: ASSETS, findElsewhere: findAsset }))
  for (const counted of [DOWNLOAD_PATH, `${AUTH_PATH}/*`]) app.use(counted, refuseSpeculation)
  for (const shown of ['/films/*', '/dmedia/*', '/media/*', '/cards/*']) app.use(shown, mayBeEmbedded)
  app.route('/', filmRoutes(FILMS))
  for (const shown of ['/dmedia/*', '/media/*']) app.use(shown, previewPictures(previews, variants))
  app.use('/dmedia/*', cacheSmallPictures)
  app.use('/media/*', cacheSmallPictures)
  app.route(
    '/',
    mediaRoutes({
      findPicture: (id) => readModel.current().pictures.get(id) ?? null,
      findPictureByFileName: (name) => readModel.current().picturesByFileName.get(name) ?? null,
      variants,
    }),
  )
  app.route(
    '/',
    wellKnownRoutes(clock, origin, () => readModel.current().settings),
  )
  app.route('/', sitemapRoutes(readModel, origin))
  app.route('/', feedRoutes(readModel, origin))
  app.route('/', deliveryRoutes(services))
  app.route('/', shareImageRoutes({ readModel, variants, files, log }))
  app.route(AUTH_PATH, signIn(services))
  app.route(STAFF_API, staffApi(services))
  app.route('/', cspReportRoutes({ readModel, origin, log, metrics }))
  app.route('/', apiDocsRoute(website.adminBundle))
  app.route(API_PATH, publicApi(calls, services))
  app.route('/', adminPageRoutes(website.adminBundle, findAsset))
  app.use(previewPages({ previews, answer: (context, content) => answerPreview(pages, context, content) }))
  app.use(redirectPages(readModel))
  app.route('/', pageRoutes(pages))
  routeCalls(app, forms, services)
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return apiError(context, 405, 'method_not_allowed', 'This address answers GET and HEAD only.')
  })
  return app
}

type AnswerPage = (context: CallContext) => Promise<Response>

/** Answers people with a page where the address cannot be read; programs get an error from `refuseAddress`. */
const answerMalformed =
  (answerPage: AnswerPage): MiddlewareHandler<CallEnv> =>
  async (context, next) => {
    const { method, url } = context.req
    const isForPeople = (method === 'GET' || method === 'HEAD') && !isOfApi(url)
    return isForPeople && refuseUrl(url) === 'malformed' ? answerPage(context) : next()
  }

const refuseAddress: MiddlewareHandler = async (context, next) => {
  const refusal = refuseUrl(context.req.url)
  if (refusal === 'too-long') return apiError(context, 414, 'too_long', 'This address is too long.')
  if (refusal === 'malformed')
    return apiError(context, 400, 'invalid_request', 'This address cannot be read.')
  return next()
}

function isOfApi(url: string): boolean {
  return new URL(url).pathname.startsWith(`${API_PATH}/`)
}

function originOfCounter(counter: PageViewsConfig): string | null {
  return 'url' in counter ? new URL(counter.url).origin : null
}

const numberRequest: MiddlewareHandler<CallEnv> = (context, next) => {
  context.set('requestId', String(context.env.outgoing?.getHeader('X-Request-Id') ?? 'none'))
  return next()
}

function refuseUrl(url: string): 'too-long' | 'malformed' | null {
  if (url.length > LONGEST_URL) return 'too-long'
  try {
    return decodeURIComponent(new URL(url).pathname).includes('\0') ? 'malformed' : null
  } catch {
    return 'malformed'
  }
}

/** Guards addresses where a GET has an effect: it waits until a person asks. */
const refuseSpeculation: MiddlewareHandler = async (context, next) =>
  isSpeculative(context.req.raw) ? context.body(null, 503, { 'Cache-Control': 'no-store' }) : next()

const mayBeEmbedded: MiddlewareHandler = async (context, next) => {
  await next()
  context.res.headers.set(RESOURCE_POLICY, 'cross-origin')
}

const cacheSmallPictures: MiddlewareHandler<CallEnv> = async (context, next) => {
  await next()
  const bytes = Number(context.res.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (context.res.status === 200 && bytes <= LARGEST_CACHED_PICTURE_BYTES)
    context.set('ttlMs', PICTURE_TTL_MS)
}
