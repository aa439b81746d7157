import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { findPage } from '#domain/published/find-page.ts'
import type { ReadModel } from '#domain/published/snapshot.server.ts'
import { networkOf } from '#platform/http/network.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { apiError, fromOtherSite, methodNotAllowed, tooLarge, tooMany } from '#server/errors/errors.ts'
import type { ServerMetrics } from '#server/health/metrics.ts'
import { isFromElsewhere } from '#server/http/same-site.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import { ADMIN_PATH } from '#server/staff/admin-page.ts'
import { SCREENS } from '#site/site-map.ts'
import { CSP_REPORTS } from './content-policy.ts'
import { type CspReport, readCspReports } from './csp-report.ts'

type Needs = { readModel: ReadModel; origin: string; log: Log; metrics: Pick<ServerMetrics, 'policyBroken'> }

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
export function cspReportRoutes({ readModel, origin, log, metrics }: Needs) {
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
