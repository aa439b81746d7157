import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** This machine, whatever name servers say (RFC 6761, 6.3). */
const LOCAL_NAME = /(?:^|[.])localhost[.]?$/i
const THIS_MACHINE: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]

/**
 * All addresses of a host by DNS, of both versions; none where the name does not exist. The system's own resolver
 * cannot be stopped and holds one of its few threads for as long as a name server is silent; these queries end with the
 * signal.
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

function toLookup(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
}
