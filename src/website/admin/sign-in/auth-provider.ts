import type { AuthProvider } from 'react-admin'
import { Anything, askDoor } from '#website/admin/account/ask-door.ts'
import { findSession } from '#website/admin/account/session.ts'

/** How react-admin asks who is there. The pages sign in by themselves, in as many steps as it takes. */
export const authProvider: AuthProvider = {
  login: requireSession,
  checkAuth: requireSession,
  checkError: async ({ status }) => {
    if (status === 401) throw new Error('Signed out.')
  },
  getIdentity: async () => {
    const found = await findSession()
    return found ? { id: found.user.id, fullName: found.user.name } : { id: '' }
  },
  logout: async () => {
    // Without a session there is nothing to end, and that is no mishap.
    if (await findSession()) await askDoor('/sign-out', { answer: Anything, body: {} })
  },
}

async function requireSession(): Promise<void> {
  if (!(await findSession())) throw new Error('Signed out.')
}
