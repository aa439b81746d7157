import type { EndedAccess } from '#domain/staff/staff-model.ts'

/** Refuses in the form of the API (docs/specification.md, API). */
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

export function plainResponse(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

export const PASSKEY_REFUSED = 'PASSKEY_REFUSED'

const CODES: Record<string, { status: number; code: string }> = {
  INVALID_EMAIL: { status: 401, code: 'wrong_password' },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, code: 'wrong_password' },
  INVALID_PASSWORD: { status: 403, code: 'wrong_password' },
  INVALID_CODE: { status: 401, code: 'wrong_code' },
  INVALID_BACKUP_CODE: { status: 401, code: 'wrong_code' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, code: 'start_again' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: 401, code: 'start_again' },
  // better-auth's code (status 500) for every passkey that it cannot parse; `transact` detects failed queries.
  FAILED_TO_VERIFY_REGISTRATION: { status: 400, code: 'passkey_refused' },
  [PASSKEY_REFUSED]: { status: 400, code: 'passkey_refused' },
  SESSION_NOT_FRESH: { status: 403, code: 'sign_in_again' },
  UNAUTHORIZED: { status: 401, code: 'unauthenticated' },
}

/** Session tokens are removed from the body, because scripts must not be able to read them. */
export async function translate(response: Response, ended?: EndedAccess): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  const body: unknown = await response.json().catch(() => null)
  headers.delete('Content-Length')
  if (response.ok) {
    const content = ended ? Object.assign({}, body, { ended }) : body
    return Response.json(withoutTokens(content), { status: response.status, headers })
  }
  const original = codeIn(body)
  const { status, code } = CODES[original] ?? {
    status: response.status,
    code: original.toLowerCase() || 'refused',
  }
  return Response.json({ error: { code, message: 'This was refused.' } }, { status, headers })
}

function withoutTokens(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value) => (name === 'token' ? undefined : value)))
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}
