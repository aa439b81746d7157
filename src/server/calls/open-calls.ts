import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed, notFound } from '#server/edge/refusals.ts'
import type { Services } from '#src/services.server.ts'
import { readInput } from './bodies.ts'
import { type Call, type CallContext, type CallEnv, PassedOn } from './call.ts'
import { guardsOf } from './guards.ts'

type Options = {
  /** All addresses of the API pass this first, whether they exist or not. */
  before?: MiddlewareHandler<CallEnv>
  /** An address or a method that does not exist passes this before it is refused. */
  beforeRefusal?: MiddlewareHandler<CallEnv>
}

const pass: MiddlewareHandler<CallEnv> = (_, next) => next()

/** Routes the calls of one API in their order, and refuses all other methods and addresses below it. */
export function openCalls(
  calls: readonly Call[],
  services: Services,
  { before = pass, beforeRefusal = pass }: Options = {},
): Hono<CallEnv> {
  const api = new Hono<CallEnv>()
  api.use(before)
  routeCalls(api, calls, services)
  for (const [path, same] of Map.groupBy(calls, (call) => toHonoPath(call.path))) {
    const methods = [...new Set(same.map(({ method }) => String(method)))]
    if (methods.includes('GET')) methods.push('HEAD')
    api.all(path, beforeRefusal, methodNotAllowed(methods))
  }
  api.all('*', beforeRefusal, (context) => notFound(context, 'call'))
  return api
}

/** Adds calls to routes that answer more than calls. */
export function routeCalls(
  routes: Pick<Hono<CallEnv>, 'on'>,
  calls: readonly Call[],
  services: Services,
): void {
  for (const call of calls) {
    routes.on(call.method, [toHonoPath(call.path)], ...guardsOf(call, services), (context) =>
      answer(call, context, services),
    )
  }
}

async function answer(call: Call, context: CallContext, services: Services): Promise<Response> {
  const input = await readInput(context, call)
  if (input instanceof Response) return input
  const outcome = await call.handler(context, services, input)
  if (outcome instanceof Response) return outcome
  if (outcome instanceof PassedOn) return outcome.response
  const { status = 200 } = call.answered ?? {}
  return context.json(Object(outcome), status === 204 ? 200 : status)
}

/** `/lightbox/{id}` as Hono writes it. */
function toHonoPath(path: string): string {
  return path.replaceAll(/\/\{(\w+)\}/g, '/:$1')
}
