import { z } from 'zod'
import { callAuth } from '#admin/account/call-auth.ts'

export type SessionLeft =
  | { outcome: 'signed-in'; staffId: string; secondsLeft: number }
  | { outcome: 'nobody' }
  | { outcome: 'unreachable' }

const Session = z.object({ staffId: z.string(), secondsLeft: z.number() })

export function readSession(): Promise<SessionLeft> {
  return callSession('/session')
}

export function reportUse(): Promise<SessionLeft> {
  return callSession('/use-session', {})
}

async function callSession(path: string, body?: Record<string, unknown>): Promise<SessionLeft> {
  const response = await callAuth(path, { schema: Session, ...(body ? { body } : {}) })
  if (response.outcome === 'done') return { outcome: 'signed-in', ...response.value }
  return response.code === 'unauthenticated' ? { outcome: 'nobody' } : { outcome: 'unreachable' }
}
