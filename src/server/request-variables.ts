import type { HttpBindings } from '@hono/node-server'

/** `refreshing` is the address of a kept answer that is made anew without anybody asking. */
export type Bindings = Partial<HttpBindings> & { refreshing?: string }

/** What the parts of the server tell each other about one request. */
export type RequestVariables = {
  requestId: string
  /** Of whoever asks, as far as our own proxies can be trusted to say so. */
  networkAddress: string
  /** Whether a proxy, of this request or an earlier one, said who is asking and was not believed. */
  isProxyUntrusted?: boolean
  /** Set by a route whose answer is the same for everybody: how long it stays fresh. */
  keepForMs?: number
  /** The address as the client wrote it, under which the answer may be kept; absent where it must not be. */
  keepAs?: string
  /** Whether visitors who read English are sent on instead of getting this page. */
  leadsToEnglish?: boolean
}
