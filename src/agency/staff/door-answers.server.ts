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

/** How better-auth calls what our screens call otherwise. */
const CODES: Record<string, { status: number; code: string }> = {
  INVALID_EMAIL: { status: 401, code: 'wrong_password' },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, code: 'wrong_password' },
  INVALID_PASSWORD: { status: 403, code: 'wrong_password' },
  INVALID_CODE: { status: 401, code: 'wrong_code' },
  INVALID_BACKUP_CODE: { status: 401, code: 'wrong_code' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, code: 'start_again' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 401, code: 'start_again' },
  SESSION_NOT_FRESH: { status: 403, code: 'sign_in_again' },
  UNAUTHORIZED: { status: 401, code: 'unauthenticated' },
}

/** better-auth's answer as ours: never kept, refusals in the API's form, its cookies as they are. */
export async function translate(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  if (answer.ok) return new Response(answer.body, { status: answer.status, headers })
  const body: unknown = await answer.json().catch(() => null)
  const theirs = codeIn(body)
  const { status, code } = CODES[theirs] ?? { status: answer.status, code: theirs.toLowerCase() || 'refused' }
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const error = { code, message: 'This was refused.' }
  return new Response(JSON.stringify({ error }), { status, headers })
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}
