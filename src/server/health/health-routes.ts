import { getConnInfo } from '@hono/node-server/conninfo'
import { sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { readProgress } from '#domain/published/picture-progress.ts'
import { openSingleFlight, withTimeout } from '#platform/concurrency.ts'
import { rowsOf } from '#platform/database/database.ts'
import { notFound } from '#server/edge/refusals.ts'
import type { RequestVariables } from '#server/edge/request.ts'
import type { Services } from '#src/services.server.ts'
import { mayReadMetrics, type ServerMetrics } from './metrics.ts'

export function healthRoutes(
  services: Services,
  {
    metrics,
    isClosing,
    checkReadiness,
  }: { metrics: ServerMetrics; isClosing: () => boolean; checkReadiness: CheckReadiness },
): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  for (const path of ['/healthz', '/readyz', '/metrics']) app.use(path, noStore)
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    const checks = { serving: !isClosing(), ...(await checkReadiness()) }
    const ready = Object.values(checks).every(Boolean)
    const { pictures, prepared, images, indexed, fitted } = readProgress(services)
    const progress = { pictures, prepared, images, indexed, fitted }
    const busy = services.database.isBackingUp?.() ? { busy: 'backup' } : {}
    return context.json({ ready, ...checks, ...busy, progress }, ready ? 200 : 503)
  })
  app.get('/metrics', async (context) => {
    const allowed = mayReadMetrics({
      remoteAddress: getConnInfo(context).remote.address,
      forwarded:
        context.req.header('X-Forwarded-For') !== undefined || context.req.header('Forwarded') !== undefined,
      authorization: context.req.header('Authorization'),
      token: services.config.metricsToken,
    })
    if (!allowed) return notFound(context, 'page')
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
  return app
}

const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
}

/** A database that takes longer cannot serve, and a probe does not wait longer. */
const PROBE_WITHIN_MS = 2_000
export const READINESS_KEPT_MS = 1_000

export type Readiness = { database: boolean; files: boolean }

/** Whether database and files can be used now. A database that a backup keeps busy counts as usable. Never throws. */
export type CheckReadiness = () => Promise<Readiness>

/** Each check writes to the disk or the bucket, so one goes on at a time, and what it found is told for a moment. */
export function openReadiness({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): CheckReadiness {
  const singleFlight = openSingleFlight<boolean>()
  let last: { at: number; readiness: Readiness } | null = null

  const holds = (name: keyof Readiness, check: () => Promise<boolean>, isBusy = false) =>
    withTimeout(
      PROBE_WITHIN_MS,
      singleFlight(name, check).catch(() => false),
      isBusy,
    )

  return async () => {
    // The clock may have been set back.
    if (last && Math.abs(clock.now().getTime() - last.at) < READINESS_KEPT_MS) return last.readiness
    const [isDatabaseThere, areFilesWritable] = await Promise.all([
      holds('database', () => rowsOf(database.db, sql`SELECT 1`).then(() => true), database.isBackingUp?.()),
      holds('files', files.isWritable),
    ])
    const readiness = { database: isDatabaseThere, files: areFilesWritable }
    last = { at: clock.now().getTime(), readiness }
    return readiness
  }
}
