import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiError } from '#server/errors/api-error.ts'
import { bothLanguages } from '#server/errors/error-page.ts'
import { SECURITY_HEADERS } from '#server/middleware/security-headers.ts'

export type Refusal = keyof typeof REFUSALS

/** A body that is sent again at once would be refused again. */
const TRY_AGAIN_AFTER_SECONDS = 5

const REFUSALS = {
  'too-slow': {
    status: 408,
    code: 'too_slow',
    de: 'Das kam zu langsam bei uns an. Bitte versuchen Sie es mit einer besseren Verbindung noch einmal.',
    en: 'This reached us too slowly. Please try again when your connection is better.',
  },
  'too-many-of-network': {
    status: 429,
    code: 'too_many',
    de: 'Aus Ihrem Netz wird gerade zu viel gleichzeitig gesendet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too much is being sent from your network at once. Please try again in a moment.',
  },
  full: {
    status: 503,
    code: 'busy',
    de: 'Bei uns kommt gerade zu viel gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Too much is arriving here at once. Please try again in a moment.',
  },
  overloaded: {
    status: 503,
    code: 'busy',
    de: 'Gerade ist hier so viel los, dass wir nicht nachkommen. Bitte laden Sie die Seite gleich noch einmal.',
    en: 'We have more visitors right now than we can keep up with. Please reload the page in a moment.',
  },
} as const

/** Responds instead of the application. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, de, en } = REFUSALS[refusal]
  const isCall = request.url?.startsWith('/illusde/') ?? false
  const answer: ApiError = { error: { code, message: `${de} / ${en}` } }
  const text = isCall ? JSON.stringify(answer) : bothLanguages(de, en)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'",
    'Retry-After': String(TRY_AGAIN_AFTER_SECONDS),
    // The rest of a refused body is not read, so the connection cannot be used again.
    ...(refusal === 'overloaded' ? {} : { Connection: 'close' }),
  })
  response.end(text)
}
