import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { readProgress } from '#domain/published/picture-progress.ts'
import { notFound } from '#server/errors/errors.ts'
import type { RequestVariables } from '#server/request-variables.ts'
import type { Services } from '#src/services.server.ts'
import { mayReadMetrics, type ServerMetrics } from './metrics.ts'
import type { CheckReadiness } from './readiness.ts'

/** For operators: liveness, readiness and metrics. */
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
