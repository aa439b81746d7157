import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Always this machine, whatever DNS says (RFC 6761, 6.3). */
const LOCAL_NAME = /(?:^|[.])localhost[.]?$/i
const THIS_MACHINE: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]

/**
 * All addresses of a host by DNS, of both versions; empty when the name does not exist. Not `dns.lookup`: it cannot be
 * cancelled and blocks one of libuv's few threads while a name server is silent. These queries end with the signal.
 */
export async function resolveName(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  if (LOCAL_NAME.test(host)) return THIS_MACHINE
  const resolver = new Resolver()
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const [version4, version6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return [...toLookup(version4, 4), ...toLookup(version6, 6)]
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function toLookup(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
}
