import type { MiddlewareHandler } from 'hono'
import type { Log } from '#platform/log.ts'
import type { Bindings, RequestVariables } from '#server/request-variables.ts'
import { networkAddressOf } from './network-address.ts'

const FORWARDING = ['X-Forwarded-For', 'Forwarded']

/**
 * Sets the client's network address. Warns once when an untrusted proxy forwards one: all visitors would then share
 * one rate limit, and one of them could use it up for all.
 */
export function nameNetwork(
  proxies: number,
  log: Log,
): MiddlewareHandler<{ Bindings: Bindings; Variables: RequestVariables }> {
  let isUntrusted = false
  return (context, next) => {
    const forwarding = FORWARDING.find((name) => context.req.header(name) !== undefined)
    if (forwarding && proxies === 0 && !isUntrusted) {
      isUntrusted = true
      log.warn({ header: forwarding, hint: HINT }, 'proxy.untrusted')
    }
    const socketAddress = context.env.incoming?.socket.remoteAddress
    const forwardedFor = context.req.header('X-Forwarded-For')
    context.set('networkAddress', networkAddressOf(socketAddress, forwardedFor, proxies))
    context.set('isProxyUntrusted', isUntrusted)
    return next()
  }
}

const HINT =
  'If a proxy of yours stands in front, set TRUST_PROXY to the number of them; until then all visitors share one limit.'
