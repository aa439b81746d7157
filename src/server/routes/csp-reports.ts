import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { findPage } from '#domain/published/find-page.ts'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { networkOf } from '#platform/http/network.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { CSP_REPORTS } from '#server/edge/content-policy.ts'
import { apiError, fromOtherSite, methodNotAllowed, tooLarge, tooMany } from '#server/edge/refusals.ts'
import { isFromElsewhere, type RequestVariables } from '#server/edge/request.ts'
import type { ServerMetrics } from '#server/health/metrics.ts'
import { ADMIN_PATH } from '#site/api-paths.ts'
import { SCREENS } from '#site/paths.ts'

type CspReportsNeeds = {
  readModel: ReadModel
  origin: string
  log: Log
  metrics: Pick<ServerMetrics, 'policyBroken'>
}

/** A dozen reports with a sample each have a quarter of it. */
const LARGEST_REPORT_BYTES = 16 * 1024
const WITHIN_SECONDS = 600
/** A page that violates its policy at every visit is known after a few reports. */
const MOST_OF_A_NETWORK = 20
/** Reports that are sent without end must fill neither the log nor the memory of the limiter. */
const MOST_OF_ALL = 300

/**
 * Receives browsers' reports of violations of the content security policy: one log line for each different violation,
 * and a metric. The limits are counted in memory, by each instance: a report is a hint, and must cost no write to the
 * database.
 */
export function cspReportRoutes({ readModel, origin, log, metrics }: CspReportsNeeds) {
  const app = new Hono<{ Variables: RequestVariables }>()
  const ofAll = new RateLimiterMemory({ points: MOST_OF_ALL, duration: WITHIN_SECONDS })
  const ofNetwork = new RateLimiterMemory({ points: MOST_OF_A_NETWORK, duration: WITHIN_SECONDS })
  const isTooMuch = async (network: string) =>
    (await isUsedUp(ofAll, 'all')) || (await isUsedUp(ofNetwork, network))

  const limit = bodyLimit({
    maxSize: LARGEST_REPORT_BYTES,
    onError: (context) => tooLarge(context, 'report'),
  })
  app.post(CSP_REPORTS, limit, async (context) => {
    context.header('Cache-Control', 'no-store')
    if (isFromElsewhere(context.req.raw, origin)) return fromOtherSite(context)
    if (await isTooMuch(networkOf(context.get('networkAddress'))))
      return tooMany(context, WITHIN_SECONDS, 'There were too many of these.')
    const reading = readCspReports(context.req.header('Content-Type') ?? '', await context.req.text())
    if (reading.outcome !== 'read') return refuse(context, reading.outcome)
    for (const report of reading.reports) {
      metrics.policyBroken()
      log.warn({ ...report, path: nameOfPage(readModel, report) }, 'policy.broken')
    }
    return context.body(null, 204)
  })
  app.all(CSP_REPORTS, methodNotAllowed(['POST']))
  return app
}

function refuse(context: Context, outcome: 'unknown-type' | 'unreadable'): Response {
  return outcome === 'unknown-type'
    ? apiError(context, 415, 'unsupported_type', 'This is not a kind of report that is taken here.')
    : apiError(context, 400, 'invalid_request', 'This is no report.')
}

/** Paths that are not ours could hold anything, and the path of a saved collection is a secret. */
function nameOfPage(readModel: ReadModel, { path }: CspReport): string {
  if (path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)) return ADMIN_PATH
  const language = splitLanguage(path).language
  return findPage(readModel.current(), path) ? path : SCREENS.notFound.pattern[language]
}

async function isUsedUp(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => false,
    () => true,
  )
}

type CspReport = {
  directive: string
  /** A host, or a keyword: `inline`, `eval`, `data`. Never a full address: those can hold what somebody typed. */
  blocked: string
  path: string
}

const LONGEST_DIRECTIVE = 40
const LONGEST_HOST = 100
/** A browser batches the violations of a page; any beyond this are more of the same. */
const MOST_IN_ONE = 10

const Directive = z.string().transform((text, context) => {
  const [name = ''] = text.trim().split(' ')
  if (/^[a-z-]+$/.test(name) && name.length <= LONGEST_DIRECTIVE) return name
  context.addIssue({ code: 'custom', message: 'is none' })
  return z.NEVER
})

/** `application/csp-report` (w3.org/TR/CSP3, 5.3); older browsers send only the longer name of the directive. */
const Single = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'blocked-uri': z.string().default(''),
      'effective-directive': Directive.optional(),
      'violated-directive': Directive.optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ])

/** `application/reports+json`, a list (w3.org/TR/reporting-1); reports of other types are ignored. */
const Several = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({
          documentURL: z.string().optional(),
          blockedURL: z.string().nullish(),
          effectiveDirective: Directive.optional(),
        })
        .nullish(),
    }),
  )
  .min(1)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: body?.effectiveDirective,
        blocked: body?.blockedURL ?? '',
        page: body?.documentURL ?? '',
      })),
  )

const SHAPES: Readonly<Record<string, typeof Single | typeof Several>> = {
  'application/csp-report': Single,
  'application/reports+json': Several,
}

type CspReading = { outcome: 'read'; reports: CspReport[] } | { outcome: 'unknown-type' | 'unreadable' }

export function readCspReports(contentType: string, body: string): CspReading {
  const shape = SHAPES[contentType.split(';')[0]?.trim().toLowerCase() ?? '']
  if (!shape) return { outcome: 'unknown-type' }
  const parsed = shape.safeParse(parse(body))
  if (!parsed.success) return { outcome: 'unreadable' }
  const reports = parsed.data.flatMap(({ directive, blocked, page }) =>
    directive && URL.canParse(page)
      ? { directive, blocked: nameBlocked(blocked), path: new URL(page).pathname }
      : [],
  )
  if (reports.length < parsed.data.length) return { outcome: 'unreadable' }
  const different = new Map(reports.map((report) => [Object.values(report).join(' '), report]))
  return { outcome: 'read', reports: [...different.values()].slice(0, MOST_IN_ONE) }
}

/** The host identifies extensions and injected scripts; an address without a host is named by its scheme. */
function nameBlocked(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown'
  const { protocol, hostname } = new URL(blocked)
  const isWeb = /^(?:https?|wss?):$/.test(protocol)
  return (isWeb ? hostname : protocol.slice(0, -1)).slice(0, LONGEST_HOST)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
