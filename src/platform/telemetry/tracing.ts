import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Traces of requests and of what they wait for. There is none unless the operator names a place for them. */
export type Tracing = {
  /** Handles a request as a span of its own, which ends with its response. */
  request: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void
  /** Of the span that is under way, for log lines; empty outside of any. */
  facts: () => TraceFacts
  /** Sends what is left. */
  close: () => Promise<void>
}

export type TraceFacts = { traceId?: string; spanId?: string }

export type OutgoingHeaders = Record<string, string>

const outgoing = channel('zeichner:outgoing')

/** Adds `traceparent` to the headers of a request to a service of the agency's own, while traces are kept. */
export function addTraceHeaders(headers: OutgoingHeaders): OutgoingHeaders {
  if (outgoing.hasSubscribers) outgoing.publish(headers)
  return headers
}
