import type { z } from 'zod'
import { STAFF_API } from '#base/editing/staff-api.ts'

/** A call that the server refused; `code` is its own word for why, '' when the server could not be reached. */
export type Refused = { outcome: 'refused'; status: number; code: string }

/** Asks the staff's API for something of this shape. */
export async function askStaff<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  request: RequestInit = {},
): Promise<{ outcome: 'answered'; answer: Answer } | Refused> {
  const response = await fetch(STAFF_API + path, { credentials: 'same-origin', ...request }).catch(() => null)
  const body: unknown = response?.status === 204 ? null : await response?.json().catch(() => null)
  if (!response?.ok) return { outcome: 'refused', status: response?.status ?? 0, code: codeOf(body) }
  return { outcome: 'answered', answer: schema.parse(body) }
}

function codeOf(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
