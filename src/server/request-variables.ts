import type { HttpBindings } from '@hono/node-server'
import type { EncodedBody } from '#platform/http/encoding.ts'

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
  /** The parameters of the address that the response depends on, set by its route; without, it depends on none. */
  parameters?: readonly string[]
  /** The body in all encodings, where they are not made for this response. */
  encoded?: EncodedBody
  /** The one inline style of the page, which its policy allows by its hash. */
  inlineStyle?: string
  /** Whether pages of this site may frame this one. */
  mayBeFramed?: boolean
  /** Whether visitors who read English are redirected instead of getting this page. */
  leadsToEnglish?: boolean
}
