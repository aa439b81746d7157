/** Refusals in the words of the API (decisions, sections 4 and 9). */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const { fields, headers } = more
  return Response.json(
    { error: { code, message, ...(fields ? { fields } : {}) } },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  )
}

export function waitBefore(seconds: number): Response {
  return refusal(429, 'too_many', 'That was tried too often.', {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** What this program answers itself is never kept either. */
export function plainAnswer(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

export const PASSKEY_REFUSED = 'PASSKEY_REFUSED'

/** How better-auth calls what our screens call otherwise. */
const CODES: Record<string, { status: number; code: string }> = {
  INVALID_EMAIL: { status: 401, code: 'wrong_password' },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, code: 'wrong_password' },
  INVALID_PASSWORD: { status: 403, code: 'wrong_password' },
  INVALID_CODE: { status: 401, code: 'wrong_code' },
  INVALID_BACKUP_CODE: { status: 401, code: 'wrong_code' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, code: 'start_again' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 401, code: 'start_again' },
  // It calls its own fault whatever it could not read in a passkey; queries that fail are heard of elsewhere.
  FAILED_TO_VERIFY_REGISTRATION: { status: 400, code: 'passkey_refused' },
  [PASSKEY_REFUSED]: { status: 400, code: 'passkey_refused' },
  SESSION_NOT_FRESH: { status: 403, code: 'sign_in_again' },
  UNAUTHORIZED: { status: 401, code: 'unauthenticated' },
}

/**
 * better-auth's answer as ours: never kept, refusals in the API's form, its cookies as they are. Tokens of sessions are
 * for cookies, which scripts cannot read, and so are taken out of what is said.
 */
export async function translate(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  const body: unknown = await answer.json().catch(() => null)
  headers.delete('Content-Length')
  if (answer.ok) return Response.json(withoutTokens(body), { status: answer.status, headers })
  const theirs = codeIn(body)
  const { status, code } = CODES[theirs] ?? { status: answer.status, code: theirs.toLowerCase() || 'refused' }
  return Response.json({ error: { code, message: 'This was refused.' } }, { status, headers })
}

function withoutTokens(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value) => (name === 'token' ? undefined : value)))
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}
