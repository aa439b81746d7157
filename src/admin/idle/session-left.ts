import { z } from 'zod'
import { askDoor } from '#admin/account/call-auth.ts'

export type SessionLeft =
  | { outcome: 'signed-in'; staffId: string; secondsLeft: number }
  | { outcome: 'nobody' }
  | { outcome: 'unreachable' }

const Session = z.object({ staffId: z.string(), secondsLeft: z.number() })

/** How long the session still lasts; asking does not lengthen it. */
export function lookAtSession(): Promise<SessionLeft> {
  return ask('/session')
}

/** Says that a person uses the session, which lengthens it. */
export function reportUse(): Promise<SessionLeft> {
  return ask('/use-session', {})
}

async function ask(path: string, body?: Record<string, unknown>): Promise<SessionLeft> {
  const answer = await askDoor(path, { answer: Session, ...(body ? { body } : {}) })
  if (answer.outcome === 'done') return { outcome: 'signed-in', ...answer.value }
  return answer.code === 'unauthenticated' ? { outcome: 'nobody' } : { outcome: 'unreachable' }
}
