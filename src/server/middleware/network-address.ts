import type { IncomingMessage } from 'node:http'
import { networkOf } from '#platform/http/network.ts'

/** For requests without a socket, as in tests. */
const UNKNOWN = 'unknown'

/**
 * The client's network address. Each of our proxies appends the address that it saw to X-Forwarded-For, so the one
 * seen by the outermost is that many from the end; anything before it can be forged.
 */
export function networkAddressOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const addresses = (forwardedFor ?? '').split(',').map((address) => address.trim())
  const forwarded = proxies > 0 ? addresses.at(-proxies) : ''
  return forwarded || (socketAddress ?? UNKNOWN)
}

/** The network that a request comes from, before any middleware has seen it. */
export function networkOfRequest({ socket, headers }: IncomingMessage, proxies: number): string {
  return networkOf(networkAddressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), proxies))
}
