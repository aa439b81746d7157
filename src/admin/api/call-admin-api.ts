import type { z } from 'zod'
import { STAFF_API } from '#site/api-paths.ts'
import { noteAction } from './last-action.ts'

export type Refused = {
  outcome: 'refused'
  /** 0 when the server could not be reached. */
  status: number
  code: string
  sentence: string
  body: unknown
}

type Sent = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  revision?: string | undefined
}

/** Not for files. @throws when the response has another shape, and when the request was aborted. */
export async function askStaff<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: RequestInit = {},
): Promise<{ outcome: 'answered'; answer: Answer } | Refused> {
  const response = await send(STAFF_API + path, request)
  const body: unknown = response?.status === 204 ? null : await response?.json().catch(() => null)
  if (response?.ok && request.method !== undefined && request.method !== 'GET') noteAction(response)
  if (response?.ok) return { outcome: 'answered', answer: schema.parse(body) }
  const status = response?.status ?? 0
  const code = codeOf(body)
  const sentence = code === 'role' ? 'errors.role' : sentenceOf(status)
  return { outcome: 'refused', status, code, sentence, body }
}

export function jsonRequest({ method, body, revision }: Sent): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (revision !== undefined) headers.set('If-Match', `"${revision}"`)
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

const SENTENCES: Readonly<Record<number, string>> = {
  0: 'errors.unreachable',
  401: 'errors.signed_out',
  403: 'errors.forbidden',
  404: 'errors.gone',
  409: 'errors.stale',
  413: 'errors.too_large',
  422: 'errors.invalid',
  428: 'errors.stale',
  429: 'errors.too_often',
}
const FIRST_SERVER_ERROR = 500

export function sentenceOf(status: number): string {
  return SENTENCES[status] ?? (status >= FIRST_SERVER_ERROR ? 'errors.server' : 'errors.refused')
}

async function send(address: string, request: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, { credentials: 'same-origin', ...request })
  } catch (error) {
    if (request.signal?.aborted) throw error
    return null
  }
}

function codeOf(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
