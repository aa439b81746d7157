/** Where nobody knows, as in tests without a socket. */
const UNKNOWN = 'unknown'

/**
 * Who is asking. Each of our own proxies adds to X-Forwarded-For the address that it saw, so the one that the outermost
 * of them saw is that many from the end; what stands before it anybody can make up.
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
