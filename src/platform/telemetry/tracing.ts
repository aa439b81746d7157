import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type Tracing = {
  request: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void
  facts: () => TraceFacts
  close: () => Promise<void>
}

export type TraceFacts = { traceId?: string; spanId?: string }

type OutgoingHeaders = Record<string, string>

const outgoing = channel('zeichner:outgoing')

/** Adds `traceparent` to the headers of a request to a service of the agency's own, while traces are kept. */
export function addTraceHeaders(headers: OutgoingHeaders): OutgoingHeaders {
  if (outgoing.hasSubscribers) outgoing.publish(headers)
  return headers
}

/** Words, of which our addresses are made. An id, a number or a secret does not match. */
const WORD = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}(?:\.[a-z]{2,5})?$/
const MOST_PARTS = 6
const LEFT_OUT = '{}'

/** The path as a span may name it: without query, and with `{}` for whatever could tell of somebody. */
export function spanPath(url: string): string {
  const [path = ''] = url.split('?')
  const parts = path.split('/').slice(1, MOST_PARTS + 1)
  return `/${parts.map((part) => (part === '' || WORD.test(part) ? part : LEFT_OUT)).join('/')}`
}
