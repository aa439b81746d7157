import { z } from 'zod'
import { AUTH_PATH } from '#domain/staff/staff-model.ts'

export type Refusal = {
  code: string
  fields: Record<string, string>
  waitSeconds: number
}
export type AuthResponse<Value> = { outcome: 'done'; value: Value } | ({ outcome: 'refused' } & Refusal)

const Problem = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).default({}) }),
})
const USUAL_WAIT_SECONDS = 60

/** A failed connection is a refusal like others. */
export async function callAuth<Value>(
  path: string,
  { schema, body }: { schema: z.ZodType<Value>; body?: Record<string, unknown> },
): Promise<AuthResponse<Value>> {
  try {
    const response = await fetch(AUTH_PATH + path, body ? post(body) : {})
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { outcome: 'done', value: schema.parse(answer) }
    const problem = Problem.safeParse(answer)
    const waitSeconds = Number(response.headers.get('Retry-After')) || USUAL_WAIT_SECONDS
    return refused(problem.success ? { ...problem.data.error, waitSeconds } : { waitSeconds })
  } catch {
    return refused({})
  }
}

export function refused(refusal: Partial<Refusal>): { outcome: 'refused' } & Refusal {
  return { outcome: 'refused', code: 'unreachable', fields: {}, waitSeconds: 0, ...refusal }
}

function post(body: Record<string, unknown>): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

export const Anything = z.unknown()
