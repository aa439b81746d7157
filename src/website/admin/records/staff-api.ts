import { HttpError } from 'ra-core'
import { STAFF_API } from '#base/editing/staff-api.ts'
import { type Complaints, toFieldErrors } from './complaints.ts'
import type { Fields } from './conflict.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** What the record was when it was read. */
  revision?: string | undefined
  signal?: AbortSignal | undefined
}

/** Somebody saved the record in between; `current` is what it is now. */
export type Stale = { current: Fields }

/**
 * Asks the staff's API and answers its JSON, null where there is none. Refusals are thrown as react-admin's `HttpError`: its message is a
 * key of our words, and complaints about fields stand in `body.errors`, where forms look for them. A stale revision
 * carries what the record is now in `body.current`.
 */
export async function callStaffApi(path: string, { method = 'GET', body, revision, signal }: Call = {}) {
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (revision !== undefined) headers.set('If-Match', `"${revision}"`)
  const response = await send(`${STAFF_API}${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null)
  if (!response.ok) throw toHttpError(response.status, answer)
  return answer
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new HttpError('errors.unreachable', 0)
  }
}

const SENTENCES: Record<number, string> = {
  401: 'errors.signed_out',
  403: 'errors.forbidden',
  404: 'errors.gone',
  409: 'errors.stale',
  413: 'errors.too_large',
  422: 'errors.invalid',
  428: 'errors.stale',
  429: 'errors.too_often',
}

function toHttpError(status: number, answer: unknown): Error {
  const sentence = SENTENCES[status] ?? (status >= 500 ? 'errors.server' : 'errors.refused')
  return new HttpError(sentence, status, {
    ...(status === 422 ? { errors: toFieldErrors(complaintsOf(answer)) } : {}),
    ...(status === 409 ? { current: isFields(answer) ? answer.current : undefined } : {}),
  })
}

function complaintsOf(answer: unknown): Complaints {
  if (!isFields(answer) || !isFields(answer.error) || !isFields(answer.error.fields)) return {}
  return Object.fromEntries(
    Object.entries(answer.error.fields).map(([field, complaint]) => [field, String(complaint)]),
  )
}

/** The other's version in a refusal, if that is what was refused. */
export function readStale(error: unknown): Stale | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  return isFields(error.body?.current) ? { current: error.body.current } : null
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
