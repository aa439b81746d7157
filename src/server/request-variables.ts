import type { HttpBindings } from '@hono/node-server'

/** `refreshing` is the address of a cached response that is being renewed in the background. */
export type Bindings = Partial<HttpBindings> & { refreshing?: string }

/** What middleware and routes store about one request. */
export type RequestVariables = {
  requestId: string
  /** The client's address, as far as our own proxies are trusted to give it. */
  networkAddress: string
  /** Whether this request or an earlier one was forwarded by an untrusted proxy. */
  isProxyUntrusted?: boolean
  /** Set by a route whose response is the same for everybody: its TTL. */
  ttlMs?: number
  /** The address as the client wrote it, which is the cache key; absent where the response must not be cached. */
  keepAs?: string
  /** The one inline style of the page, which its policy allows by its hash. */
  inlineStyle?: string
  /** Whether pages of this site may frame this one. */
  mayBeFramed?: boolean
  /** Whether visitors who read English are redirected instead of getting this page. */
  leadsToEnglish?: boolean
}
