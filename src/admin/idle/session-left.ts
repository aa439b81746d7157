import { z } from 'zod'
import { askDoor } from '#admin/account/call-auth.ts'

export type SessionLeft =
  | { outcome: 'signed-in'; staffId: string; secondsLeft: number }
  | { outcome: 'nobody' }
  | { outcome: 'unreachable' }

const Session = z.object({ staffId: z.string(), secondsLeft: z.number() })

/** Time left of the session; reading it does not extend it. */
export function lookAtSession(): Promise<SessionLeft> {
  return ask('/session')
}

/** Reports use of the session, which extends it. */
export function reportUse(): Promise<SessionLeft> {
  return ask('/use-session', {})
}

async function ask(path: string, body?: Record<string, unknown>): Promise<SessionLeft> {
  const answer = await askDoor(path, { answer: Session, ...(body ? { body } : {}) })
  if (answer.outcome === 'done') return { outcome: 'signed-in', ...answer.value }
  return answer.code === 'unauthenticated' ? { outcome: 'nobody' } : { outcome: 'unreachable' }
}
